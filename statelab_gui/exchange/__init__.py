"""Files for other tools: folders of prompts, tables."""
