"""A complete client of a server. It makes a table, plays there to the end by lots against a bot, and tells who won.

Start a server, and run it:

    bourgade serve
    python examples/table_client.py http://localhost:8765
"""

import json
import random
import secrets
import sys
import time

import httpx
from websockets.sync.client import connect


def play(server, game="mint-works"):
    """Play a game at a server, and return its winners."""
    with httpx.Client(base_url=server) as http:
        http.get("/api/me").raise_for_status()  # a cookie, by which the server knows us
        http.put("/api/me", json={"nickname": "Lots"}).raise_for_status()
        wanted = {"game": game, "seats": ["me", "easy"], "pace": 0}
        table = http.post("/api/tables", json=wanted).raise_for_status().json()["id"]
        cookie = {"Cookie": f"bourgade={http.cookies['bourgade']}"}
    played = -1  # the ply of our last move
    with connect(f"ws{server.removeprefix('http')}/api/tables/{table}/live", additional_headers=cookie) as socket:
        socket.send(json.dumps({"type": "luck", "luck": secrets.token_hex(16)}))
        socket.send(json.dumps({"type": "start"}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                raise SystemExit(message["text"])
            now = message.get("now")  # in `table`, once the game has begun, and in `moved`
            if now and now["actor"] is None:
                return now["winners"]
            if now and now["legal"] and now["ply"] > played:
                played = now["ply"]
                time.sleep(0.05)  # a server takes 20 messages a second
                move = random.choice(now["legal"])["move"]
                socket.send(json.dumps({"type": "play", "ply": played, "move": move}))
    raise SystemExit("The server has closed the connection.")


if __name__ == "__main__":
    print("Winner:", *play(sys.argv[1]))
