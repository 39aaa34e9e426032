"""One file a page: builds the page and connects its wishes to the session."""
