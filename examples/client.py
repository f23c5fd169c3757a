#!/usr/bin/env python3
"""A client of the server: two guests play a whole random game against each other. Standard library only.

    python3 examples/client.py                                  # clever2 at http://127.0.0.1:7777
    python3 examples/client.py https://play.example.org hadara "players=3 purple=basic"

The guests have the first two seats; bots get the others. On purpose the first decision of each guest comes late, and the first
guest loses the connection in the middle of a command. Make it your own: write another `decide`. docs/API.md describes every
call and message.
"""

import argparse
import base64
import hashlib
import http.client
import json
import os
import queue
import random
import secrets
import socket
import ssl
import sys
import threading
import time
import urllib.parse

SILENCE = 60  # seconds; the server pings every 20, so that a longer silence is a lost connection
PAUSES = [0.5, 1, 2, 4, 8]  # seconds before each attempt to come back
CUT_AT = 5  # the decision during which the first guest loses the connection on purpose


class Refused(Exception):
    """The server did not do what it was asked to; nothing has changed."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]


class Unreachable(Exception):
    """There is no server at this address, or something else than Társas."""


class Lost(Exception):
    """The connection has ended."""


class Server:
    """The calls: JSON over HTTP."""

    def __init__(self, address):
        parts = urllib.parse.urlsplit(address)
        try:
            is_good = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
            self.port = parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            is_good = False
        if not is_good:
            raise Unreachable(f"{address} is no address of a server; one looks like http://127.0.0.1:7777")
        self.address, self.host, self.name = address.rstrip("/"), parts.hostname, parts.netloc
        self.is_secure = parts.scheme == "https"

    def call(self, method, path, body=None, secret=None):
        """Asks the server; gives the answer's text."""
        kind = http.client.HTTPSConnection if self.is_secure else http.client.HTTPConnection
        connection = kind(self.host, self.port, timeout=SILENCE)
        headers = {"Content-Type": "application/json"}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            status, text = response.status, response.read().decode("utf-8", "replace")
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(
                f"no server answers at {self.address} ({error}); start one with: cargo run --release"
            ) from error
        finally:
            connection.close()
        if status >= 400:
            raise Refused(error_of(text) or {"code": f"http/{status}", "message": f"{method} {path}"})
        return text

    def ask(self, method, path, body=None, secret=None):
        """Asks the server; gives the answer's JSON."""
        text = self.call(method, path, body, secret)
        try:
            return json.loads(text)
        except ValueError:
            raise Unreachable(f"{self.address} answers, but it is no server of Társas") from None


def error_of(text):
    """The error that an answer names, if it names one."""
    try:
        error = json.loads(text)["error"]
        return {"code": error["code"], "message": error["message"]}
    except (ValueError, KeyError, TypeError):
        return None


