"""One folder a game: its printed facts, its compiled rules, its words and its picture. Everything outside is generic."""
