"""Plays a whole game against a bot through the API: python examples/play_by_api.py [http://127.0.0.1:8017]"""

import json
import random
import sys
import time
from urllib.error import URLError
from urllib.request import Request, urlopen

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8017"
HEADERS = {"Content-Type": "application/json"}


def call(path, **body):
    try:
        return json.load(urlopen(Request(f"{SERVER}/api/{path}", json.dumps(body).encode() if body else None, HEADERS)))
    except URLError as error:  # one with a code comes from the server, and says why
        if (code := getattr(error, "code", None)) != 429:
            sys.exit(json.load(error)["text"] if code else f"{SERVER} does not answer: {error.reason}")
        return time.sleep(1) or call(path, **body)  # that was too fast


HEADERS["Authorization"] = "Bearer " + call("guest", name="Script")["token"]
name = call("tables", game="nusfjord", seats=["me", "calm"])["name"]
news = urlopen(f"{SERVER}/stream/{name}?json")  # says something whenever the table has changed
while (table := call(f"tables/{name}"))["state"] == "playing":
    if words := [move["word"] for move in table["moves"]]:
        call(f"tables/{name}/play", words=[random.choice(words)], version=table["version"], answers=table["answers"])
    news.readline()
print("scores:", *table["scores"], "moves:", len(call(f"tables/{name}/record")["words"]))