class Socket:
    """A WebSocket (RFC 6455), as much of it as a client needs."""

    TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

    def __init__(self, server, path, secret):
        try:
            self.connection = socket.create_connection((server.host, server.port), timeout=SILENCE)
            if server.is_secure:
                context = ssl.create_default_context()
                self.connection = context.wrap_socket(self.connection, server_hostname=server.host)
            self.incoming = self.connection.makefile("rb")
            self.shake_hands(server, path, secret)
        except OSError as error:
            raise Lost(str(error)) from error

    def shake_hands(self, server, path, secret):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {server.name}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {secret}",
        ]
        self.connection.sendall("\r\n".join([*lines, "", ""]).encode())
        status = self.incoming.readline().decode("latin-1").split(" ")
        headers = http.client.parse_headers(self.incoming)
        if len(status) < 2 or status[1] != "101":
            text = self.incoming.read(int(headers.get("Content-Length", 0))).decode("utf-8", "replace")
            raise Refused(error_of(text) or {"code": "socket/refused", "message": " ".join(status).strip()})
        proof = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        if headers.get("Sec-WebSocket-Accept") != base64.b64encode(proof).decode():
            raise Refused({"code": "socket/refused", "message": "the handshake is wrong; is something else there?"})

    def send(self, text):
        self.send_frame(Socket.TEXT, text.encode())

    def send_frame(self, kind, payload):
        """Sends one frame, masked as a client must."""
        size = len(payload)
        if size < 126:
            length = bytes([0x80 | size])
        elif size < 1 << 16:
            length = bytes([0x80 | 126]) + size.to_bytes(2, "big")
        else:
            length = bytes([0x80 | 127]) + size.to_bytes(8, "big")
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
        try:
            self.connection.sendall(bytes([0x80 | kind]) + length + mask + masked)
        except OSError as error:
            raise Lost(str(error)) from error

    def receive(self):
        """The next message of the server, put together from its frames; pings are answered on the way."""
        message = b""
        while True:
            is_last, kind, payload = self.receive_frame()
            if kind == Socket.PING:
                self.send_frame(Socket.PONG, payload)
            elif kind == Socket.CLOSE:
                self.send_frame(Socket.CLOSE, payload[:2])
                raise Lost(f"closed by the server: {payload[2:].decode('utf-8', 'replace')}")
            elif kind != Socket.PONG:
                message += payload
                if is_last:
                    return message.decode()

    def receive_frame(self):
        first, second = self.read(2)
        size = second & 0x7F
        if size == 126:
            size = int.from_bytes(self.read(2), "big")
        elif size == 127:
            size = int.from_bytes(self.read(8), "big")
        return bool(first & 0x80), first & 0x0F, self.read(size)

    def read(self, size):
        try:
            data = self.incoming.read(size)
        except OSError as error:
            raise Lost(str(error)) from error
        if len(data) < size:
            raise Lost("the connection broke off")
        return data

    def close(self):
        """Says goodbye and hangs up."""
        try:
            self.send_frame(Socket.CLOSE, (1000).to_bytes(2, "big"))
        except Lost:
            pass
        self.cut()

    def cut(self):
        """Hangs up without a word."""
        self.incoming.close()
        self.connection.close()


def decide(snapshot, dice):
    """The player. `snapshot["view"]` is all that it may know, `snapshot["legal"]` are the texts of its legal actions."""
    return dice.choice(snapshot["legal"])


class Player(threading.Thread):
    """A guest with a seat: follows the table through a socket and decides when it is asked to."""

    def __init__(self, server, table, seat, secret, done):
        super().__init__(daemon=True)
        self.server, self.seat, self.secret, self.done = server, seat, secret, done
        self.path = f"/api/tables/{table}/socket?seat={seat}"
        self.dice = random.Random()
        self.moves = []  # what was accepted
        self.events = []  # what happened, as far as this player may know it
        self.snapshot = None  # the table as it was last seen
        self.waiting = None  # the command that has no answer yet
        self.known = 0  # an older snapshot is not worth deciding by
        self.late = self.returns = 0
        self.must_be_late, self.must_be_cut = True, seat == 0

    def run(self):
        try:
            self.play()
            self.done.put(None)
        except Exception as error:  # whatever it is, it is told and ends the program
            self.done.put(error)

    def play(self):
        self.socket = Socket(self.server, self.path, self.secret)
        while self.waiting or not self.snapshot or self.snapshot["turn"] != "over":
            try:
                self.hear(json.loads(self.socket.receive()))
                self.act()
            except Lost as loss:
                self.come_back(loss)
        self.socket.close()

    def hear(self, message):
        """A message is an answer to a command, or else the table as it is now."""
        if "answer" in message:
            self.hear_answer(message)
        else:
            first = message["first_event"]
            self.events[first:] = message["events"]
            self.snapshot = message

    def hear_answer(self, answer):
        if not self.waiting or answer["answer"] != self.waiting["id"]:
            return
        if answer["ok"]:
            self.moves.append(self.waiting["action"])
            self.known, self.waiting = answer["version"], None
            return
        code = answer["error"]["code"]
        if code == "play/late":
            # The table has changed meanwhile: look again and decide anew.
            self.late += 1
            self.known, self.waiting = self.waiting["version"] + 1, None
        elif code in ("limit/rate", "server/store"):
            time.sleep(1)
            self.socket.send(json.dumps(self.waiting))
        else:
            raise Refused(answer["error"])

    def act(self):
        """Decides, if it is this player's turn and nothing is under way."""
        now = self.snapshot
        if self.waiting or not now or now["version"] < self.known or "free" in now["seats"] or not now["legal"]:
            return
        version = 0 if self.must_be_late else now["version"]
        self.must_be_late = False
        action = decide(now, self.dice)
        self.waiting = {"cmd": "play", "seat": self.seat, "action": action, "version": version, "id": secrets.token_hex(8)}
        self.socket.send(json.dumps(self.waiting))
        if self.must_be_cut and len(self.moves) + 1 >= CUT_AT:
            self.must_be_cut = False
            self.socket.cut()
            raise Lost("cut on purpose")

    def come_back(self, loss):
        """Connects again. A command without an answer is sent again by its old name: it is carried out once."""
        for pause in PAUSES:
            time.sleep(pause)
            try:
                self.socket = Socket(self.server, self.path, self.secret)
                if self.waiting:
                    self.socket.send(json.dumps(self.waiting))
                self.returns += 1
                return
            except Lost as again:
                loss = again
        raise Unreachable(f"the connection to {self.server.address} is lost ({loss})")


