"""Plays whole games against a bot, by events alone: python examples/play_by_api.py [http://127.0.0.1:8017] [game …]"""

import random
import sys
from urllib.error import URLError

from langbord.client import Client, Refused

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8017"
waiting = set(sys.argv[2:] or ["nusfjord"])
try:
    client = Client.guest(SERVER, name="Script")
    for game in sorted(waiting):
        client.new_table(game, "me", "calm")
    for table in client.events():  # every table of mine: now, and whenever it has changed
        if table["state"] == "over" and table["game"] in waiting:
            waiting.remove(table["game"])
            words = client.record(table["name"])["words"]
            print(table["game"], "scores:", *table["scores"], "moves:", len(words))
        elif table["moves"]:
            try:
                client.play(table, random.choice(table["moves"])["word"])
            except Refused as refused:
                if refused.key != "stale":  # then the next event tells how the table stands
                    raise
        if not waiting:
            break
except (Refused, URLError) as error:
    sys.exit(f"{SERVER}: {error}")
