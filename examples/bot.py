#!/usr/bin/env python3
"""A bot behind the protocol: plays against the bots of Társas. Standard library only.

    python3 examples/bot.py                                     # one game of clever2 against medium
    python3 examples/bot.py --game marabunta --against easy --games 20
    python3 examples/bot.py --game clever2 --setup players=1 --games 50

Make it your own: write another `decide`. docs/PROTOCOL.md describes every request.
"""

import argparse
import json
import random
import subprocess
import sys


class Refused(Exception):
    """The engine did not do what it was asked to; nothing has changed."""


class Engine:
    """One process, one game at a time: a line of JSON there, a line of JSON back."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, cmd, **fields):
        self.process.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise Refused(f"{answer['error']['code']}: {answer['error']['message']}")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def decide(view, player, actions, sandbox, record, dice):
    """The bot. It tries every action in a game of its own and takes the one that scores most at once, or any of the best.

    `view` is all that the player may know, `actions` the texts of the legal actions, `record` the game so far. A bot that
    means to be honest in a game with hidden hands decides by `view` alone: the record knows more than a player does.
    """
    del view  # this bot gets along without it
    gains = []
    for action in actions:
        sandbox.ask("load", record=record, chance="manual")
        sandbox.ask("play", player=player, action=action)
        gains.append(sandbox.ask("score")["scores"][player]["total"])
    best = max(gains)
    return dice.choice([action for action, gain in zip(actions, gains) if gain == best])


def play_game(engine, sandbox, arguments, seed):
    """Plays one game and returns the scores and the winners."""
    dice = random.Random(seed)
    state = engine.ask("new", game=arguments.game, setup=arguments.setup, seed=seed)
    while state["turn"] == "players":
        player = state["players"][0]
        if player == arguments.seat:
            actions = engine.ask("legal", player=player)["actions"]
            view = engine.ask("view", player=player)["view"]
            record = engine.ask("record")["record"]
            action = decide(view, player, actions, sandbox, record, dice)
        else:
            action = engine.ask("bot", player=player, bot=arguments.against, seed=dice.getrandbits(63))["action"]
        state = engine.ask("play", player=player, action=action)
    result = engine.ask("score")
    return [score["total"] for score in result["scores"]], result["winners"]


def main():
    parser = argparse.ArgumentParser(description="A bot behind the protocol: plays against the bots of Társas.")
    parser.add_argument("--engine", default="target/release/tarsas", help="the program (default: %(default)s)")
    parser.add_argument("--game", default="clever2", help="a game without hidden hands (default: %(default)s)")
    parser.add_argument("--setup", default="players=2", help="its set-up (default: %(default)s)")
    parser.add_argument("--seat", type=int, default=0, help="our seat, from 0 (default: %(default)s)")
    parser.add_argument("--against", default="medium", help="who has the other seats (default: %(default)s)")
    parser.add_argument("--games", type=int, default=1, help="how many games (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (default: %(default)s)")
    arguments = parser.parse_args()
    try:
        engine, sandbox = Engine(arguments.engine), Engine(arguments.engine)
    except OSError as error:
        sys.exit(f"{arguments.engine} does not start ({error}); build it with: cargo build --release")
    points, victories = [], 0
    try:
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            scores, winners = play_game(engine, sandbox, arguments, seed)
            points.append(scores[arguments.seat])
            victories += arguments.seat in winners
            print(f"seed {seed}: scores {scores}, won by {winners}", flush=True)
    except Refused as refusal:
        sys.exit(f"the engine refused: {refusal}")
    except IndexError:
        sys.exit(f"there is no seat {arguments.seat} in {arguments.game} {arguments.setup}")
    finally:
        engine.close()
        sandbox.close()
    if points:
        print(f"mean score {sum(points) / len(points):.1f}, won {victories} of {len(points)}")


if __name__ == "__main__":
    main()
