"""Strange World Above the Clouds: reference implementation of the written rules.

Numbers in comments are rule numbers of the specification (`strange_world.md`). The code favors
obviousness over speed: every set in the rules is computed by brute force when it is needed.
"""

from collections import Counter
from itertools import combinations

CHANCE_STEPS = ("start", "sun", "deal", "offer", "piles", "reveal")
SCORE_LINES = ("mountain", "water", "plant", "swamp", "city", "moon", "traveller")  # 17.9

# 17.2: every text of a set-up; a key that is left out has its default.
SETUPS = {" ".join(filter(None, (players_text, losing_text))): (count, losing)
          for players_text, count in [("", 2)] + [(f"players={count}", count) for count in range(1, 5)]
          for losing_text, losing in [("", "free"), ("losing=free", "free"), ("losing=forced", "forced")]}

LAND, EATEN, FUMAROLE = "land", "eaten", "fumarole"  # 1.2: the three states of an occupied cell


def neighbors(cell):
    """1.6: the four cells sharing an edge."""
    row, col = cell
    return [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]


class Card:
    """A face: land card or start card (1.3-1.5)."""

    def __init__(self, entry):
        self.id = entry["id"]
        self.icons = Counter(entry["icons"])
        self.animals = list(entry["animals"])
        self.portal = entry["portal"]
        self.moon = entry["moon"]


BLANK = Card({"id": "", "icons": [], "animals": [], "portal": False, "moon": False})


class Cell:
    """One occupied cell of a world."""

    def __init__(self, card):
        self.card = card
        self.state = LAND
        self.used = False     # 1.8: a portal card that has made a portal; never cleared
        self.in_city = False  # 8.3: a fumarole that is part of a shadow city

    def shown(self):
        """1.3: only visible land has icons, animals, portals and moons."""
        return self.card if self.state == LAND else BLANK


