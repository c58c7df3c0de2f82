"""Lessons: a position, one idea, a goal that the rules check.

A lesson is a file in the folder `lessons/` of its game (`docs/lessons.md` says how one is written). This room reads
them (`reader`), checks goals against what the learner sees (`goals`) and says how far somebody has come (`course`).
Browser, terminal and laboratory all ask here. No game is named.
"""
