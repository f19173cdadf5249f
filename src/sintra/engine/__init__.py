"""The engine of a game for the browser: its rules and its search as a WebAssembly module, made from the same functions as everything else.

A game's folder holds two files: `engine.wasm`, and `engine.json`, which says how the module's memory is laid out. docs/engine.md says more.
"""
