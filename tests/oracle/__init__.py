"""Second move generators: what may be answered, worked out once more from what a seat sees.

Each was written from the rulebook and the view alone and imports nothing of the rules it is held against, so a mistake
must be made twice to go unnoticed. `python -m tests.oracle --questions 100000` is the long form.
"""
