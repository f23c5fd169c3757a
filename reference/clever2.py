"""Reference implementation of Twice as Clever, written to be read next to its rules specification.

Numbers in comments are rule numbers of the specification; N1-N9 are its section "Notation and steps".
"""

import itertools
import random

DICE = ["white", "yellow", "blue", "green", "pink", "silver"]  # order of dice (N1)
AREAS = ["silver", "yellow", "blue", "green", "pink"]  # order of areas (N8, N9)
ACTIONS = ["reroll", "return", "extra"]
CHANCE_STEPS = ["first", "roll", "passive_roll", "passive_tie"]  # N3
SIMULTANEOUS_STEPS = ["round_bonus", "passive"]  # N4


def area_of(place: str) -> str:
    return place.split(" ")[0]


def split_entry(entry: str) -> tuple[str, str]:
    """An entry text as (die, place): the white die is named, any other die is implied by the area (N1)."""
    if entry.startswith("white "):
        return "white", entry.removeprefix("white ")
    return area_of(entry), entry


class Sheet:
    """One score sheet (1.3): the five areas, the action tracks, foxes and pending question-mark bonuses."""

    def __init__(self, components: dict):
        self.components = components
        self.yellow_cells = {f"r{cell['row']}c{cell['col']}": cell for cell in components["yellow"]["cells"]}
        self.silver: set[tuple[str, int]] = set()  # marked (row, number)
        self.circled: set[str] = set()  # yellow cells by name
        self.crossed: set[str] = set()
        self.blue: list[int] = []
        self.green: list[int] = []  # values already multiplied
        self.pink: list[int] = []
        self.earned = {action: 0 for action in ACTIONS}
        self.used = {action: 0 for action in ACTIONS}
        self.foxes = 0
        self.pending: list[str] = []  # "q_silver" ... "q_any" (9.1)

    # ----- places

    def open_places(self, area: str, value: int | None = None) -> list[str]:
        """Open places of an area (N1), of one value (die face, or blue sum) or of any value (a question mark, 9.2)."""
        data = self.components[area]
        if area == "silver":  # 6.2.1, 6.2.2
            return [f"silver {row} {number}" for row in data["rows"] for number in data["columns"]
                    if (row, number) not in self.silver and value in (None, number)]
        if area == "yellow":  # 6.3.1: circle, then cross
            return [f"yellow {name}" for name, cell in self.yellow_cells.items()
                    if name not in self.crossed and value in (None, cell["value"])]
        if area == "blue":  # 6.4.2: not above the previous entry
            if len(self.blue) == data["fields"]:
                return []
            highest = self.blue[-1] if self.blue else data["max_value"]
            return [f"blue {total}" for total in range(data["min_value"], highest + 1) if value in (None, total)]
        written = self.green if area == "green" else self.pink  # 6.5.1, 6.6.1
        if len(written) == data["fields"]:
            return []
        return [f"{area} {face}" for face in self.components["dice"]["faces"] if value in (None, face)]

    def enter(self, place: str) -> None:
        """Makes one entry and books everything it earns (6.2-6.6, 9.2)."""
        assert place in self.open_places(area_of(place)), place
        words = place.split(" ")
        area = words[0]
        data = self.components[area]
        if area == "silver":
            number = int(words[2])
            self.silver.add((words[1], number))
            if all((row, number) in self.silver for row in data["rows"]):  # 6.2.5
                self.earn(data["column_bonuses"][data["columns"].index(number)])
        elif area == "yellow":
            self.enter_yellow(words[1])
        elif area == "blue":
            self.blue.append(int(words[1]))
            self.earn(data["bonuses"][len(self.blue) - 1])  # 6.4.4
        elif area == "green":
            field = len(self.green)
            self.green.append(int(words[1]) * data["multipliers"][field])
            self.earn(data["bonuses"][field])  # 6.5.3
        else:
            field = len(self.pink)
            self.pink.append(int(words[1]))
            if self.pink[field] >= data["min_for_bonus"][field]:  # 6.6.2
                self.earn(data["bonuses"][field])
        self.drop_impossible()

    def enter_yellow(self, name: str) -> None:
        if name in self.circled:
            self.crossed.add(name)  # a cross never earns a bonus (6.3.2)
            return
        self.circled.add(name)
        cells = self.yellow_cells
        for axis, bonuses in (("row", "row_bonuses"), ("col", "col_bonuses")):  # 6.3.2
            line = cells[name][axis]
            if all(other in self.circled for other, cell in cells.items() if cell[axis] == line):
                self.earn(self.components["yellow"][bonuses][line - 1])

    # ----- bonuses

    def earn(self, bonus: str) -> None:
        if bonus == "none":
            return
        if bonus == "fox":
            self.foxes += 1
        elif bonus in ACTIONS:  # 8.1
            track = self.components["actions"][bonus]
            if self.earned[bonus] < track["slots"]:  # surplus is lost
                self.earned[bonus] += 1
                if self.earned[bonus] == track["slots"]:
                    self.earn(track["end_bonus"])
        else:
            self.pending.append(bonus)

    def receive(self, bonus: str) -> None:
        """A bonus that does not come from an entry (3.2)."""
        self.earn(bonus)
        self.drop_impossible()

    def areas_of(self, question: str) -> list[str]:
        return AREAS if question == "q_any" else [question.removeprefix("q_")]

    def drop_impossible(self) -> None:
        """9.2: a question mark that cannot be carried out is lost at once."""
        self.pending = [question for question in self.pending
                        if any(self.open_places(area) for area in self.areas_of(question))]

    def bonus_places(self) -> list[str]:
        """N4: open places of every pending color, or of all colors with the black question mark."""
        return [place for area in AREAS if any(area in self.areas_of(question) for question in self.pending)
                for place in self.open_places(area)]

    def carry_out(self, place: str) -> None:
        """N4: uses up a question mark of the color, or the black one if there is none; then enters."""
        colored = "q_" + area_of(place)
        self.pending.remove(colored if colored in self.pending else "q_any")
        self.enter(place)

    def available(self, action: str) -> bool:
        return self.used[action] < self.earned[action]

    def pay(self, action: str) -> None:
        assert self.available(action)
        self.used[action] += 1

    # ----- score

    def area_scores(self) -> dict[str, int]:
        data = self.components
        silver = sum(data["silver"]["row_points_by_marks"][sum(1 for mark in self.silver if mark[0] == row)]
                     for row in data["silver"]["rows"])  # 6.2.6
        green = sum(self.green[first - 1] - self.green[second - 1] for first, second in data["green"]["pairs"]
                    if second <= len(self.green))  # 6.5.2
        return {
            "silver": silver,
            "yellow": data["yellow"]["points_by_crosses"][len(self.crossed)],  # 6.3.3
            "blue": data["blue"]["points_by_count"][len(self.blue)],  # 6.4.4
            "green": green,
            "pink": sum(self.pink),  # 6.6.1
        }

    def score(self) -> dict:
        areas = self.area_scores()
        lines = {**areas, "foxes": self.foxes * min(areas.values())}  # 7.2
        return {"total": sum(lines.values()), "lines": lines, "tiebreak": [max(areas.values())]}  # 11.2, N9


