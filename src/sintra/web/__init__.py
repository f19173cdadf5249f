"""The web client: files served as they are (`static/`), what they say (`words/`), and the guides to the games."""
