"""A house full of people: how quickly a move reaches those who watch, what a table costs, and that nothing is lost.

`python -m tests.load --help` measures; docs/reliability.md says what is promised and keeps the figures."""