class Game:
    SETUP_KEYS = [  # N2: key, values, default
        ("players", ["1", "2", "3", "4"], "2"),
        ("extra_die", ["turn", "round"], "turn"),
        ("third_silver", ["lower", "all"], "lower"),
    ]

    def __init__(self, setup: str, components: dict):
        options = self.parse_setup(setup)
        self.players = int(options["players"])
        self.extra_die = options["extra_die"]
        self.third_silver = options["third_silver"]
        self.components = components
        self.rounds = components["game"]["rounds_by_players"][str(self.players)]  # 2.1
        self.sheets = [Sheet(components) for _ in range(self.players)]  # 2.2
        self.faces = {die: 0 for die in DICE}
        self.zone = {die: "pool" for die in DICE}  # "pool", "tray" or "field" (1.4)
        self.round = 0
        self.turn_of_round = 0
        self.first_player = 0
        self.active = 0
        self.roll_number = 0  # k
        self.acted = False  # has the active player acted since the last chance result (N6)
        self.swept: list[str] = []  # swept dice still open in the silver chain (6.2.3)
        self.window_open = False  # in the extra-die window of the active player (4.7)
        self.extra_used: list[set[str]] = [set() for _ in range(self.players)]  # 8.4
        self.deciding: set[int] = set()  # players still to decide in a simultaneous step
        self.may_take: set[int] = set()  # those of them still in part (i) of step "passive"
        self.step = "first"
        if self.players == 1:  # N5.1
            self.start_round()

    @classmethod
    def parse_setup(cls, setup: str) -> dict[str, str]:  # N2
        options = {key: default for key, _, default in cls.SETUP_KEYS}
        words = setup.split(" ") if setup else []
        for word in words:
            key, _, value = word.partition("=")
            if not any(key == known and value in values for known, values, _ in cls.SETUP_KEYS):
                raise ValueError(f"set-up refused: {setup!r}")
            options[key] = value
        if [word.partition("=")[0] for word in words] != [key for key, _, _ in cls.SETUP_KEYS if f"{key}=" in setup]:
            raise ValueError(f"set-up refused: {setup!r}")
        return options

    @classmethod
    def random_setup(cls, rng: random.Random) -> str:
        """Any set-up; what has its default is sometimes left out."""
        chosen = [(key, rng.choice(values), default) for key, values, default in cls.SETUP_KEYS]
        return " ".join(f"{key}={value}" for key, value, default in chosen if value != default or rng.random() < 0.5)

    # ----- questions about the state

    def turn(self) -> tuple[str, list[int], str]:
        if self.step == "over":
            return "over", [], "over"
        if self.step in CHANCE_STEPS:
            return "chance", [], self.step
        if self.step in SIMULTANEOUS_STEPS:
            return "players", sorted(self.deciding), self.step
        return "players", [self.active], self.step

    def dice_in(self, zone: str) -> list[str]:
        return [die for die in DICE if self.zone[die] == zone]

    def entries(self, player: int, dice: list[str]) -> list[str]:
        """Every way to enter one of these dice on the sheet of the player (6.0, N1)."""
        texts = []
        for die in dice:
            for area in AREAS if die == "white" else [die]:
                value = self.faces["blue"] + self.faces["white"] if area == "blue" else self.faces[die]  # 6.4.1
                for place in self.sheets[player].open_places(area, value):
                    texts.append(f"white {place}" if die == "white" else place)
        return texts

    def takes(self, player: int) -> list[str]:
        """Entries of part (i) of step "passive": the tray, else the dice fields (5.1, 5.2; not in solo, 12.4)."""
        from_tray = self.entries(player, self.dice_in("tray"))
        if from_tray or self.players == 1:
            return from_tray
        return self.entries(player, self.dice_in("field"))

    def extras(self, player: int) -> list[str]:
        """Entries by an extra-die action: any die, each once per turn (or round) and player (8.4, R-01)."""
        if not self.sheets[player].available("extra"):
            return []
        return self.entries(player, [die for die in DICE if die not in self.extra_used[player]])

    def returns(self) -> list[str]:  # 8.3
        return self.dice_in("tray") if self.sheets[self.active].available("return") else []

    def chain_marks(self) -> dict[str, str]:
        """Legal marks of the silver chain (6.2.3): the text after "mark", and the place it marks."""
        marks = {}
        for die in self.swept:
            number = self.faces[die]
            for place in self.sheets[self.active].open_places("silver", number):
                row = place.split(" ")[1]
                if die in ("white", "silver"):
                    marks[f"{die} {row} {number}"] = place
                elif die == row:
                    marks[f"{die} {number}"] = place
        return marks

    def legal(self, player: int) -> list[str]:  # N4
        if player not in self.turn()[1]:
            return []
        sheet = self.sheets[player]
        if self.step in ("bonus", *SIMULTANEOUS_STEPS) and sheet.pending:
            return [f"bonus {place}" for place in sheet.bonus_places()]
        if self.step == "round_bonus":
            return ["done"]
        if self.step == "choose":
            texts = [f"choose {entry}" for entry in self.entries(player, self.dice_in("pool"))]
            return texts + (["reroll"] if sheet.available("reroll") else []) + ["pass"]
        if self.step == "chain":
            return [f"mark {mark}" for mark in self.chain_marks()] + ["skip"]
        if self.step == "before_roll":
            return [f"return {die}" for die in self.returns()] + (["roll"] if self.dice_in("pool") else ["stop"])
        if self.step == "passive" and player in self.may_take:
            return [f"take {entry}" for entry in self.takes(player)] + ["pass"]
        assert self.step in ("extra", "passive")
        return [f"extra {entry}" for entry in self.extras(player)] + ["done"]

    def scores(self) -> list[dict]:
        return [sheet.score() for sheet in self.sheets]

    def winners(self) -> list[int]:  # 11.3
        results = [(score["total"], score["tiebreak"]) for score in self.scores()]
        return [player for player in range(self.players) if results[player] == max(results)]

    # ----- the sequence of steps (N5, N6)

    def start_round(self) -> None:  # N5.2
        self.round += 1
        self.turn_of_round = 0
        self.extra_used = [set() for _ in range(self.players)]
        for sheet in self.sheets:
            sheet.receive(self.components["round_track"]["bonuses"][self.round - 1])  # 3.2
        self.deciding = {player for player in range(self.players) if self.sheets[player].pending}
        if self.deciding:
            self.step = "round_bonus"
        else:
            self.start_turn()

    def start_turn(self) -> None:  # N5.3
        self.active = (self.first_player + self.turn_of_round) % self.players  # 3.3
        self.zone = {die: "pool" for die in DICE}
        if self.extra_die == "turn":
            self.extra_used = [set() for _ in range(self.players)]
        self.window_open = False
        self.roll_number = 1
        self.step = "roll"

    def start_choose(self) -> None:  # N5.4
        self.step = "choose"
        if self.legal(self.active) == ["pass"]:  # N6: the engine passes
            self.start_before_roll()

    def choose(self, entry: str) -> None:  # 4.3
        die, place = split_entry(entry)
        self.zone[die] = "field"
        self.sheets[self.active].enter(place)
        swept = [other for other in self.dice_in("pool") if self.faces[other] < self.faces[die]]
        is_last = self.roll_number == self.components["game"]["rolls_per_active_turn"]
        if self.third_silver == "all" and area_of(place) == "silver" and is_last:
            swept = self.dice_in("pool")
        for other in swept:
            self.zone[other] = "tray"
        self.swept = swept if area_of(place) == "silver" else []
        self.after_entry()

    def after_entry(self) -> None:
        """N5.5 and the inside of N5.8: chain, then question marks, then back to the window the entry came from."""
        if self.chain_marks():
            self.step = "chain"
            return
        self.swept = []
        if self.sheets[self.active].pending:
            self.step = "bonus"
        elif self.window_open:
            self.start_extra()
        else:
            self.start_before_roll()

    def start_before_roll(self) -> None:  # N5.6
        pool = self.dice_in("pool")
        if self.roll_number == self.components["game"]["rolls_per_active_turn"] or not (pool or self.returns()):
            for die in pool:  # N5.7, 4.6
                self.zone[die] = "tray"
            self.start_extra()
            return
        self.step = "before_roll"
        if self.legal(self.active) == ["roll"] and not self.acted:  # N6: the engine rolls
            self.next_roll()

    def next_roll(self) -> None:
        self.roll_number += 1
        self.step = "roll"

    def start_extra(self) -> None:  # N5.8
        self.window_open = True
        self.step = "extra"
        if self.legal(self.active) == ["done"] and not self.acted:  # N6: the engine goes on
            self.after_extra()

    def after_extra(self) -> None:  # N5.9
        if self.players == 1:
            self.zone = {die: "pool" for die in DICE}
            if self.extra_die == "turn":  # 12.5, R-01
                self.extra_used[0] = set()
            self.step = "passive_roll"
        else:
            self.start_passive()

    def possible_trays(self) -> list[tuple[str, ...]]:
        """12.3, N3: sets of three dice such that no other die shows less than one of them."""
        size = self.components["solo"]["passive_tray_dice"]
        return [tray for tray in itertools.combinations(DICE, size)
                if not any(self.faces[other] < self.faces[die] for die in tray for other in DICE if other not in tray)]

    def fill_tray(self, tray: tuple[str, ...]) -> None:
        for die in tray:
            self.zone[die] = "tray"
        self.start_passive()

    def start_passive(self) -> None:
        self.step = "passive"
        passive = [player for player in range(self.players) if self.players == 1 or player != self.active]
        self.may_take = {player for player in passive if self.takes(player)}
        self.deciding = {player for player in passive if player in self.may_take or self.extras(player)}  # N6
        self.end_passive_if_done()

    def end_passive_if_done(self) -> None:  # N5.10
        if self.deciding:
            return
        self.turn_of_round += 1
        if self.turn_of_round < self.players:
            self.start_turn()
        elif self.round < self.rounds:
            self.start_round()
        else:
            self.step = "over"  # 3.4

    # ----- actions

    def play(self, player: int, text: str) -> None:
        if text not in self.legal(player):
            raise ValueError(f"not legal for player {player} in step {self.step}: {text!r}")
        verb, _, rest = text.partition(" ")
        if self.step in SIMULTANEOUS_STEPS:
            self.play_simultaneous(player, verb, rest)
            return
        sheet = self.sheets[player]
        self.acted = True
        if verb == "choose":
            self.choose(rest)
        elif verb == "reroll":  # 8.2: same k, same pool
            sheet.pay("reroll")
            self.step = "roll"
        elif verb == "pass":  # 4.5
            self.start_before_roll()
        elif verb == "mark":
            place = self.chain_marks()[rest]
            self.swept.remove(rest.split(" ")[0])
            sheet.enter(place)
            self.after_entry()
        elif verb == "skip":
            self.swept = []
            self.after_entry()
        elif verb == "bonus":
            sheet.carry_out(rest)
            self.after_entry()
        elif verb == "return":  # 8.3
            sheet.pay("return")
            self.zone[rest] = "pool"
            self.start_before_roll()
        elif verb == "roll":
            self.next_roll()
        elif verb == "stop":
            self.start_extra()  # the pool is empty, so N5.7 moves nothing
        elif verb == "extra":
            self.use_extra(player, rest)
            self.after_entry()
        elif verb == "done":
            self.after_extra()

    def play_simultaneous(self, player: int, verb: str, rest: str) -> None:
        """Steps "round_bonus" and "passive": only the player's own sheet is touched (N4)."""
        sheet = self.sheets[player]
        if verb == "bonus":
            sheet.carry_out(rest)
        elif verb == "take":  # no chain (5.4), no die is moved (5.1)
            self.may_take.remove(player)
            sheet.enter(split_entry(rest)[1])
        elif verb == "pass":
            self.may_take.remove(player)
        elif verb == "extra":
            self.use_extra(player, rest)
        elif verb == "done":
            self.deciding.remove(player)
            if self.step == "passive":
                self.end_passive_if_done()
            elif not self.deciding:
                self.start_turn()

    def use_extra(self, player: int, entry: str) -> None:  # 8.4: no chain, no die is moved
        die, place = split_entry(entry)
        self.sheets[player].pay("extra")
        self.extra_used[player].add(die)
        self.sheets[player].enter(place)

    # ----- chance (N3)

    def sample(self, rng: random.Random) -> str:
        if self.step == "first":
            return f"first {rng.randrange(self.players)}"
        if self.step in ("roll", "passive_roll"):
            faces = self.components["dice"]["faces"]
            return " ".join(["dice"] + [f"{die} {rng.choice(faces)}" for die in self.dice_in("pool")])
        if self.step == "passive_tie":
            return " ".join(["tray", *rng.choice(self.possible_trays())])
        raise ValueError("no chance step")

    def parse_dice(self, text: str) -> dict[str, int]:
        """The faces of a roll text, which must list exactly the dice of the pool in the order of dice."""
        words = text.split(" ")
        pool = self.dice_in("pool")
        face_of_word = {str(face): face for face in self.components["dice"]["faces"]}
        if words[0] != "dice" or words[1::2] != pool or len(words) != 1 + 2 * len(pool):
            raise ValueError(f"not a roll of the pool: {text!r}")
        if any(word not in face_of_word for word in words[2::2]):
            raise ValueError(f"not a face: {text!r}")
        return {die: face_of_word[word] for die, word in zip(pool, words[2::2])}

    def chance(self, text: str) -> None:
        if self.step == "first":
            results = {f"first {player}": player for player in range(self.players)}
            if text not in results:
                raise ValueError(f"no such player: {text!r}")
            self.first_player = results[text]
            self.start_round()
        elif self.step == "roll":
            self.faces.update(self.parse_dice(text))
            self.acted = False
            self.start_choose()
        elif self.step == "passive_roll":
            self.faces.update(self.parse_dice(text))
            trays = self.possible_trays()
            if len(trays) == 1:
                self.fill_tray(trays[0])
            else:
                self.step = "passive_tie"
        elif self.step == "passive_tie":
            trays = {" ".join(["tray", *tray]): tray for tray in self.possible_trays()}
            if text not in trays:
                raise ValueError(f"not a possible tray: {text!r}")
            self.fill_tray(trays[text])
        else:
            raise ValueError("no chance step")
