"""The page as files that any server can send: `sintra site` writes them into a folder, `sintra serve` serves the same.

Everything but the few files at the root is in a folder named after the version, so files of two versions are never mixed, and may be kept for ever.
"""
