"""House of Cats: a plain reference implementation of the written rules.

Numbers in comments such as (4.8) or (N5) are the rule numbers of the specification.
Everything is computed naively from the sheet.
"""

from itertools import combinations, permutations

FACES = ["2", "3", "4", "5", "cat", "mouse"]  # N1: also the order in which dice are listed
NUMBERS = ["2", "3", "4", "5"]
# The letters by which this file calls the abilities (section 8); a box may print others on their tiles.
ABILITIES = {
    "separate": "a",
    "plus_minus": "b",
    "mouse_to_number": "c",
    "free_three": "d",
    "dice_count": "e",
    "two_five": "f",
    "number_to_animal": "g",
    "diagonal": "h",
    "free_any": "i",
    "free_mice": "j",
    "move_number": "k",
    "double_up": "l",
}


# ---------------------------------------------------------------- sheets


class Layout:
    """The printed sheet of one level (section 2)."""

    def __init__(self, level, components):
        data = components[f"level{level}"]
        self.level = level
        drawn = self.read_layer(data["start"] if level == 4 else data["cells"])
        self.grid = {cell for cell, mark in drawn.items() if mark in "#o"}
        self.start = {cell for cell, mark in drawn.items() if mark == "#"}
        marks = self.read_layer(data.get("marks", ""))
        self.setup_cells = sorted(cell for cell, mark in marks.items() if mark == "*")
        self.bonus_cells = {cell for cell, mark in marks.items() if mark in "abcde"}
        self.areas = {
            cell: mark
            for cell, mark in self.read_layer(data.get("areas", "")).items()
            if mark != "."
        }
        self.cheese = bool(data["cheese_rows"] and data["cheese_cols"])

    @staticmethod
    def read_layer(text):
        """Cell names ("a1" is top left) with the character drawn there."""
        return {
            f"{chr(ord('a') + column)}{row + 1}": mark
            for row, line in enumerate(text.split())
            for column, mark in enumerate(line)
        }


def lines_of(cell):
    """The column letter and the row number of a cell."""
    return cell[0], cell[1:]


def touching(cell, diagonal):
    """All cells of the largest sheet that are adjacent to a cell."""
    result = set()
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            column, row = chr(ord(cell[0]) + across), int(cell[1:]) + down
            is_corner = across != 0 and down != 0
            if (across, down) != (0, 0) and column in COLUMNS and row in ROWS:
                if diagonal or not is_corner:
                    result.add(f"{column}{row}")
    return result


COLUMNS, ROWS = "abcdefghijklmnopqrstuvwxyz", range(1, 10)
ALL_CELLS = [f"{column}{row}" for column in COLUMNS for row in ROWS]
NEIGHBORS = {cell: touching(cell, False) for cell in ALL_CELLS}  # 1.5
DIAGONAL_NEIGHBORS = {cell: touching(cell, True) for cell in ALL_CELLS}  # 8.H


def adjacent(one, other):
    """1.5"""
    return other in NEIGHBORS[one]


def region(start, cells, diagonal=False):
    """The maximal connected subset of cells that contains start."""
    near = DIAGONAL_NEIGHBORS if diagonal else NEIGHBORS
    found, border = {start}, [start]
    while border:
        fresh = (near[border.pop()] & cells) - found
        found |= fresh
        border += fresh
    return found


def regions(cells):
    """All maximal connected subsets of cells."""
    left, result = set(cells), []
    while left:
        result.append(region(min(left), left))
        left -= result[-1]
    return result


def is_connected(cells, diagonal=False):
    """The empty set is connected (8.A)."""
    return not cells or len(region(min(cells), cells, diagonal)) == len(cells)


def die_cells_are_legal(cells, separate, diagonal):
    """8.A: without at most `separate` of the cells the rest is connected."""
    return any(
        is_connected(cells - set(removed), diagonal)
        for count in range(min(separate, len(cells)) + 1)
        for removed in combinations(cells, count)
    )


# ---------------------------------------------------------------- costs of changed dice (N5)


def single_changes(symbol):
    """One use of B, C, F or G on a die that shows symbol: (letter, new symbol) (8.0)."""
    result = []
    if symbol in NUMBERS:
        number = int(symbol)
        result += [("b", str(value)) for value in (number - 1, number + 1) if 2 <= value <= 5]
        result += [("g", "cat"), ("g", "mouse")]
    if symbol == "mouse":
        result += [("c", number) for number in NUMBERS]
    if symbol == "2":
        result.append(("f", "5"))
    if symbol == "5":
        result.append(("f", "2"))
    return result


