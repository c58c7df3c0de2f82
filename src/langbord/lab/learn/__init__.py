"""Nets that learn from games of bots among themselves: `langbord learn GAME`, docs/learning.md."""
