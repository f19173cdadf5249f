"""Azul Duel: two players, five rounds, tiles from sun and moon, and a dome built plate by plate."""