def is_proper_part(part, whole):
    """Are the letters of part (a multiset) a proper part of those of whole?"""
    return len(part) < len(whole) and all(part.count(one) <= whole.count(one) for one in part)


def minimal_only(costs):
    return {cost for cost in costs if not any(is_proper_part(other, cost) for other in costs)}


def one_die_costs():
    """{(die, symbol): minimal costs}; the cost of an unchanged die is the empty text (N5, 4)."""
    result = {}
    for die in FACES:
        reached = {(die, "")}
        border = reached
        for _ in range(4):  # no minimal cost has more than three letters; one more is searched
            border = {
                (symbol, "".join(sorted(cost + letter)))
                for before, cost in border
                for letter, symbol in single_changes(before)
            }
            reached = reached | border
        for symbol in FACES:
            result[die, symbol] = minimal_only({cost for end, cost in reached if end == symbol})
    return result


ONE_DIE = one_die_costs()


def two_dice_costs(first, second, symbol):
    """Minimal sums of a cost of the first, a cost of the second and `l` (N5, 4)."""
    return minimal_only(
        {
            "".join(sorted(one + two + "l"))
            for one in ONE_DIE[first, symbol]
            for two in ONE_DIE[second, symbol]
        }
    )

TWO_DICE = {
    (first, second, symbol): two_dice_costs(first, second, symbol)
    for first in FACES
    for second in FACES
    for symbol in FACES
}


# ---------------------------------------------------------------- one player


