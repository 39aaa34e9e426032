"""Statistics of groups of verdicts; the only room that knows scipy and statsmodels."""
