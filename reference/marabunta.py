"""Marabunta: a plain reference implementation of the written rules.

Numbers in comments, such as 6.2, R13 or N5, are those of the rules specification. Everything is computed
naively from the marks on the board, so that each rule can be compared with its text.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

# N1: the keys of a set-up text in their fixed order; the first value of each is the default.
SETUP_KEYS = {
    "players": ["2"],
    "territory": ["symbol", "plain"],
    "boards": ["symbol", "plain"],
    "first": ["random", "red", "blue"],
    "abilities": ["must", "may"],
}

CROSSED = "crossed"  # the mark of a hex that is crossed out (7.1); a written hex is marked (player, value)


def parse_setup(text: str) -> dict[str, str]:
    """N1: `key=value` pairs in the order of the table, each at most once, one space between them."""
    options = {key: values[0] for key, values in SETUP_KEYS.items()}
    order = list(SETUP_KEYS)
    position = 0
    for pair in text.split(" ") if text else []:
        key, equals, value = pair.partition("=")
        if not equals or key not in order[position:] or value not in SETUP_KEYS[key]:
            raise ValueError(f"set-up refused: {text!r}")
        options[key] = value
        position = order.index(key) + 1
    return options


def group_names(groups: list[dict]) -> list[str]:
    """N2: the id of the ability; the second group with the same one is called `vp_3 2`, and so on."""
    names = []
    for index, group in enumerate(groups):
        before = [other for other in groups[:index] if other["ability"] == group["ability"]]
        names.append(f"{group['ability']} {len(before) + 1}" if before else group["ability"])
    return names


@dataclass
class PlayerBoard:
    """What is marked on one player board (1.5)."""

    anthills: int
    chests: dict[str, int]  # uncrossed chests of each group, by its name (N2)
    cookies: int = 0  # cookies crossed out
    cookie_points: int = 0
    ability_points: int = 0


@dataclass
class Effect:
    """An effect that still asks something. `step` is the name of its question."""

    step: str  # "write", "cross", "flag" or "repeat"
    count: int  # how many hexes or sheets it takes in all
    number: int = 0  # write: the number
    region: str | None = None  # write: only in this region (5.1)
    free_anthill: bool = False  # write: built-in anthill (6.6)
    cookie_only: bool = False  # cross: the special tile
    is_ability: bool = False
    chosen: list[str] = field(default_factory=list)  # hexes or sheets chosen so far


class Game:
    def __init__(self, setup: str, components: dict):
        options = parse_setup(setup)
        constants = components["constants"]
        self.abilities_may = options["abilities"] == "may"
        self.players = [player["id"] for player in components["players"]]
        self.colors = [region["id"] for region in components["regions"]]  # the color order of N2
        self.faces = list(components["dice"]["faces"])
        self.tiles = {tile["id"]: tile for tile in components["tiles"]}
        self.abilities = {ability["id"]: ability for ability in components["abilities"]}
        self.special_tile = next(name for name, tile in self.tiles.items() if tile.get("special"))
        self.special_round = constants["special_tile_first_round"]

        # Territory board (1.1, 1.3, 1.4).
        hexes = components["territory"][options["territory"]]["hexes"]
        self.region = {entry["id"]: entry["region"] for entry in hexes}
        self.special = {entry["id"]: entry["special"] for entry in hexes}
        place = {(entry["q"], entry["r"]): entry["id"] for entry in hexes}
        self.neighbors = {
            entry["id"]: [
                place[entry["q"] + dq, entry["r"] + dr]
                for dq, dr in components["territory"]["neighbours"]
                if (entry["q"] + dq, entry["r"] + dr) in place
            ]
            for entry in hexes
        }
        self.marks: dict[str, object] = {}  # hex -> CROSSED or (player, value)

        # Score sheets (1.2): circles[color][player], and how many circles there are.
        self.circles = {
            color: [constants["score_circles_red"], constants["score_circles_blue"]] for color in self.colors
        }
        self.sheet_size = constants["score_circles"]

        # Player boards (1.5, 2.5); both of the same side (2.1).
        side = components["player_board"][options["boards"]]
        self.cookie_row = list(side["cookie_vp"])
        names = group_names(side["groups"])
        chests = {name: group["chests"] for name, group in zip(names, side["groups"])}
        self.boards = [PlayerBoard(side["anthills"], dict(chests)) for _ in self.players]

        # The round (section 3).
        self.round = 1
        self.divider: int | None = None
        self.unseen = [name for name in self.tiles if name != self.special_tile]  # 2.3
        self.tile = ""
        self.dice: dict[str, str] = {}  # color -> face
        self.with_tile: list[str] = []  # dice of the group with the tile
        self.chooser_takes_tile = False
        self.trigger: int | None = None  # the trigger player (11.3)

        # The execution of a group (section 4).
        self.executing = 0  # the player p of N3
        self.own_dice: list[str] = []
        self.owns_tile = False
        self.used: set[str] = set()  # colors of dice used, and "tile"
        self.effect: Effect | None = None
        self.chests_due = 0

        if options["first"] == "random":
            self.step = "first"
        else:
            self.divider = self.players.index(options["first"])
            self.begin_round()

    # ------------------------------------------------------------------ the interface

    def turn(self) -> tuple[str, list[int], str]:
        if self.step == "over":
            return "over", [], "over"
        if self.step in ("first", "reveal", "roll"):
            return "chance", [], self.step
        return "players", [self.decider()], self.step

    def decider(self) -> int:
        if self.step == "split":
            return self.divider
        if self.step == "choose":
            return 1 - self.divider
        return self.executing

    def legal(self, player: int) -> list[str]:
        if player not in self.turn()[1]:
            return []
        if self.step == "split":
            return self.split_texts()
        if self.step == "choose":
            return ["choose tile", "choose dice"]
        if self.step == "execute":
            return self.execute_texts()
        if self.step == "chest":
            return [f"chest {group}" for group in self.open_groups(player)]
        return self.effect_texts()

    def play(self, player: int, text: str) -> None:
        if text not in self.legal(player):
            raise ValueError(f"not legal for player {player} at {self.step}: {text!r}")
        words = text.split(" ")
        if words[0] == "split":
            self.with_tile = words[2:]
            self.step = "choose"
        elif words[0] == "choose":
            self.chooser_takes_tile = words[1] == "tile"
            self.begin_execution(1 - self.divider)
        elif words[0] == "done":
            self.end_execution()
        elif words[0] == "use":
            self.use(words[1], words[2])
        elif words[0] == "repeat":
            self.effect = None
            self.start_die(words[1])
            self.next_question()
        elif words[0] == "chest":
            self.cross_chest(" ".join(words[1:]))
            self.next_question()
        elif words[0] == "decline":
            self.effect = None
            self.next_question()
        else:  # write, cross, flag: the last word is the hex or the sheet
            self.answer_effect(words[-1])
            self.next_question()

    def sample(self, rng: random.Random) -> str:
        if self.step == "first":
            return "first " + rng.choice(self.players)
        if self.step == "reveal":
            return "tile " + rng.choice(self.unseen)
        if self.step == "roll":
            return " ".join(["roll"] + [rng.choice(self.faces) for _ in self.colors])
        raise ValueError("not a chance step")

    def chance(self, text: str) -> None:
        words = text.split(" ")
        word, results = words[0], words[1:]
        if self.step == "first" and word == "first" and len(results) == 1 and results[0] in self.players:
            self.divider = self.players.index(results[0])
            self.begin_round()
        elif self.step == "reveal" and word == "tile" and len(results) == 1 and results[0] in self.unseen:
            self.tile = results[0]
            self.unseen.remove(self.tile)
            self.step = "roll"
        elif (
            self.step == "roll"
            and word == "roll"
            and len(results) == len(self.colors)
            and all(face in self.faces for face in results)
        ):
            self.dice = dict(zip(self.colors, results))
            self.step = "split"
        else:
            raise ValueError(f"impossible at {self.step}: {text!r}")

    def scores(self) -> list[dict]:
        """N8, at any moment as if the present marks were scored."""
        result = []
        for player, board in enumerate(self.boards):
            lines = {"cookies": board.cookie_points, "abilities": board.ability_points}
            for color in self.colors:  # 12.1 to 12.3
                wins = self.region_sum(color, player) > self.region_sum(color, 1 - player)
                lines[color] = self.circles[color][player] if wins else 0
            result.append(
                {
                    "total": sum(lines.values()),
                    "lines": lines,
                    "tiebreak": [board.cookies, 1 if self.trigger == player else 0],
                }
            )
        return result

    def winners(self) -> list[int]:
        """12.4; the trigger player decides the last tie, so there is one winner."""
        if self.step != "over":
            return []
        keys = [(score["total"], *score["tiebreak"]) for score in self.scores()]
        return [player for player, key in enumerate(keys) if key == max(keys)]

    @staticmethod
    def random_setup(rng: random.Random) -> str:
        """Any key may be left out; the others take any of their values."""
        pairs = [f"{key}={rng.choice(values)}" for key, values in SETUP_KEYS.items() if rng.random() < 0.8]
        return " ".join(pairs)

    # ------------------------------------------------------------------ the round

    def begin_round(self) -> None:
        """3.1, 3.7: from round 8 on the special tile is the tile and nothing is revealed."""
        if self.round < self.special_round:
            self.step = "reveal"
        else:
            self.tile = self.special_tile
            self.step = "roll"

    def split_texts(self) -> list[str]:
        """14.1: any subset of the dice but all of them lies with the tile; in color order."""
        texts = []
        for bits in range(2 ** len(self.colors) - 1):
            dice = [color for index, color in enumerate(self.colors) if bits >> index & 1]
            texts.append(" ".join(["split", "tile"] + dice))
        return texts

    def begin_execution(self, player: int) -> None:
        """3.3, 3.4; N6: a player whose group can do nothing at all is not asked."""
        self.executing = player
        self.owns_tile = self.chooser_takes_tile == (player != self.divider)
        self.own_dice = [color for color in self.colors if (color in self.with_tile) == self.owns_tile]
        self.used = set()
        self.effect = None
        self.chests_due = 0
        self.step = "execute"
        if self.execute_texts() == ["done"]:
            self.end_execution()

    def end_execution(self) -> None:
        if self.executing != self.divider:
            self.begin_execution(self.divider)
        elif self.trigger is not None:  # 3.6, 11.2
            self.step = "over"
        else:
            self.divider = 1 - self.divider
            self.round += 1
            self.begin_round()

    def execute_texts(self) -> list[str]:
        """N3, step `execute`."""
        texts = []
        tile_usable = self.owns_tile and "tile" not in self.used and self.tile_usable()
        if tile_usable:
            texts.append(f"use tile {self.tile}")
        for color in self.own_dice:
            if color not in self.used and self.die_usable(color):
                texts.append(f"use {color} {self.dice[color]}")
        if not (tile_usable and self.tiles[self.tile]["mandatory"]):  # 4.3
            texts.append("done")
        return texts

    # ------------------------------------------------------------------ elements

    def die_effect(self, color: str) -> Effect | None:
        """The effect of a number die (5.1, 5.2); None for the faces chest and flag."""
        face = self.dice[color]
        if face in ("chest", "flag"):
            return None
        return Effect("write", 1, number=int(face), region=None if face == "0" else color)

    def component_effect(self, component: dict, is_ability: bool) -> Effect | None:
        """The effect of a tile or an ability that asks for hexes, sheets or a die; None if it does not."""
        kind = component["effect"]
        if kind in ("write", "write_chain"):
            values = component["values"]
            effect = Effect("write", len(values), number=values[0], free_anthill=component["free_anthill"])
        elif kind == "cross_adjacent_pair":
            effect = Effect("cross", component["amount"])
        elif kind == "cross_cookie_hex":
            effect = Effect("cross", component["amount"], cookie_only=True)
        elif kind == "flags_on_different_sheets":
            effect = Effect("flag", component["amount"])
        elif kind == "repeat_own_die":
            effect = Effect("repeat", component["amount"])
        else:
            return None
        effect.is_ability = is_ability
        return effect

    def die_usable(self, color: str) -> bool:
        """N5: can this die do something now?"""
        face = self.dice[color]
        if face == "chest":
            return bool(self.open_groups(self.executing))
        if face == "flag":
            return self.empty_circles(color) > 0
        return self.has_answer(self.die_effect(color))

    def tile_usable(self) -> bool:
        """N5: can the tile do something now?"""
        effect = self.component_effect(self.tiles[self.tile], is_ability=False)
        if effect is None:  # two_chests
            return bool(self.open_groups(self.executing))
        return self.has_answer(effect)

    def use(self, element: str, name: str) -> None:
        """An element counts as used from here on (N5)."""
        self.used.add(element)
        if element != "tile":
            self.start_die(element)
        elif self.tiles[name]["effect"] == "cross_chests":
            self.chests_due += self.tiles[name]["amount"]
        else:
            self.effect = self.component_effect(self.tiles[name], is_ability=False)
        self.next_question()

    def start_die(self, color: str) -> None:
        face = self.dice[color]
        if face == "chest":
            self.chests_due += 1  # 5.3
        elif face == "flag":
            self.color_circle(color)  # 5.4, without a question
        else:
            self.effect = self.die_effect(color)

    def next_question(self) -> None:
        """N3: the rest of the present effect (an ability just unlocked included), a chest due, `execute` again.

        A question without a legal answer is dropped.
        """
        if self.effect is not None and self.has_answer(self.effect):
            self.step = self.effect.step
            return
        self.effect = None
        if self.chests_due > 0 and self.open_groups(self.executing):
            self.step = "chest"
            return
        self.chests_due = 0
        self.step = "execute"

    # ------------------------------------------------------------------ questions of an effect

    def answers(self, effect: Effect) -> Iterator[str]:
        """The legal next hexes, sheets or dice of an effect; `decline` is not among them."""
        if len(effect.chosen) == effect.count:
            return iter([])
        if effect.step == "write":
            return (name for name in self.region if self.may_write(effect, name))
        if effect.step == "cross":
            return (name for name in self.region if self.may_cross(effect, name))
        if effect.step == "flag":
            return (color for color in self.colors if self.empty_circles(color) > 0 and color not in effect.chosen)
        return (color for color in self.own_dice if self.die_usable(color))  # repeat: used or not (R5)

    def has_answer(self, effect: Effect) -> bool:
        return any(True for _ in self.answers(effect))

    def effect_texts(self) -> list[str]:
        effect = self.effect
        answers = list(self.answers(effect))
        if effect.step == "write":
            texts = [f"write {effect.number} {name}" for name in answers]
        elif effect.step == "repeat":
            texts = [f"repeat {color} {self.dice[color]}" for color in answers]
        else:
            texts = [f"{effect.step} {name}" for name in answers]
        if self.may_decline(effect, answers):
            texts.append("decline")
        return texts

    def may_decline(self, effect: Effect, answers: list[str]) -> bool:
        """R4, N5: only an ability, and only before anything of it has been chosen."""
        if not effect.is_ability or effect.chosen:
            return False
        if self.abilities_may:
            return True
        return effect.step == "write" and all(self.costs_anthill(effect, name) for name in answers)

    def available(self, name: str) -> bool:
        return name not in self.marks  # 6.1

    def touches_own_number(self, name: str) -> bool:
        """6.2, 6.3"""
        return any(
            neighbor in self.marks
            and self.marks[neighbor] != CROSSED
            and self.marks[neighbor][0] == self.executing
            for neighbor in self.neighbors[name]
        )

    def costs_anthill(self, effect: Effect, first: str) -> bool:
        """R13: charged exactly when the hex written first needs it."""
        return not effect.free_anthill and not self.touches_own_number(first)

    def may_write(self, effect: Effect, name: str) -> bool:
        """N5: a first hex, or the next hex of a chain."""
        if effect.region is not None and self.region[name] != effect.region:
            return False
        if not self.available(name) or name in effect.chosen:
            return False
        if not effect.chosen:
            if self.costs_anthill(effect, name) and self.boards[self.executing].anthills == 0:
                return False
        elif not all(name in self.neighbors[other] for other in effect.chosen):
            return False
        return self.can_complete(effect.chosen + [name], effect.count)

    def can_complete(self, chosen: list[str], count: int) -> bool:
        """Can these hexes be completed to `count` mutually touching available ones (R2)?"""
        if len(chosen) == count:
            return True
        return any(
            self.can_complete(chosen + [name], count)
            for name in self.neighbors[chosen[0]]
            if self.available(name)
            and name not in chosen
            and all(name in self.neighbors[other] for other in chosen)
        )

    def may_cross(self, effect: Effect, name: str) -> bool:
        """N5: an available cookie hex, or a hex of an available touching pair."""
        if not self.available(name):
            return False
        if effect.cookie_only:
            return self.special[name] == "cookie"
        if effect.chosen:
            return name in self.neighbors[effect.chosen[0]]
        return any(self.available(neighbor) for neighbor in self.neighbors[name])

    # ------------------------------------------------------------------ marks

    def answer_effect(self, choice: str) -> None:
        """A hex or sheet is chosen; circles are marked at once, hexes when the last one is chosen (N5)."""
        effect = self.effect
        effect.chosen.append(choice)
        if effect.step == "flag":
            self.color_circle(choice)
        elif len(effect.chosen) == effect.count:
            self.effect = None
            if effect.step == "write":
                self.write(effect)
            else:
                for name in effect.chosen:
                    self.marks[name] = CROSSED  # 7.1: its cookie or chest is ignored
                self.test_end()

    def write(self, effect: Effect) -> None:
        """14.6: mark, pay, test the end, cookies, chests."""
        board = self.boards[self.executing]
        if self.costs_anthill(effect, effect.chosen[0]):
            board.anthills -= 1
        for name in effect.chosen:
            self.marks[name] = (self.executing, effect.number)
        self.test_end()
        for name in effect.chosen:
            if self.special[name] == "cookie":  # 8.1
                self.cross_cookie(board)
            elif self.special[name] == "chest":  # 8.2
                self.chests_due += 1

    def cross_cookie(self, board: PlayerBoard) -> None:
        """8.1; R10: beyond the end of the row nothing happens."""
        if board.cookies < len(self.cookie_row):
            board.cookie_points += self.cookie_row[board.cookies]
            board.cookies += 1

    def empty_circles(self, color: str) -> int:
        return self.sheet_size - sum(self.circles[color])

    def color_circle(self, color: str) -> None:
        self.circles[color][self.executing] += 1
        self.test_end()

    def open_groups(self, player: int) -> list[str]:
        return [group for group, left in self.boards[player].chests.items() if left > 0]

    def cross_chest(self, group: str) -> None:
        """9.1, 9.2: the last chest of a group unlocks its ability, which is asked before anything else."""
        board = self.boards[self.executing]
        self.chests_due -= 1
        board.chests[group] -= 1
        if board.chests[group] > 0:
            return
        ability = self.abilities[group.split(" ")[0]]
        if ability["effect"] == "vp":
            board.ability_points += ability["amount"]
        elif ability["effect"] == "cross_next_cookies":
            for _ in range(ability["amount"]):
                self.cross_cookie(board)
        else:
            self.effect = self.component_effect(ability, is_ability=True)

    def test_end(self) -> None:
        """11.1, 11.3, R7: the first player to fulfill a condition is the trigger player."""
        if self.trigger is not None:
            return
        region_full = any(
            all(not self.available(name) for name in self.region if self.region[name] == color)
            for color in self.colors
        )
        sheet_full = any(self.empty_circles(color) == 0 for color in self.colors)
        cookies_gone = all(not self.available(name) for name in self.region if self.special[name] == "cookie")
        if region_full or sheet_full or cookies_gone:
            self.trigger = self.executing

    def region_sum(self, color: str, player: int) -> int:
        return sum(
            mark[1]
            for name, mark in self.marks.items()
            if mark != CROSSED and mark[0] == player and self.region[name] == color
        )