class Player:
    """A sheet and the state of its owner's turn (N4)."""

    def __init__(self, layout, components, tiles, conversions):
        self.layout = layout
        self.level = layout.level
        self.components = components
        self.tiles = tiles  # number 2..5 -> ability letter of section 8, filled in by the game
        self.conversions = conversions  # "dice" or "any" (8.0)
        self.immediate = {
            ABILITIES[ability["id"]]
            for ability in components["abilities"]
            if ability["timing"] == "immediate"
        }
        self.printed = printed_letters(components)
        self.track_shows = components["cat_track"]["cats"]
        self.available = set(layout.start)
        self.symbols = {}  # cell -> symbol written there
        self.weights = {}  # cell -> 1 or 2 (1.6)
        self.crossed_out = set()  # numbers crossed out by K
        self.rooms = []  # (number, frozenset of cells)
        self.earned = {2: 0, 3: 0, 4: 0, 5: 0}  # circles
        self.used = {2: 0, 3: 0, 4: 0, 5: 0}  # crossed circles
        self.track = 0  # crossed cats (level 1)
        self.cheeses = set()  # crossed: column letters and row numbers
        self.placed = False  # setup_place
        self.is_done = True
        self.moment = ("act",)
        self.first_mice = set()  # of J, whose second mouse is still to come
        self.unused = []
        self.dice_used = self.quota = 0  # there is no turn yet
        self.separate = 0
        self.diagonal = False
        self.die_cells = set()
        self.e_more = self.e_fewer = False
        self.known_actions = None

    # ---- the sheet

    def empty_cells(self):
        return self.available - set(self.symbols)  # 1.4: a crossed-out number is not empty

    def loose_numbers(self):
        """1.7"""
        in_rooms = {cell for _, room in self.rooms for cell in room}
        return {
            cell
            for cell, symbol in self.symbols.items()
            if symbol in NUMBERS and cell not in in_rooms and cell not in self.crossed_out
        }

    def possible_rooms(self, cell):
        """Connected subsets of the group of the cell with size exactly n (6.4, N8.2)."""
        number = int(self.symbols[cell])
        same = {one for one in self.loose_numbers() if self.symbols[one] == str(number)}
        group = region(cell, same)
        found, border = set(), {frozenset([one]) for one in group}
        while border:
            found |= border
            border = {
                subset | {one}
                for subset in border
                for one in group - subset
                if any(adjacent(one, other) for other in subset)
            }
            border = {subset for subset in border if self.size(subset) <= number}
        return sorted(sorted(subset) for subset in found if self.size(subset) == number)

    def size(self, cells):
        """1.8: the sum of the weights."""
        return sum(self.weights[cell] for cell in cells)

    # ---- abilities

    def uses_left(self, letter):
        return sum(
            self.earned[number] - self.used[number]
            for number, tile in self.tiles.items()
            if tile == letter
        )

    def pay(self, letters):
        for letter in letters:
            for number, tile in self.tiles.items():
                if tile == letter:
                    self.used[number] += 1

    # ---- the turn

    def begin_turn(self, dice):
        """N4"""
        self.unused = list(dice)
        self.dice_used = 0
        self.quota = self.components["dice"]["used_per_turn"]
        self.separate = 0  # F of 8.A
        self.diagonal = False
        self.die_cells = set()  # S
        self.e_more = self.e_fewer = False
        self.moment = ("act",)
        self.is_done = False
        self.known_actions = None

    def needs_cell(self, symbol):
        return not (self.level == 1 and symbol == "cat")

    def next_cells(self, diagonal=None):
        """N4"""
        if diagonal is None:
            diagonal = self.diagonal
        empty = self.empty_cells()
        if not self.die_cells:
            return empty
        return {
            cell
            for cell in empty
            if die_cells_are_legal(self.die_cells | {cell}, self.separate, diagonal)
        }

    def done_is_legal(self, next_cells):
        """4.8, N7"""
        lost = 0
        if not next_cells:
            lost = sum(self.needs_cell(die) for die in self.unused)
        return self.quota - self.dice_used <= lost

    def print_letters(self, letters):
        """The letters of section 8 as those of the box, sorted (N1)."""
        return "".join(sorted(self.printed[letter] for letter in letters))

    def read_letters(self, letters):
        """The letters of the box as those of section 8."""
        return "".join(one for letter in letters for one in ABILITIES.values() if self.printed[one] == letter)

    def payable(self, cost):
        return all(self.uses_left(one) >= cost.count(one) for one in cost)

    def legal_takes(self, next_cells, letter=""):
        """N5; with a letter only what is paid with that ability"""
        left = self.quota - self.dice_used
        has_next = bool(next_cells)

        def payable(cost):
            return letter in cost and self.payable(cost)

        result = set()
        if left >= 1:
            for die in set(self.unused):
                for symbol in FACES:
                    if self.needs_cell(symbol) and not has_next:
                        continue
                    for cost in filter(payable, ONE_DIE[die, symbol]):
                        if cost == "":
                            result.add(f"take {die}")
                        else:
                            result.add(f"take {die} as {symbol} with {self.print_letters(cost)}")
        if left >= 2 and has_next and self.uses_left("l"):
            for pair in set(combinations(sorted(self.unused, key=FACES.index), 2)):
                for symbol in filter(self.needs_cell, FACES):
                    for cost in filter(payable, TWO_DICE[*pair, symbol]):
                        paid = self.print_letters(cost)
                        if cost == "l":
                            result.add(f"take {pair[0]} {pair[1]} with {paid}")
                        else:
                            result.add(f"take {pair[0]} {pair[1]} as {symbol} with {paid}")
        return result

    def legal_changes(self):
        """8.0: C, F and G on a symbol that does not come from a die"""
        symbol = self.changeable_symbol()
        if self.conversions != "any" or symbol is None:
            return []
        return [
            f"change {other} with {self.print_letters(cost)}"
            for other in FACES
            for cost in ONE_DIE[symbol, other]
            if cost and "b" not in cost and self.payable(cost) and other in self.symbols_of_i()
        ]

    def changeable_symbol(self):
        """The symbol at hand, unless it comes from a die or from I or is changed already."""
        if self.moment[0] == "free" and not self.moment[2]:
            return self.moment[1]
        if self.moment[0] in ("mouse", "second") and self.moment[1] == "mouse":
            return "mouse"
        return None

    def legal_uses(self, next_cells):
        """N6"""
        result = set()
        for letter in "dijk":
            if self.uses_left(letter) and self.has_target(letter):
                result.add(f"use {self.printed[letter]}")
        wants_cell = self.dice_used < self.quota and any(map(self.needs_cell, self.unused))
        if self.uses_left("a") and wants_cell and self.empty_cells() - next_cells:
            result.add(f"use {self.printed['a']}")
        if self.uses_left("h") and not self.diagonal and wants_cell:
            if len(self.next_cells(diagonal=True)) > len(next_cells):
                result.add(f"use {self.printed['h']}")
        if self.uses_left("e"):
            result |= self.legal_quotas(next_cells)
        return result

    def legal_quotas(self, next_cells):
        """N6: the uses of E"""
        rulings = self.components["rulings"]
        result = set()
        if self.quota < rulings["dice_count_max"] and not self.e_fewer:
            result.add(f"use {self.printed['e']} more")
        if (
            self.quota > rulings["dice_count_min"]
            and self.quota > self.dice_used
            and not self.e_more
            and not self.done_is_legal(next_cells)
        ):
            result.add(f"use {self.printed['e']} fewer")
        return result

    def legal_spends(self, letter):
        """7.5: what is done at once with B, C, E, F, G or L"""
        if self.quota == 0:  # not in a turn (3.4)
            return set()
        if letter == "e":
            return self.legal_quotas(self.next_cells())
        return self.legal_takes(self.next_cells(), letter)

    def legal(self):
        """The legal actions, kept until the player's next action: nobody else can change them."""
        if self.known_actions is None:
            self.known_actions = self.find_legal()
        return list(self.known_actions)

    def find_legal(self):
        """The actions of every moment (N4)."""
        moment = self.moment[0]
        if moment == "act":
            next_cells = self.next_cells()
            result = self.legal_takes(next_cells) | self.legal_uses(next_cells)
            if self.done_is_legal(next_cells):
                result.add("done")
            return sorted(result)
        if moment == "die":
            return [f"write {cell}" for cell in sorted(self.next_cells())]
        if moment in ("free", "mouse"):
            return [f"write {cell}" for cell in sorted(self.empty_cells())] + self.legal_changes()
        if moment == "second":
            none = ["none"] if self.moment[1] == "mouse" else []
            cells = self.empty_beside(self.moment[2])
            return none + [f"write {cell}" for cell in sorted(cells)] + self.legal_changes()
        if moment == "spend":
            return sorted(self.legal_spends(self.tiles[self.moment[1]]))
        if moment == "symbol":
            symbols = NUMBERS if self.moment[1] == "#" else self.symbols_of_i()
            return [f"symbol {symbol}" for symbol in symbols]
        if moment == "cross":
            return [f"cross {cell}" for cell in sorted(self.loose_numbers())]
        if moment == "room":
            return ["room " + " ".join(room) for room in self.moment[1]]
        if moment == "add":
            return [f"add {cell}" for cell in sorted(self.addable_cells())]
        raise AssertionError(moment)

    def empty_beside(self, first):
        return {cell for cell in self.empty_cells() if adjacent(cell, first)}

    def symbols_of_i(self):
        """8.I, N4"""
        symbols = list(FACES) if self.empty_cells() else []
        if self.level == 1:
            symbols = [symbol for symbol in symbols if symbol != "cat"]
            if self.track < len(self.track_shows):
                symbols.append("cat")
        return symbols

    def free_cells(self):
        """Level 4: cells of the grid that are not available."""
        return self.layout.grid - self.available

    def addable_cells(self):
        """12.3, 12.4, N4"""
        _, _, count, added = self.moment
        if not added:
            large = [one for one in regions(self.free_cells()) if len(one) >= count]
            return {cell for one in large for cell in one}
        return {
            cell for cell in self.free_cells() if any(adjacent(cell, other) for other in added)
        }

    # ---- actions

    def play(self, text):
        self.known_actions = None
        moment, words = self.moment, text.split(" ")
        verb = words[0]
        if verb == "take":
            self.take(words[1:])
        elif verb == "use":
            self.use(words[1:])
        elif verb == "done":
            self.is_done = True
        elif verb == "none":
            self.moment = ("act",)
        elif verb == "write" and moment[0] == "die":
            self.die_cells.add(words[1])
            self.write(words[1], moment[1], moment[2])
        elif verb == "write" and moment[0] == "free":
            self.write(words[1], moment[1])
        elif verb == "write" and moment[0] == "mouse":  # first mouse of J
            self.write(words[1], moment[1])
            self.first_mice.add(words[1])
        elif verb == "write" and moment[0] == "second":
            self.write(words[1], moment[1])
        elif verb == "change":
            self.pay(self.read_letters(words[3]))
            self.change(words[1])
        elif verb == "symbol":
            if self.needs_cell(words[1]):
                self.moment = ("free", words[1], moment[1] == "i")
            else:
                self.cross_next_cat()
        elif verb == "cross":  # 8.K: the cell stays used
            self.crossed_out.add(words[1])
            self.moment = ("free", self.symbols[words[1]], False)
        elif verb == "room":
            self.build(words[1:])
        elif verb == "add":
            self.add(words[1])
        else:
            raise AssertionError(text)
        self.go_on()

    def go_on(self):
        """What follows without a question when an action is carried out (7.5, 8.J)."""
        if self.moment[0] == "spend":
            letter = self.tiles[self.moment[1]]
            if letter in "ah" and self.quota > 0:
                self.use([self.printed[letter]])
            elif not self.legal_spends(letter):  # lost
                self.pay(letter)
                self.moment = ("act",)
        while self.moment == ("act",) and self.first_mice:
            first = min(self.first_mice)
            self.first_mice.remove(first)
            if self.empty_beside(first):
                self.moment = ("second", "mouse", first)

    def change(self, symbol):
        """8.0"""
        if not self.needs_cell(symbol):
            self.cross_next_cat()
        elif self.moment[0] == "free":
            self.moment = ("free", symbol, True)
        else:
            self.moment = (self.moment[0], symbol, *self.moment[2:])

    def take(self, words):
        """N5; words: <die> [<die>] [as <symbol>] [with <letters>]"""
        letters = ""
        if "with" in words:
            letters = self.read_letters(words[-1])
            words = words[:-2]
        symbol = words[-1]
        if "as" in words:
            words = words[:-2]
        self.pay(letters)
        for die in words:
            self.unused.remove(die)
        self.dice_used += len(words)
        if self.needs_cell(symbol):
            self.moment = ("die", symbol, len(words))
        else:
            self.cross_next_cat()

    def use(self, words):
        """N6"""
        letter = self.read_letters(words[0])
        self.pay(letter)
        self.moment = ("act",)
        if letter == "a":
            self.separate += 1
        elif letter == "h":
            self.diagonal = True
        elif letter == "e" and words[1] == "more":
            self.quota += 1
            self.e_more = True
        elif letter == "e" and words[1] == "fewer":
            self.quota -= 1
            self.e_fewer = True
        else:
            self.begin_free(letter)

    def has_target(self, letter):
        """D, I, J, K (7.5, N8.3)"""
        if letter == "i":
            return bool(self.symbols_of_i())
        if letter == "k":
            return bool(self.loose_numbers() and self.empty_cells())
        return bool(self.empty_cells())

    def begin_free(self, letter):
        """D, I, J, K (N8.3)"""
        moments = {"d": ("free", "3", False), "i": ("symbol", "i"), "j": ("mouse", "mouse"), "k": ("cross",)}
        self.moment = moments[letter]

    # ---- what follows (N8)

    def put(self, cell, symbol, weight=1):
        self.symbols[cell] = symbol
        self.weights[cell] = weight

    def place(self, words):
        """3.4: all cells are filled, then a room may arise; it is built as in a turn."""
        for cell, symbol in zip(words[::2], words[1::2]):
            self.put(cell, symbol)
        self.moment = ("act",)
        rooms = []
        for cell in words[::2]:
            if self.symbols[cell] in NUMBERS:
                rooms += [room for room in self.possible_rooms(cell) if room not in rooms]
        self.build_one_of(sorted(rooms))
        self.go_on()
        self.known_actions = None

    def write(self, cell, symbol, weight=1):
        self.put(cell, symbol, weight)
        self.moment = ("act",)
        if symbol == "mouse" and self.layout.cheese:  # 5.2, N8.1
            self.cheeses.update(lines_of(cell))
        if symbol in NUMBERS:  # section 6, N8.2
            self.build_one_of(self.possible_rooms(cell))

    def build_one_of(self, rooms):
        if len(rooms) == 1:
            self.build(rooms[0])
        elif rooms:
            self.moment = ("room", rooms)

    def build(self, cells):
        """6.5, N8.3"""
        number = int(self.symbols[cells[0]])
        self.rooms.append((number, frozenset(cells)))  # walls; the bonus is read off the rooms
        self.moment = ("act",)
        if self.level == 4:
            count = min(number, max(map(len, regions(self.free_cells())), default=0))
            if count >= 1:
                self.moment = ("add", number, count, [])
                return
        self.circle(number)

    def add(self, cell):
        """12.2"""
        _, number, count, added = self.moment
        self.available.add(cell)
        self.moment = ("add", number, count, added + [cell])
        if len(added) + 1 == count:
            self.moment = ("act",)
            self.circle(number)

    def circle(self, number):
        """One circle; an immediate ability is resolved or lost now (7.5, N8.3)."""
        self.earned[number] += 1
        letter = self.tiles[number]
        if letter not in self.immediate:
            return
        if letter not in "dijk":
            self.moment = ("spend", number)
            return
        self.used[number] += 1
        if self.has_target(letter):
            self.begin_free(letter)

    def cross_next_cat(self):
        """9.1, 9.2, 9.4, N8.4"""
        self.moment = ("act",)
        if self.track == len(self.track_shows):
            return
        shown = self.track_shows[self.track]
        self.track += 1
        if shown and self.empty_cells():
            self.moment = ("symbol", "#") if shown == "#" else ("free", shown, False)

    # ---- score (section 14, N10)

    def score(self):
        points = self.components["rooms"]["points"]
        sheet = self.components[f"level{self.level}"]
        lines = {}
        for number in (2, 3, 4, 5):
            built = sum(1 for one, _ in self.rooms if one == number)
            lines[f"rooms{number}"] = built * points[str(number)]
        if self.level == 1:
            lines["cats"] = self.track * self.components["cat_track"]["points_per_crossed_cat"]
        if self.level in (1, 4):
            lines["cheese"] = len(self.cheeses) * sheet["cheese_points"]
        if self.level in (2, 4):
            lines["mice"] = self.mice_by_lines()
        if self.level == 3:
            lines["mice"] = self.mice_by_areas(sheet["mouse_points"])
        if self.level in (2, 3):
            lines["bonus"] = sum(
                number * len(room & self.layout.bonus_cells) for number, room in self.rooms
            )
        if self.level in (1, 2, 3):
            penalty = self.components["rooms"]["empty_cell_penalty"]
            lines["empty"] = penalty * len(self.empty_cells())
        return {"total": sum(lines.values()), "lines": lines, "tiebreak": [len(self.symbols)]}

    def animals(self, kind, cells):
        """Weights counted (8.L)."""
        return self.size(cell for cell in cells if self.symbols.get(cell) == kind)

    def mice_by_lines(self):
        """10.2"""
        total = 0
        for line in {line for cell in self.layout.grid for line in lines_of(cell)}:
            cells = [cell for cell in self.layout.grid if line in lines_of(cell)]
            if self.animals("cat", cells) >= 1:
                total += self.animals("mouse", cells)
        return total

    def mice_by_areas(self, mouse_points):
        """11.1"""
        total = 0
        for color in set(self.layout.areas.values()):
            cells = [cell for cell in self.layout.areas if self.layout.areas[cell] == color]
            cats = self.animals("cat", cells)
            key = "cats_3_or_more" if cats >= 3 else f"cats_{cats}"
            total += mouse_points[key] * self.animals("mouse", cells)
        return total