class World:
    """One player's cards, travellers and shadow cities."""

    def __init__(self, components):
        self.params = components["params"]
        self.scoring = components["scoring"]
        self.traveller_table = {entry["id"]: entry for entry in components["traveller"]}
        self.cells = {}        # (row, col) -> Cell
        self.travellers = []   # (traveller id, side, upper row, lower row)
        self.cities = []       # values
        self.closed_left = None   # 7.6: no column smaller than this
        self.closed_right = None  # 7.6: no column larger than this

    # ---- looking at the world

    def rows(self):
        return {row for row, _ in self.cells}

    def columns(self):
        return {col for _, col in self.cells}

    def shown(self, cell):
        """The visible face of a cell; a blank face if it is empty, eaten or a fumarole."""
        return self.cells[cell].shown() if cell in self.cells else BLANK

    def state(self, cell):
        return self.cells[cell].state if cell in self.cells else None

    def occupied_neighbors(self, cell):
        return [other for other in neighbors(cell) if other in self.cells]

    # ---- 5.1 placement

    def legal_cells(self):
        candidates = {other for cell in self.cells for other in neighbors(cell)} - set(self.cells)  # 5.1a
        return sorted(cell for cell in candidates if self.fits_box(cell) and not self.is_closed(cell))

    def fits_box(self, cell):
        """5.1b: all cards stay inside some box of four rows and four columns."""
        rows = self.rows() | {cell[0]}
        columns = self.columns() | {cell[1]}
        return (max(rows) - min(rows) < self.params["grid_rows"]
                and max(columns) - min(columns) < self.params["grid_cols"])

    def is_closed(self, cell):
        """5.1c, 7.6."""
        if self.closed_left is not None and cell[1] < self.closed_left:
            return True
        return self.closed_right is not None and cell[1] > self.closed_right

    # ---- 6 desolation

    def place(self, cell, card):
        """Places P and does desolation (5.3 step 1). Returns whether P survived."""
        self.cells[cell] = Cell(card)
        eaten = self.is_desolated(cell)
        for other, spot in self.cells.items():  # D6 (6.3), also when P itself is eaten
            if other[0] > cell[0] and spot.shown().moon:
                spot.state = EATEN
        if eaten:
            self.cells[cell].state = EATEN
        return not eaten

    def would_be_eaten(self, cell, card):
        """6.1: P is laid to see, and taken away again."""
        self.cells[cell] = Cell(card)
        eaten = self.is_desolated(cell)
        del self.cells[cell]
        return eaten

    def is_desolated(self, cell):
        """6.2, D1-D5, with P lying face up in its cell."""
        row, _ = cell
        card = self.cells[cell].card
        if card.portal:  # D1
            portals = self.portal_neighbors(cell)
            if len(portals) == 2 or (len(portals) == 1 and self.cells[portals[0]].used):
                return True
        if card.icons["water"]:  # D2
            if any(self.shown(other).icons["water"] for other in neighbors(cell)):
                return True
        if card.icons["swamp"]:  # D3
            if any(other != cell and other[0] == row and self.shown(other).icons["swamp"] for other in self.cells):
                return True
        if card.moon:  # D4: cards in any state
            if any(other[0] < row for other in self.cells):
                return True
        if card.icons["volcano"]:  # D5
            if all(self.state(other) == FUMAROLE for other in self.occupied_neighbors(cell)):
                return True
        return False

    # ---- 7 portals and travellers

    def portal_neighbors(self, cell):
        """1.5: the visible portal cards left and right of a cell."""
        row, col = cell
        return [other for other in ((row, col - 1), (row, col + 1)) if self.shown(other).portal]

    def make_portal(self, cell):
        """7.1: P survived; marks both cards used if P makes a portal. Returns whether it did."""
        if not self.cells[cell].card.portal:
            return False
        partners = [other for other in self.portal_neighbors(cell) if not self.cells[other].used]
        if len(partners) != 1:
            return False
        self.cells[cell].used = True
        self.cells[partners[0]].used = True
        return True

    def traveller_spots(self, row):
        """7.3-7.5: the (side, upper row, lower row) at which a traveller of a portal in `row` may stand."""
        sides = [self.travellers[0][1]] if self.travellers else ["left", "right"]  # 7.5
        valid = []
        for upper in (row - 1, row):
            rows = self.rows() | {upper, upper + 1}
            if max(rows) - min(rows) < self.params["grid_rows"]:  # 7.4
                valid += [(side, upper, upper + 1) for side in sides]
        taken = {traveller[1:] for traveller in self.travellers}
        free = [spot for spot in valid if spot not in taken]
        return free if free else valid  # 7.5: shared only if every valid spot is taken

    def welcome(self, traveller, side, upper, lower):
        if not self.travellers:  # 7.6: the first traveller closes its side
            if side == "left":
                self.closed_left = min(self.columns())
            else:
                self.closed_right = max(self.columns())
        self.travellers.append((traveller, side, upper, lower))

    # ---- 8 fumaroles and shadow cities

    def coverable(self, cell):
        """8.1: adjacent occupied cells that are not a fumarole."""
        return [other for other in self.occupied_neighbors(cell) if self.state(other) != FUMAROLE]

    def free_partners(self, cell):
        """8.3: fumaroles adjacent to the new one and in no city."""
        return [other for other in self.occupied_neighbors(cell)
                if self.state(other) == FUMAROLE and not self.cells[other].in_city]

    def found_city(self, cell, partner, value):
        self.cells[cell].in_city = True
        self.cells[partner].in_city = True
        self.cities.append(value)

    # ---- 9 scoring

    def score_lines(self):
        """The seven lines; an empty world scores 0 in all of them."""
        return {
            "mountain": self.score_mountain(),
            "water": self.score_water(),
            "plant": self.score_plant(),
            "swamp": self.score_swamp(),
            "city": sum(self.cities),  # 9.5
            "moon": self.score_moon(),
            "traveller": sum(self.score_traveller(*traveller) for traveller in self.travellers),
        }

    def score_mountain(self):
        """9.1: icons of the largest group of adjacent cells that show a mountain."""
        remaining = {cell for cell in self.cells if self.shown(cell).icons["mountain"]}
        largest = 0
        while remaining:
            frontier = [remaining.pop()]
            icons = 0
            while frontier:
                cell = frontier.pop()
                icons += self.shown(cell).icons["mountain"]
                for other in neighbors(cell):
                    if other in remaining:
                        remaining.remove(other)
                        frontier.append(other)
            largest = max(largest, icons)
        return largest * self.scoring["mountain_per_icon_in_largest_range"]

    def score_water(self):
        """9.2: adjacent occupied cells that are not eaten, for each water icon."""
        total = 0
        for cell in self.cells:
            touching = [other for other in self.occupied_neighbors(cell) if self.state(other) != EATEN]
            total += self.shown(cell).icons["water"] * len(touching)
        return total * self.scoring["water_per_adjacent_card"]

    def score_plant(self):
        """9.3: different animals."""
        animals = {animal for cell in self.cells for animal in self.shown(cell).animals}
        return len(animals) * self.scoring["animal_per_different"]

    def score_swamp(self):
        """9.4."""
        return sum(self.shown(cell).icons["swamp"] for cell in self.cells) * self.scoring["swamp_per_icon"]

    def score_moon(self):
        """9.6."""
        total = 0
        for row, col in self.cells:
            if not self.shown((row, col)).moon:
                continue
            kinds = set(self.shown((row + 1, col)).icons)  # none if eaten, fumarole or empty
            for other in self.cells:
                if other[1] == col and other[0] > row:
                    icons = self.shown(other).icons
                    total += sum(icons[kind] for kind in kinds)
        return total * self.scoring["moon_per_matching_icon"]

    def score_traveller(self, traveller, side, upper, lower):
        """9.7: the base, and the bonus if the condition holds in the two rows."""
        entry = self.traveller_table[traveller]
        return entry["base"] + (entry["bonus"] if self.condition_holds(entry, upper, lower) else 0)

    def condition_holds(self, entry, upper, lower):
        """9.8."""
        cells = [cell for cell in self.cells if cell[0] in (upper, lower)]
        test, minimum = entry["test"], entry["min"]
        if test == "count_each":
            return all(sum(self.shown(cell).icons[icon] for cell in cells) >= minimum for icon in entry["icons"])
        if test == "per_row":  # Burk: at least one in each of the two rows
            icon = entry["icons"][0]
            return all(any(self.shown(cell).icons[icon] for cell in cells if cell[0] == row)
                       for row in (upper, lower))
        if test == "fumaroles":
            return sum(self.state(cell) == FUMAROLE for cell in cells) >= minimum
        if test == "portals":  # pairs of horizontally adjacent visible portal cards
            pairs = [(row, col) for row, col in cells
                     if self.shown((row, col)).portal and self.shown((row, col + 1)).portal]
            return len(pairs) >= minimum
        if test == "animals":
            return len({animal for cell in cells for animal in self.shown(cell).animals}) >= minimum
        raise ValueError(f"unknown traveller test {test}")