def prepare(server, game, setup):
    """Makes two guests and a table; gives the table and the secrets of the guests."""
    games = server.ask("GET", "/api/games")
    if not isinstance(games, dict) or "games" not in games:
        raise Unreachable(f"{server.address} answers, but it is no server of Társas")
    anna, bence = (server.ask("POST", "/api/guests", {"name": name})["secret"] for name in ("Anna", "Bence"))
    table = server.ask("POST", "/api/tables", {"game": game, "setup": setup, "seats": ["me"]}, anna)["table"]
    path = f"/api/tables/{table}"
    seats = len(server.ask("GET", path)["seats"])
    if seats < 2:
        sys.exit(f"{game} {setup} has one seat, and we are two; choose another set-up, such as players=2")
    server.ask("POST", f"{path}/sit", {"seat": 1}, bence)
    for seat in range(2, seats):
        server.ask("POST", f"{path}/bot", {"seat": seat, "level": "easy"}, anna)
    return table, [anna, bence]


def decisions(record):
    """The decisions of each seat in a record, in order."""
    found = {}
    for line in record.splitlines():
        who, _, action = line.rpartition("  #")[0].partition(" ")
        if who.isdigit():
            found.setdefault(int(who), []).append(action)
    return found


def check(server, table, players, digest):
    """Checks that every move is in the record, and that the dice are those that were sealed before the first move."""
    recorded = decisions(server.call("GET", f"/api/tables/{table}/record"))
    for player in players:
        if recorded.get(player.seat, []) != player.moves:
            sys.exit(f"seat {player.seat}: the record has other moves than were made: {recorded.get(player.seat)}")
    seed = players[0].snapshot["seed"]
    if hashlib.sha256(bytes.fromhex(seed)).hexdigest() != digest:
        sys.exit(f"the seed {seed} does not belong to the digest {digest}")


def main():
    parser = argparse.ArgumentParser(description="Two guests play a whole random game at a server of Társas.")
    parser.add_argument("address", nargs="?", default="http://127.0.0.1:7777", help="the server (default: %(default)s)")
    parser.add_argument("game", nargs="?", default="clever2", help="the game (default: %(default)s)")
    parser.add_argument("setup", nargs="?", default="players=2", help="its set-up (default: %(default)s)")
    arguments = parser.parse_args()
    try:
        server = Server(arguments.address)
        table, guests = prepare(server, arguments.game, arguments.setup)
        digest = server.ask("GET", f"/api/tables/{table}")["seed_digest"]
        print(f"{server.address}/t/{table}", flush=True)
        done = queue.Queue()
        players = [Player(server, table, seat, secret, done) for seat, secret in enumerate(guests)]
        for player in players:
            player.start()
        for _ in players:
            failure = done.get()
            if failure:
                raise failure
        check(server, table, players, digest)
    except Refused as refusal:
        sys.exit(f"the server refused: {refusal}")
    except (Unreachable, Lost) as failure:
        sys.exit(f"{failure}")
    except KeyboardInterrupt:
        sys.exit(130)
    now = players[0].snapshot
    moves = sum(len(player.moves) for player in players)
    late, returns = sum(player.late for player in players), sum(player.returns for player in players)
    totals = [score["total"] for score in now["scores"]]
    print(f"{now['game']} {now['setup']}: {len(players[0].events)} events, {moves} of them our decisions")
    print(f"{late} commands came late, {returns} connections came back, every decision is in the record once")
    print(f"scores {totals}, won by {now['winners']}")


if __name__ == "__main__":
    main()