# ---------------------------------------------------------------- the game


def printed_letters(components):
    """{letter of section 8: letter of the box}"""
    return {ABILITIES[one["id"]]: one["letter"].lower() for one in components["abilities"]}


class Game:
    SETUP_KEYS = [
        ("players", ["1", "2", "3", "4", "5", "6"], "2"),
        ("level", ["1", "2", "3", "4"], "1"),
        ("tiles", ["random", "abcd"], "random"),
        ("conversions", ["dice", "any"], "dice"),
    ]

    def __init__(self, setup, components):
        options = self.read_setup(setup)
        self.components = components
        self.level = int(options["level"])
        self.layout = Layout(self.level, components)
        self.tiles = {}
        self.letters = printed_letters(components)
        self.players = [
            Player(self.layout, components, self.tiles, options["conversions"])
            for _ in range(int(options["players"]))
        ]
        self.setup_dice = []
        self.step = "tiles"
        if options["tiles"] == "abcd":
            self.give_tiles([one.lower() for one in components["ability_tiles"]["first_game_tiles"]])

    @classmethod
    def read_setup(cls, setup):
        """N2: keys may be left out, the order is fixed, anything else is refused."""
        options = {key: default for key, _, default in cls.SETUP_KEYS}
        given = []
        for word in setup.split(" ") if setup else []:
            key, _, value = word.partition("=")
            if not any(key == known and value in values for known, values, _ in cls.SETUP_KEYS):
                raise ValueError(f"set-up refused: {setup!r}")
            options[key] = value
            given.append(key)
        if given != [key for key, _, _ in cls.SETUP_KEYS if key in given]:
            raise ValueError(f"set-up refused: {setup!r}")
        return options

    @staticmethod
    def random_setup(rng):
        return " ".join(f"{key}={rng.choice(values)}" for key, values, _ in Game.SETUP_KEYS)

    # ---- steps (N3)

    def turn(self):
        if self.step == "over":
            return "over", [], "over"
        if self.step in ("tiles", "setup_roll", "roll"):
            return "chance", [], self.step
        return "players", self.acting(), self.step

    def acting(self):
        if self.step == "setup_place":
            return [
                index
                for index, player in enumerate(self.players)
                if not player.placed or player.moment != ("act",)
            ]
        if self.step == "turn":
            return [index for index, player in enumerate(self.players) if not player.is_done]
        return []

    def legal(self, player):
        if player not in self.acting():
            return []
        if self.step == "setup_place" and not self.players[player].placed:
            return self.legal_places()
        return self.players[player].legal()

    def legal_places(self):
        """3.4: every different assignment of the roll to * cells."""
        return sorted(
            "place " + " ".join(f"{cell} {die}" for cell, die in zip(cells, dice))
            for cells in combinations(self.layout.setup_cells, len(self.setup_dice))
            for dice in set(permutations(self.setup_dice))
        )

    def play(self, player, text):
        if text not in self.legal(player):
            raise ValueError(f"not legal for player {player}: {text!r}")
        sheet = self.players[player]
        if not text.startswith("place "):
            sheet.play(text)
        else:
            sheet.placed = True
            sheet.place(text.split(" ")[1:])
        if not self.acting():
            self.end_turn()  # 3.4: what follows from the * cells may fill a sheet

    def end_turn(self):
        """13.1, 12.7"""
        full = [not player.empty_cells() for player in self.players]
        is_over = all(full) if self.level == 4 else any(full)
        self.step = "over" if is_over else "roll"

    # ---- chance (16.2, N3)

    def dice_count(self):
        dice = self.components["dice"]
        return dice["setup_dice_levels_2_3"] if self.step == "setup_roll" else dice["count"]

    def sample(self, rng):
        if self.step == "tiles":
            return "tiles " + " ".join(rng.sample(list(self.letters.values()), 4))
        if self.step in ("setup_roll", "roll"):
            dice = [rng.choice(FACES) for _ in range(self.dice_count())]
            return "roll " + " ".join(sorted(dice, key=FACES.index))
        raise ValueError("not a chance step")

    def chance(self, text):
        verb, *words = text.split(" ")
        if self.step == "tiles":
            if verb != "tiles" or len(words) != 4 or len(set(words)) != 4:
                raise ValueError(f"impossible result: {text!r}")
            if not set(words) <= set(self.letters.values()):
                raise ValueError(f"impossible result: {text!r}")
            self.give_tiles(words)
        elif self.step in ("setup_roll", "roll"):
            if verb != "roll" or len(words) != self.dice_count() or not set(words) <= set(FACES):
                raise ValueError(f"impossible result: {text!r}")
            if words != sorted(words, key=FACES.index):
                raise ValueError(f"impossible result: {text!r}")
            if self.step == "setup_roll":
                self.setup_dice = words
                self.step = "setup_place"
            else:
                for player in self.players:
                    if player.empty_cells():  # level 4: the others are finished (12.7)
                        player.begin_turn(words)
                self.step = "turn"
        else:
            raise ValueError("not a chance step")

    def give_tiles(self, letters):
        """3.2; the letters are those of the box"""
        abilities = {printed: letter for letter, printed in self.letters.items()}
        self.tiles.update(zip((2, 3, 4, 5), (abilities[letter] for letter in letters)))
        self.step = "setup_roll" if self.layout.setup_cells else "roll"

    # ---- result (N10)

    def scores(self):
        return [player.score() for player in self.players]

    def winners(self):
        """14.5"""
        if self.step != "over":
            return []
        results = [(score["total"], score["tiebreak"]) for score in self.scores()]
        return [index for index, result in enumerate(results) if result == max(results)]
