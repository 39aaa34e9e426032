"""Intent drift: conversations whose user adds, withdraws and replaces what is wanted."""