class Game:
    """The whole game: steps, legal actions, chance, scores (section 17)."""

    def __init__(self, setup, components):
        self.components = components
        self.params = components["params"]
        self.count, self.losing = self.parse_setup(setup)
        self.cards = {entry["id"]: Card(entry) for entry in components["land_card"] + components["start_card"]}
        self.worlds = [World(components) for _ in range(self.count)]
        self.start_cards = {entry["id"] for entry in components["start_card"]}  # not dealt yet
        self.unseen = self.build_deck()  # land cards not dealt or turned up yet
        self.travellers = {entry["id"] for entry in components["traveller"]}  # available
        stack = sorted(components["shadow_city"], key=lambda entry: entry["stack_position"])
        self.cities = [entry["value"] for entry in stack]  # 3.3: the first is on top
        self.fumaroles = components["fumarole"]["count"]

        self.hands = [[] for _ in range(self.count)]
        self.pending = {}      # player -> cards of the pass that waits for the others
        self.sun = None        # holder of the sun card
        self.face = "left"     # 3.5; no effect with 2 players
        self.round = 1         # round, or turn of the solo game
        self.active = 0        # player of play, traveller, erupt, city
        self.placed = None     # cell of P
        self.fumarole = None   # cell of the new fumarole, while a partner is chosen
        self.piles = {}        # solo: remaining pile -> face-up card
        self.revealed = False  # solo: the other two cards of the pile have been turned up
        self.next_player = 0   # for whom the next start or deal is
        self.step = "start"

    @staticmethod
    def parse_setup(setup):
        """17.2: the number of players, and `free` or `forced`."""
        if setup not in SETUPS:
            raise ValueError(f"set-up refused: {setup!r}")
        return SETUPS[setup]

    @staticmethod
    def random_setup(rng):
        return rng.choice(sorted(SETUPS))

    def build_deck(self):
        """3.2, 11.1: all sets used with this number of players."""
        used = [entry["id"] for entry in self.components["deck_set"] if self.count in entry["used_with_players"]]
        deck = Counter()
        for entry in self.components["land_card"]:
            deck[entry["id"]] += sum(entry["copies"][name] for name in used)
        return +deck

    # ---- whose turn

    def turn(self):
        if self.step == "over":
            return ("over", [], "over")
        if self.step in CHANCE_STEPS:
            return ("chance", [], self.step)
        return ("players", self.deciders(), self.step)

    def deciders(self):
        if self.step == "direction":
            return [self.sun]
        if self.step in ("pass2", "pass1"):
            return [player for player in range(self.count) if player not in self.pending]
        return [self.active]

    def neighbor_in_sun_direction(self, player):
        """1.10, 3.5: left is the next higher seat."""
        return (player + (1 if self.face == "left" else -1)) % self.count

    # ---- legal actions (17.4)

    def legal(self, player):
        kind, players, step = self.turn()
        if kind != "players" or player not in players:
            return []
        world = self.worlds[player]
        hand = sorted(self.hands[player])
        if step == "direction":
            return ["direction left", "direction right"]
        if step in ("pass2", "pass1"):
            number = self.params["pass_counts"][0 if step == "pass2" else 1]
            return sorted({" ".join(("pass",) + cards) for cards in combinations(hand, number)})
        if step == "take":
            return [f"take {pile}" for pile in sorted(self.piles)]
        if step == "play":
            return [f"play {card} {row} {col}" for card in sorted(set(hand)) for row, col in self.cells_for(world, card)]
        if step == "traveller":
            return ["decline"] + [f"welcome {traveller} {side} {upper} {lower}"
                                  for traveller in sorted(self.travellers)
                                  for side, upper, lower in world.traveller_spots(self.placed[0])]
        if step == "erupt":
            return [f"cover {row} {col}" for row, col in world.coverable(self.placed)]
        if step == "city":
            return [f"join {row} {col}" for row, col in world.free_partners(self.fumarole)]
        raise AssertionError(step)

    def cells_for(self, world, card):
        """5.1, and 5.4 with `losing=forced`."""
        cells = world.legal_cells()
        if self.losing == "free":
            return cells
        safe = [cell for cell in cells if not world.would_be_eaten(cell, self.cards[card])]
        return safe if safe else cells

    def play(self, player, text):
        if text not in self.legal(player):
            raise ValueError(f"illegal action of player {player} in step {self.step}: {text!r}")
        verb, *words = text.split(" ")
        world = self.worlds[player]
        if verb == "direction":
            self.face = words[0]
            self.begin_deal()
        elif verb == "pass":
            self.pending[player] = words
            if len(self.pending) == self.count:
                self.exchange()
        elif verb == "take":
            self.hands[0] = [self.piles.pop(int(words[0]))]
            self.revealed = False
            self.step = "play"
        elif verb == "play":
            self.play_card(world, words[0], (int(words[1]), int(words[2])))
        elif verb == "welcome":
            self.travellers.remove(words[0])
            world.welcome(words[0], words[1], int(words[2]), int(words[3]))
            self.erupt_or_finish()
        elif verb == "decline":
            self.erupt_or_finish()
        elif verb == "cover":
            self.cover(world, (int(words[0]), int(words[1])))
        elif verb == "join":
            self.found_city(world, (int(words[0]), int(words[1])))

    def exchange(self):
        """4.2, 4.3: all pass at once."""
        for player, cards in self.pending.items():
            for card in cards:
                self.hands[player].remove(card)
        for player, cards in self.pending.items():
            self.hands[self.neighbor_in_sun_direction(player)] += cards
        self.pending = {}
        if self.step == "pass2":
            self.step = "pass1"
        else:
            self.active = self.sun  # 4.4
            self.step = "play"

    def play_card(self, world, card, cell):
        """5.3."""
        self.hands[self.active].remove(card)
        self.placed = cell
        survived = world.place(cell, self.cards[card])
        if not survived:
            self.finish_card()
        elif world.make_portal(cell) and self.travellers:  # 7.2, 17.7
            self.step = "traveller"
        else:
            self.erupt_or_finish()

    def erupt_or_finish(self):
        """5.3 step 4."""
        card = self.worlds[self.active].cells[self.placed].card
        if card.icons["volcano"]:
            self.step = "erupt"
        else:
            self.finish_card()

    def cover(self, world, cell):
        """8.1-8.4."""
        assert self.fumaroles > 0  # 2.3
        self.fumaroles -= 1
        world.cells[cell].state = FUMAROLE
        self.fumarole = cell
        partners = world.free_partners(cell)
        if not partners or not self.cities:
            self.finish_card()
        elif len(partners) == 1:
            self.found_city(world, partners[0])
        else:
            self.step = "city"

    def found_city(self, world, partner):
        world.found_city(self.fumarole, partner, self.cities.pop(0))
        self.finish_card()

    def finish_card(self):
        """17.6: after a card is fully resolved."""
        self.placed = self.fumarole = None
        if any(self.hands):
            if self.count > 1:
                self.active = self.neighbor_in_sun_direction(self.active)
            self.step = "play"
        elif self.count == 1 and not self.revealed:
            self.step = "reveal"
        elif self.round == self.params["rounds"]:
            self.step = "over"
        else:
            self.round += 1
            if self.count == 1:
                self.step = "take"
            else:
                self.sun = (self.sun + 1) % self.count  # 4.5: to the left, whatever the face
                self.begin_round()

    def begin_round(self):
        if self.count >= 3:
            self.step = "direction"  # 3.5
        else:
            self.begin_deal()

    def begin_deal(self):
        self.next_player = 0
        self.step = "deal"

    # ---- chance (17.3)

    def sample(self, rng):
        """Draws a result; every physical card not yet seen is equally likely."""
        unseen = sorted(self.unseen.elements())
        if self.step == "start":
            return f"start {self.next_player} {rng.choice(sorted(self.start_cards))}"
        if self.step == "sun":
            return f"sun {rng.randrange(self.count)}"
        if self.step == "deal":
            cards = rng.sample(unseen, self.params["cards_dealt_per_round"])
            return " ".join(["deal", str(self.next_player)] + sorted(cards))
        if self.step == "offer":
            number = self.components["solo"]["travellers_revealed"]
            return " ".join(["offer"] + sorted(rng.sample(sorted(self.travellers), number)))
        if self.step == "piles":
            return f"pile {len(self.piles) + 1} {rng.choice(unseen)}"
        if self.step == "reveal":
            number = self.components["solo"]["pile_size"] - 1
            return " ".join(["reveal"] + sorted(rng.sample(unseen, number)))
        raise ValueError(f"no chance in step {self.step}")

    def chance(self, text):
        """Applies a result; refuses it with ValueError, before any change, if it is impossible here."""
        if self.step == "start":
            card, = self.check_result(text, f"start {self.next_player}", 1, Counter(self.start_cards))
            self.start_cards.remove(card)
            self.worlds[self.next_player].cells[(0, 0)] = Cell(self.cards[card])
            self.next_player += 1
            if self.next_player == self.count:
                self.step = "offer" if self.count == 1 else "sun"
        elif self.step == "sun":
            player, = self.check_result(text, "sun", 1, Counter(str(seat) for seat in range(self.count)))
            self.sun = int(player)
            self.begin_round()
        elif self.step == "deal":
            number = self.params["cards_dealt_per_round"]
            cards = self.check_result(text, f"deal {self.next_player}", number, self.unseen)
            self.unseen -= Counter(cards)
            self.hands[self.next_player] = cards
            self.next_player += 1
            if self.next_player == self.count:
                self.step = "pass2"
        elif self.step == "offer":
            number = self.components["solo"]["travellers_revealed"]
            self.travellers = set(self.check_result(text, "offer", number, Counter(self.travellers)))
            self.step = "piles"
        elif self.step == "piles":
            pile = len(self.piles) + 1
            card, = self.check_result(text, f"pile {pile}", 1, self.unseen)
            self.unseen -= Counter([card])
            self.piles[pile] = card
            if pile == self.components["solo"]["piles"]:
                self.step = "take"
        elif self.step == "reveal":
            number = self.components["solo"]["pile_size"] - 1
            cards = self.check_result(text, "reveal", number, self.unseen)
            self.unseen -= Counter(cards)
            self.hands[0] = cards
            self.revealed = True
            self.step = "play"
        else:
            raise ValueError(f"no chance in step {self.step}")

    @staticmethod
    def check_result(text, prefix, number, supply):
        """The words after the prefix: `number` items of the supply in ascending byte order (17.1)."""
        if not text.startswith(prefix + " "):
            raise ValueError(f"impossible result: {text!r}")
        words = text[len(prefix) + 1:].split(" ")
        if len(words) != number or words != sorted(words) or Counter(words) - supply:
            raise ValueError(f"impossible result: {text!r}")
        return words

    # ---- scores and winners

    def scores(self):
        result = []
        for world in self.worlds:
            lines = world.score_lines()
            assert tuple(lines) == SCORE_LINES
            result.append({"total": sum(lines.values()), "lines": lines, "tiebreak": []})
        return result

    def winners(self):
        """10.1, 10.2: ties are shared; solo: always player 0."""
        totals = [score["total"] for score in self.scores()]
        return [player for player, total in enumerate(totals) if total == max(totals)]
