"""Fireflies: a plain reference implementation of the written rules. Numbers are those of rules/fireflies.md."""

import random


class Game:
    """A game in progress, told as a person with paper and pencil would."""

    @staticmethod
    def random_setup(rng: random.Random) -> str:
        return rng.choice(["", *(f"players={count}" for count in (1, 2, 3, 4))])

    def __init__(self, setup: str, components: dict):
        players = int(setup.removeprefix("players=") or 2)  # N1
        self.faces = components["die"]["faces"]
        self.hands = [[1, 2, 3, 4, 5, 6] for _ in range(players)]  # 1.1
        self.wind = [1, 2, 3, 4, 5, 6]
        self.jars = [0] * players
        self.nights = [0] * players
        self.meadow = 0
        self.laid = {}
        self.step = "dusk"

    def turn(self):
        if self.step == "lay":
            return "players", [p for p in range(len(self.hands)) if p not in self.laid], "lay"
        return ("over" if self.step == "over" else "chance"), [], self.step

    def legal(self, player: int) -> list[str]:
        if player not in self.turn()[1]:
            return []
        return [f"lay {lantern}" for lantern in self.hands[player]]

    def play(self, player: int, text: str) -> None:
        self.laid[player] = int(text.removeprefix("lay "))  # 3.2
        if len(self.laid) == len(self.hands):
            self.step = "wind"

    def sample(self, rng: random.Random) -> str:
        return f"fireflies {rng.choice(self.faces)}" if self.step == "dusk" else f"wind {rng.choice(self.wind)}"

    def chance(self, text: str) -> None:
        kind, number = text.split()
        number = int(number)
        if self.step == "dusk" and kind == "fireflies" and number in self.faces:  # 3.1
            self.meadow += number
            self.step = "lay"
        elif self.step == "wind" and kind == "wind" and number in self.wind:  # 3.3
            self.end_night(number)
        else:
            raise ValueError(text)

    def end_night(self, wind: int) -> None:
        up = [*self.laid.values(), wind]
        alone = [lantern for lantern in up if up.count(lantern) == 1]  # 3.4
        if alone:
            for player, lantern in self.laid.items():
                if lantern == max(alone):
                    self.jars[player] += self.meadow
                    self.nights[player] += 1
            self.meadow = 0
        for player, lantern in self.laid.items():  # 3.5
            self.hands[player].remove(lantern)
        self.wind.remove(wind)
        self.laid = {}
        self.step = "dusk" if self.wind else "over"  # 4.1

    def scores(self):
        return [{"total": jar, "lines": {"caught": jar}, "tiebreak": [nights]}
                for jar, nights in zip(self.jars, self.nights)]

    def winners(self):
        ranks = list(zip(self.jars, self.nights))  # 4.2
        return [player for player, rank in enumerate(ranks) if rank == max(ranks)]
