#!/usr/bin/env python3
"""Runs `tarsas engine` in lockstep with the reference implementations of this folder.

At every step of random games both must agree on whose turn it is, on the step, on every player's legal actions and on the
scores, and at the end on the winners. The reference draws the chance results. Some games are played with a taste: each verb
of the notation gets a random weight, so that rare corners of the rules are visited too.

    python3 reference/lockstep.py --games 200 [--seed 1] [--engine target/release/tarsas] [--folder DIR]
                                  [--components DIR] [GAME ...]
"""

import argparse
import importlib
import itertools
import json
import pathlib
import random
import subprocess
import sys
import tomllib

FOLDER = pathlib.Path(__file__).resolve().parent


class Engine:
    """The engine process; every request gets one answer."""

    def __init__(self, path, boxes):
        own = ["--components", boxes] if boxes else []
        self.process = subprocess.Popen([path, *own, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *requests):
        """Sends the requests together and gives their answers."""
        for request in requests:
            self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return [json.loads(self.process.stdout.readline()) for _ in requests]

    def do(self, **request):
        """One request that must succeed."""
        (answer,) = self.ask(request)
        if not answer["ok"]:
            raise Difference(f"the engine refused {request}: {answer['error']}")
        return answer


class Difference(Exception):
    """The engine and the reference disagree."""


def compare(what, engine, reference):
    if engine != reference:
        raise Difference(f"{what}:\n  engine    {engine}\n  reference {reference}")


def compare_position(engine, game, players):
    """Everything that can be seen at one step."""
    turn, deciding, step = game.turn()
    requests = [{"cmd": "turn"}, {"cmd": "score"}] + [{"cmd": "legal", "player": player} for player in range(players)]
    answers = engine.ask(*requests)
    compare("turn", [answers[0][key] for key in ("turn", "players", "step")], [turn, deciding, step])
    for player in range(players):
        texts = answers[2 + player]["actions"]
        compare(f"legal actions of player {player}", sorted(texts), sorted(game.legal(player)))
    scores = game.scores()
    compare("scores", [[s["total"], list(s["lines"].items()), s["tiebreak"]] for s in answers[1]["scores"]],
            [[s["total"], list(s["lines"].items()), s["tiebreak"]] for s in scores])
    compare("winners", answers[1].get("winners"), game.winners() if turn == "over" else None)


def refuse(engine, **request):
    """A request that must be refused."""
    (answer,) = engine.ask(request)
    if answer["ok"]:
        raise Difference(f"the engine accepted {request}")


def all_setups(engine, name):
    """Every set-up of a game, written out, in an order in which a few of them differ in much."""
    (answer,) = engine.ask({"cmd": "games"})
    (settings,) = [game["setup"] for game in answer["games"] if game["id"] == name]
    values = [[f"{setting['key']}={value}" for value in setting["values"]] for setting in settings]
    setups = [" ".join(pairs) for pairs in itertools.product(*values)]
    random.Random(name).shuffle(setups)
    return setups


def play(engine, module, name, components, rng, setup):
    """One random game in lockstep; gives the number of steps."""
    game = module.Game(setup, components)
    engine.do(cmd="new", game=name, setup=setup, chance="manual")
    players = len(game.scores())
    spread = rng.choice([0, 0, 2, 4])
    taste = {}
    history = [f"setup {setup}"]
    old = []
    try:
        while True:
            compare_position(engine, game, players)
            turn, deciding, _ = game.turn()
            if turn == "over":
                return len(history)
            if turn == "chance":
                text = rng.choice(old) if old and rng.random() < 0.1 else game.sample(rng)
                try:
                    game.chance(text)
                except ValueError:  # a result of an earlier step
                    refuse(engine, cmd="chance", result=text)
                    continue
                old.append(text)
                history.append(f"- {text}")
                engine.do(cmd="chance", result=text)
                continue
            player = rng.choice(deciding)
            legal = game.legal(player)
            weights = [taste.setdefault(text.split()[0], rng.uniform(0, spread)) for text in legal]
            (text,) = rng.choices(legal, [2.718 ** weight for weight in weights])
            for other in range(players):
                if other not in deciding:
                    refuse(engine, cmd="play", player=other, action=text)
            history.append(f"{player} {text}")
            engine.do(cmd="play", player=player, action=text)
            if rng.random() < 0.2 and engine.ask({"cmd": "undo", "player": player})[0]["ok"]:
                compare_position(engine, game, players)
                engine.do(cmd="play", player=player, action=text)
            game.play(player, text)
    except Difference as difference:
        raise Difference("\n".join([f"{name}: {difference}", "after:", *history])) from None


def main():
    parser = argparse.ArgumentParser(description="Compare the engine with the reference implementations.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: all of the folder")
    parser.add_argument("--folder", type=pathlib.Path, default=FOLDER.parent,
                        help="where reference/GAME.py and components/GAME.toml are")
    parser.add_argument("--components", type=pathlib.Path, help="a folder with an owner's GAME.toml, which both sides play with")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", default=FOLDER.parent / "target/release/tarsas")
    arguments = parser.parse_args()
    known = sorted(path.stem for path in (arguments.folder / "reference").glob("*.py") if path.stem != "lockstep")
    sys.path.insert(0, str(arguments.folder / "reference"))
    engine = Engine(arguments.engine, arguments.components)
    boxes = arguments.components or arguments.folder / "components"
    for name in arguments.names or known:
        module = importlib.import_module(name)
        components = tomllib.loads((boxes / f"{name}.toml").read_text())
        rng = random.Random(f"{name} {arguments.seed}")
        try:
            setups = all_setups(engine, name)
            steps = 0
            for number in range(arguments.games):
                # All set-ups in turn, and in between texts that leave something out.
                in_turn = setups[number // 2 % len(setups)]
                setup = module.Game.random_setup(rng) if number % 2 else in_turn
                steps += play(engine, module, name, components, rng, setup)
        except Difference as difference:
            sys.exit(str(difference))
        print(f"{name}: {arguments.games} games, {steps} steps, no difference", flush=True)


if __name__ == "__main__":
    main()
