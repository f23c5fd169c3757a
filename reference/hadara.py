"""Reference implementation of Hadara, written for clarity: every rule is cited by its number in the specification.

Texts of set-ups, actions and chance results follow section 26. Values are recomputed from what lies in front of a player
whenever they are needed (15.18); nothing is cached.
"""

import itertools
import random

TRACKS = ["income", "military", "culture", "food"]
COLORS = ["yellow", "red", "blue", "green", "purple"]
TRACK_OF_COLOR = {"yellow": "income", "red": "military", "blue": "culture", "green": "food"}

# 26.2: keys in their fixed order; the first value is the default.
SETUP_KEYS = {
    "players": ["2", "3", "4", "5"],
    "purple": ["advanced", "basic"],
    "start_side": ["choice", "a", "b"],
    "open_piles": ["false", "true"],
    "joker_for_set_points": ["false", "true"],
    "segments": ["random", "fixed"],
    "crests": ["random", "fixed"],
}


def parse_setup(text: str) -> dict[str, str]:
    """26.2: pairs in the order of the table, missing keys have their defaults."""
    options = {key: values[0] for key, values in SETUP_KEYS.items()}
    if text == "":
        return options
    keys = list(SETUP_KEYS)
    last_position = -1
    for pair in text.split(" "):
        key, separator, value = pair.partition("=")
        if separator != "=" or key not in SETUP_KEYS or value not in SETUP_KEYS[key]:
            raise ValueError(f"unknown set-up pair {pair!r}")
        if keys.index(key) <= last_position:
            raise ValueError(f"repeated or misplaced set-up key {key!r}")
        last_position = keys.index(key)
        options[key] = value
    return options


class Components:
    """The numbers of the data file, by name."""

    def __init__(self, data: dict):
        self.cards = {card["id"]: card for card in data["card"]}
        self.backs = {colony["id"]: colony for colony in data["colony"]}
        self.tiers = {tier["requirement"]: tier for tier in data["colony_tier"]}
        self.busts = {bust["requirement"]: bust for bust in data["bust"]}
        self.start_cards = {card["id"]: card for card in data["start_card"]}
        self.sale_price = {row["epoch"]: row["coins"] for row in data["sale_price"]}
        self.seal_price = {row["epoch"]: row for row in data["seal_price"]}
        self.tiles = {row["track"]: row["per_player"] for row in data["bonus_tile"]}
        self.segments = data["board"]["segments"]
        self.crests = data["board"]["crests"]
        self.constants = data["constants"]
        self.ability = data["ability"]


class Player:
    """Everything that lies in front of one player."""

    def __init__(self, components: Components):
        self.components = components
        self.start_card: str | None = None
        self.ready = False  # coins and tracks are set (3.5)
        self.coins = 0
        self.start = {track: 0 for track in TRACKS}
        self.display: dict[str, str | None] = {}  # recruited card -> track of the bonus tile on it, if any
        self.colonies: dict[int, str | None] = {}  # tier -> back if allied, None if plundered
        self.busts: dict[int, tuple[str, str]] = {}  # requirement -> (track of the tile, "front" or "back")
        self.silver: list[str] = []  # tracks of the tiles on silver places
        self.gold = 0

    # ---- derived values

    def number_with(self, ability: str) -> int:
        """Recruited cards with this ability (section 14)."""
        return sum(self.components.cards[card].get("ability") == ability for card in self.display)

    def number_of_color(self, color: str) -> int:
        return sum(self.components.cards[card]["colour"] == color for card in self.display)

    def track(self, track: str) -> int:
        """16.1."""
        rules = self.components.ability
        value = self.start[track]
        for card_id in self.display:
            card = self.components.cards[card_id]
            value += card[track]
            if card.get("ability") == "colour_steps" and TRACK_OF_COLOR[card["ability_colour"]] == track:
                value += rules["colour_steps"]["steps_per_card"] * self.number_of_color(card["ability_colour"])
        for back in self.colonies.values():
            if back is not None:
                value += self.components.backs[back][track]
        for requirement, (tile, side) in self.busts.items():
            if tile == track and side == "front":
                value += self.components.busts[requirement]["bonus"]
                value += rules["bust_steps"]["steps_per_bust"] * self.number_with("bust_steps")
        value += rules["bonus_tile"]["steps"] * sum(tile == track for tile in self.display.values())
        return value

    def free_tiles(self, track: str) -> int:
        """2.7: tiles on busts, on silver places and on cards in the display are used."""
        used = sum(tile == track for tile, _ in self.busts.values())
        used += sum(tile == track for tile in self.silver)
        used += sum(tile == track for tile in self.display.values())
        return self.components.tiles[track] - used

    def price(self, card_id: str) -> int:
        """5.4."""
        card = self.components.cards[card_id]
        return max(0, card["cost"] - self.number_of_color(card["colour"]))

    def recruit_endings(self, card_id: str) -> list[str]:
        """26.6 recruitable: the texts with which this card can be recruited, with or without a track."""
        if self.price(card_id) > self.coins:
            return []
        if self.components.cards[card_id].get("ability") == "bonus_tile":
            tracks = [track for track in TRACKS if self.free_tiles(track) > 0]
            if tracks:
                return [f"{card_id} {track}" for track in tracks]
        return [card_id]

    def seal_price(self, kind: str, epoch: int) -> int:
        """2.8.2; the first epoch has no discounted prices."""
        row = self.components.seal_price[epoch]
        if self.number_with("seal_discount") > 0:
            return row.get(f"{kind}_discounted", row[kind])
        return row[kind]

    def gap(self, requirement: int, track: str) -> int:
        """26.6."""
        if self.number_with("requirement_minus_4") > 0:
            requirement -= self.components.ability["requirement_minus_4"]["reduction"]
        return max(0, requirement - self.track(track))

    def bridge_price(self, requirement: int, track: str) -> int:
        return self.components.ability["requirement_buy"]["coins_per_point"] * self.gap(requirement, track)

    def can_bridge(self, requirement: int, track: str, points_bought: int) -> bool:
        """26.6 within reach, without the condition that the tier or bust is not owned yet."""
        gap = self.gap(requirement, track)
        if gap == 0:
            return True
        return (
            self.number_with("requirement_buy") > 0
            and gap + points_bought <= self.components.ability["requirement_buy"]["max_points_per_step"]
            and self.bridge_price(requirement, track) <= self.coins
        )

    def colony_coins(self) -> int:
        return self.components.ability["colony_coins"]["coins"] * self.number_with("colony_coins")

    # ---- changes

    def recruit(self, card_id: str, track: str | None) -> None:
        """5.3; the price does not count the card itself."""
        self.coins -= self.price(card_id)
        self.display[card_id] = track

    def sell(self, card_id: str) -> None:
        """5.3 and `sale_bonus`."""
        self.coins += self.components.sale_price[self.components.cards[card_id]["epoch"]]
        self.coins += self.components.ability["sale_bonus"]["extra_coins"] * self.number_with("sale_bonus")

    def take_income(self) -> None:
        """6 and `income_leads` (15.17)."""
        income = self.track("income")
        self.coins += income
        if self.number_with("income_leads") > 0:
            rule = self.components.ability["income_leads"]
            leads = sum(self.track(track) > income for track in TRACKS if track != "income")
            self.coins += min(rule["max_coins_per_step"], rule["coins_per_track"] * leads)

    def take_food_surplus(self) -> None:
        """20.5 and `food_surplus`."""
        surplus = self.track("food") - len(self.display)
        if self.number_with("food_surplus") > 0 and surplus > 0:
            rule = self.components.ability["food_surplus"]
            self.coins += min(rule["max_coins_per_step"], rule["coins_per_food"] * surplus)

    # ---- scoring

    def sets(self, with_joker: bool) -> int:
        """13.2 and 15.13."""
        counts = {color: self.number_of_color(color) for color in COLORS}
        best = min(counts.values())
        if with_joker and self.number_with("set_joker") > 0:
            counts["purple"] -= 1
            for color in COLORS:
                counts[color] += 1
                best = max(best, min(counts.values()))
                counts[color] -= 1
        return best

    def silver_points(self) -> int:
        """13.1.3: with n `silver_full` cards any n different seals score the whole track; the best choice counts."""
        full = min(self.number_with("silver_full"), len(self.silver))
        best = 0
        for chosen in itertools.combinations(range(len(self.silver)), full):
            points = 0
            for seal, track in enumerate(self.silver):
                value = self.track(track)
                points += value if seal in chosen else (value + 1) // 2
            best = max(best, points)
        return best

    def score(self, joker_for_set_points: bool) -> dict:
        """13.1 and 26.10."""
        parts = self.components
        lines = {"colonies": 0, "busts": 0, "silver": 0, "gold": 0, "cards": 0, "coins": 0}
        if self.ready:
            for tier, back in self.colonies.items():
                lines["colonies"] += parts.tiers[tier]["vp_front"] if back is None else parts.backs[back]["vp_back"]
            for requirement, (_, side) in self.busts.items():
                bust = parts.busts[requirement]
                lines["busts"] += bust["vp"] + (bust["bonus"] if side == "back" else 0)
            lines["silver"] = self.silver_points()
            lines["gold"] = parts.constants["gold_points_per_set"] * self.sets(True) * self.gold
            points_per_set = parts.ability["set_points"]["points_per_set"] * self.number_with("set_points")
            lines["gold"] += points_per_set * self.sets(joker_for_set_points)
            lines["cards"] = sum(parts.cards[card]["vp"] for card in self.display)
            lines["coins"] = self.coins // parts.constants["coins_per_vp"]
        tiebreak = self.coins % parts.constants["coins_per_vp"] if self.ready else 0
        return {"total": sum(lines.values()), "lines": lines, "tiebreak": [tiebreak]}


class Game:
    def __init__(self, setup: str, components: dict):
        self.options = parse_setup(setup)
        self.components = Components(components)
        self.number_of_players = int(self.options["players"])
        self.players = [Player(self.components) for _ in range(self.number_of_players)]
        self.segments: list[str] = list(self.components.segments)  # 3.1, fixed order unless drawn
        self.crests: list[str] = list(self.components.crests[: self.number_of_players])  # 3.2, likewise
        self.first_players: list[int] = []  # of epochs 1, 2, 3
        self.epoch = 0
        self.phase = "a"
        self.wheel_color = ""
        self.draw_number = 0  # 1 to 5 in phase A
        self.drawn: set[str] = set()  # cards of this epoch that have been drawn
        self.hands: dict[int, tuple[str, str]] = {}
        self.outer: dict[str, list[str]] = {color: [] for color in COLORS}  # the last one is on top
        self.shown_backs: set[str] = set()
        self.back_tier = 0  # tier of the alliance whose back is due
        self.pending: dict[int, str] = {}  # commits of `side` and `draft` (18)
        self.queue: list[int] = []  # players still to act or to be passed over in the present step
        self.taken = 0  # colonies or busts taken by queue[0] in this step
        self.points_bought = 0  # with `requirement_buy` by queue[0] in this step
        self.payments = 0  # with `feed_pay` by queue[0] in this feeding
        self.seals_bought = 0  # by queue[0] in this step
        if self.options["segments"] == "random":
            self.step = "segments"
        elif self.options["crests"] == "random":
            self.step = "crests"
        else:
            self.step = "start"

    # ---- interface

    def turn(self) -> tuple[str, list[int], str]:
        if self.step == "over":
            return ("over", [], "over")
        if self.step in ("segments", "crests", "start", "draw", "back"):
            return ("chance", [], self.step)
        if self.step in ("side", "draft"):
            waiting = [player for player in range(self.number_of_players) if player not in self.pending]
            return ("players", waiting, self.step)
        return ("players", [self.queue[0]], self.step)

    def legal(self, player: int) -> list[str]:
        if player not in self.turn()[1]:
            return []
        return self.actions(player)

    def play(self, player: int, text: str) -> None:
        if text not in self.legal(player):
            raise ValueError(f"not legal for player {player} in step {self.step}: {text!r}")
        words = text.split(" ")
        if self.step in ("side", "draft"):
            self.pending[player] = text
            if len(self.pending) == self.number_of_players:
                commits, self.pending = self.pending, {}
                self.reveal_sides(commits) if self.step == "side" else self.reveal_drafts(commits)
        elif self.step == "wheel":
            self.wheel_color = words[1]
            self.begin_draw(1)
        elif self.step == "take":
            self.play_take(self.players[player], words)
        elif words[0] in ("pass", "done"):
            self.end_turn()
            self.find_player_to_ask()
        else:
            {
                "colony": self.play_colony,
                "bust": self.play_bust,
                "feed": self.play_feed,
                "seals": self.play_seals,
            }[self.step](self.players[player], words)
            if self.step != "back":
                self.find_player_to_ask()

    def sample(self, rng: random.Random) -> str:
        """26.3: all possible results are equally likely."""
        return rng.choice(self.results())

    def chance(self, text: str) -> None:
        if self.turn()[0] != "chance" or text not in self.results():
            raise ValueError(f"not possible in step {self.step}: {text!r}")
        words = text.split(" ")
        if self.step == "segments":
            self.segments = words[1:]
            self.step = "crests" if self.options["crests"] == "random" else "start"
        elif self.step == "crests":
            self.crests = words[1:]
            self.step = "start"
        elif self.step == "start":
            self.deal_start_cards(words[1:])
        elif self.step == "draw":
            player = self.queue.pop(0)
            self.hands[player] = (words[2], words[3])
            self.drawn.update(words[2:])
            if not self.queue:
                self.step = "draft"
        else:
            self.show_back(words[1])

    def scores(self) -> list[dict]:
        joker_for_set_points = self.options["joker_for_set_points"] == "true"
        return [player.score(joker_for_set_points) for player in self.players]

    def winners(self) -> list[int]:
        """13.3 and 26.10; nobody before the end."""
        if self.step != "over":
            return []
        ranks = [(score["total"], score["tiebreak"][0]) for score in self.scores()]
        return [player for player, rank in enumerate(ranks) if rank == max(ranks)]

    @staticmethod
    def random_setup(rng: random.Random) -> str:
        pairs = []
        for key, values in SETUP_KEYS.items():
            value = rng.choice(values)
            if value != values[0] or rng.random() < 0.5:  # a default may be left out
                pairs.append(f"{key}={value}")
        return " ".join(pairs)

    # ---- chance (26.3)

    def results(self) -> list[str]:
        """All possible results of the present chance step."""
        if self.step == "segments":
            others = [color for color in COLORS if color != "yellow"]
            return [" ".join(("segments", "yellow") + ring) for ring in itertools.permutations(others)]
        if self.step == "crests":
            deals = itertools.permutations(self.components.crests, self.number_of_players)
            return [" ".join(("crests",) + deal) for deal in deals]
        if self.step == "start":
            deals = itertools.permutations(sorted(self.components.start_cards), self.number_of_players)
            return [" ".join(("start",) + deal) for deal in deals]
        if self.step == "draw":
            player = self.queue[0]
            pile = sorted(self.undrawn_cards(self.pile_of(player)))
            return [f"draw {player} {first} {second}" for first, second in itertools.combinations(pile, 2)]
        return [
            f"back {back}"
            for back, colony in self.components.backs.items()
            if colony["tier"] == self.back_tier and back not in self.shown_backs
        ]

    def undrawn_cards(self, color: str) -> list[str]:
        """19.4: all cards of the epoch and color in use that have not been drawn."""
        return [
            card_id
            for card_id, card in self.components.cards.items()
            if card["epoch"] == self.epoch
            and card["colour"] == color
            and card_id not in self.drawn
            and not (card.get("advanced", False) and self.options["purple"] == "basic")
        ]

    def pile_of(self, player: int) -> str:
        """26.6: the color at which the crest of the player points at the present draw."""
        ring = self.components.crests
        places = ring.index(self.crests[player]) - ring.index(self.crests[self.first_player()])
        segment = self.segments.index(self.wheel_color) + places % len(ring) + self.draw_number - 1
        return self.segments[segment % len(self.segments)]

    # ---- set-up (3)

    def deal_start_cards(self, start_cards: list[str]) -> None:
        for player, start_card in zip(self.players, start_cards):
            player.start_card = start_card
        # 3.6: first players by initiative.
        by_initiative = sorted(
            range(self.number_of_players),
            key=lambda player: self.components.start_cards[start_cards[player]]["initiative"],
        )
        if self.number_of_players == 2:
            self.first_players = [by_initiative[0], by_initiative[1], by_initiative[0]]
        else:
            self.first_players = by_initiative[:3]
        if self.options["start_side"] == "choice":
            self.step = "side"
        else:
            self.set_sides([self.options["start_side"]] * self.number_of_players)

    def reveal_sides(self, commits: dict[int, str]) -> None:
        self.set_sides([commits[player].split(" ")[1] for player in range(self.number_of_players)])

    def set_sides(self, sides: list[str]) -> None:
        for seat, player in enumerate(self.players):
            values = self.components.start_cards[player.start_card][sides[seat]]
            player.coins = values["coins"]
            player.start = {track: values[track] for track in TRACKS}
            player.ready = True
            # 3.7: compensation for those never first, or first only once of two players.
            times_first = self.first_players.count(seat)
            if times_first == 0 or (self.number_of_players == 2 and times_first == 1):
                player.coins += self.components.constants["never_first_player_bonus_coins"]
        self.begin_epoch(1)

    # ---- order of steps (26.5)

    def first_player(self) -> int:
        return self.first_players[self.epoch - 1]

    def turn_order(self) -> list[int]:
        """4.1."""
        return [(self.first_player() + place) % self.number_of_players for place in range(self.number_of_players)]

    def begin_epoch(self, epoch: int) -> None:
        self.epoch = epoch
        self.phase = "a"
        self.drawn = set()
        self.step = "wheel"
        self.queue = [self.first_player()]

    def begin_draw(self, number: int) -> None:
        self.draw_number = number
        self.hands = {}
        self.step = "draw"
        self.queue = self.turn_order()

    def begin_take(self) -> None:
        self.phase = "b"
        self.step = "take"
        self.queue = self.turn_order() * self.components.constants["phase_b_turns_per_player"]

    def begin_income_and_colony(self) -> None:
        """26.8: income has no step of its own."""
        for player in self.players:
            player.take_income()
        self.begin_step("colony")

    def begin_step(self, step: str) -> None:
        """`colony`, `bust`, `feed` and `seals`: in turn, some players being passed over."""
        self.step = step
        self.queue = self.turn_order()
        self.reset_turn()
        self.find_player_to_ask()

    def reset_turn(self) -> None:
        self.taken = self.points_bought = self.payments = self.seals_bought = 0

    def end_turn(self) -> None:
        """The turn of queue[0] in the present step is over."""
        player = self.players[self.queue.pop(0)]
        if self.step == "feed":
            player.take_food_surplus()  # 26.8
        self.reset_turn()

    def find_player_to_ask(self) -> None:
        """26.7: pass over players who are not asked; after the last one comes the next step."""
        while self.queue:
            if self.is_asked(self.queue[0]):
                return
            self.end_turn()
        if self.step == "colony":
            self.begin_step("bust")
        elif self.step == "bust" and self.phase == "a":
            self.begin_take()
        elif self.step == "bust":
            self.begin_step("feed")
        elif self.step == "feed":
            self.begin_step("seals")
        elif self.epoch < self.components.constants["epochs"]:
            self.begin_epoch(self.epoch + 1)
        else:
            self.step = "over"  # 12.3

    def is_asked(self, player: int) -> bool:
        if self.step in ("colony", "bust"):
            limit = 1
            if self.players[player].number_with("double_take") > 0:
                key = "colonies_per_step" if self.step == "colony" else "busts_per_step"
                limit = self.components.ability["double_take"][key]
            return self.taken < limit and self.actions(player) != ["pass"]
        if self.step == "feed":
            return self.is_hungry(self.players[player])
        return self.seals_bought > 0 or self.actions(player) != ["done"]

    def is_hungry(self, player: Player) -> bool:
        """26.6; only for queue[0], whose payments are counted."""
        return len(player.display) - self.payments > player.track("food")

    # ---- legal actions (26.4)

    def actions(self, seat: int) -> list[str]:
        """Legal actions of a player who is to decide in the present step."""
        player = self.players[seat]
        if self.step == "side":
            return ["side a", "side b"]
        if self.step == "wheel":
            return [f"wheel {color}" for color in COLORS]
        if self.step == "draft":
            return self.draft_actions(player, self.hands[seat])
        if self.step == "colony":
            return self.colony_actions(player)
        if self.step == "bust":
            return self.bust_actions(player)
        if self.step == "take":
            return self.take_actions(player)
        if self.step == "feed":
            return self.feed_actions(player)
        return self.seal_actions(player)

    def draft_actions(self, player: Player, hand: tuple[str, str]) -> list[str]:
        """5.3."""
        texts = []
        for placed, other in (hand, hand[::-1]):
            texts += [f"draft place {placed} recruit {ending}" for ending in player.recruit_endings(other)]
            texts.append(f"draft place {placed} sell {other}")
        return texts

    def colony_actions(self, player: Player) -> list[str]:
        """7.1, 7.2, 15.9."""
        texts = ["pass"]
        for tier, row in self.components.tiers.items():
            if tier not in player.colonies and player.can_bridge(tier, "military", self.points_bought):
                texts.append(f"plunder {tier}")
                coins = player.coins - player.bridge_price(tier, "military") + player.colony_coins()
                if coins >= row["alliance_cost"]:
                    texts.append(f"ally {tier}")
        return texts

    def bust_actions(self, player: Player) -> list[str]:
        """8.1, 8.2."""
        texts = ["pass"]
        for requirement in self.components.busts:
            if requirement not in player.busts and player.can_bridge(requirement, "culture", self.points_bought):
                for track in TRACKS:
                    if player.free_tiles(track) > 0:
                        texts += [f"carve {requirement} {track} front", f"carve {requirement} {track} back"]
        return texts

    def take_actions(self, player: Player) -> list[str]:
        """9.1."""
        texts = []
        for pile in self.outer.values():
            if pile:
                texts += [f"recruit {ending}" for ending in player.recruit_endings(pile[-1])]
                texts.append(f"sell {pile[-1]}")
        return texts

    def feed_actions(self, player: Player) -> list[str]:
        """10.3, 10.4."""
        texts = [f"discard {card}" for card in player.display]
        rule = self.components.ability["feed_pay"]
        most = rule["max_coins_per_step"] // rule["coins_per_card"]
        if player.number_with("feed_pay") > 0 and player.coins >= rule["coins_per_card"] and self.payments < most:
            texts.append("pay")
        return texts

    def seal_actions(self, player: Player) -> list[str]:
        """11.1, 2.8.1."""
        texts = ["done"]
        limits = self.components.constants
        if len(player.silver) < limits["max_silver_seals"] and player.coins >= player.seal_price("silver", self.epoch):
            texts += [f"silver {track}" for track in TRACKS if player.free_tiles(track) > 0]
        if player.gold < limits["max_gold_seals"] and player.coins >= player.seal_price("gold", self.epoch):
            texts.append("gold")
        return texts

    # ---- effects of actions

    def reveal_drafts(self, commits: dict[int, str]) -> None:
        """18.1: in turn order."""
        for seat in self.turn_order():
            _, _, placed, verb, card, *track = commits[seat].split(" ")
            self.outer[self.components.cards[placed]["colour"]].append(placed)
            if verb == "recruit":
                self.players[seat].recruit(card, track[0] if track else None)
            else:
                self.players[seat].sell(card)
        if self.draw_number < self.components.constants["phase_a_draws"]:
            self.begin_draw(self.draw_number + 1)  # 5.6
        else:
            self.begin_income_and_colony()

    def play_colony(self, player: Player, words: list[str]) -> None:
        """20.4."""
        tier = int(words[1])
        self.points_bought += player.gap(tier, "military")
        player.coins -= player.bridge_price(tier, "military")
        player.coins += player.colony_coins()
        self.taken += 1
        if words[0] == "plunder":
            player.coins += self.components.tiers[tier]["plunder"]
            player.colonies[tier] = None
        else:
            player.coins -= self.components.tiers[tier]["alliance_cost"]
            self.back_tier = tier
            self.step = "back"

    def show_back(self, back: str) -> None:
        self.shown_backs.add(back)
        self.players[self.queue[0]].colonies[self.back_tier] = back
        self.step = "colony"
        self.find_player_to_ask()

    def play_bust(self, player: Player, words: list[str]) -> None:
        """8.2."""
        requirement = int(words[1])
        self.points_bought += player.gap(requirement, "culture")
        player.coins -= player.bridge_price(requirement, "culture")
        player.busts[requirement] = (words[2], words[3])
        self.taken += 1

    def play_take(self, player: Player, words: list[str]) -> None:
        """9.1."""
        card = words[1]
        self.outer[self.components.cards[card]["colour"]].pop()
        if words[0] == "recruit":
            player.recruit(card, words[2] if len(words) == 3 else None)
        else:
            player.sell(card)
        self.queue.pop(0)
        if not self.queue:
            self.begin_income_and_colony()

    def play_feed(self, player: Player, words: list[str]) -> None:
        """10.3, 20.5; a tile on a discarded card becomes free again (2.7.4)."""
        if words[0] == "pay":
            player.coins -= self.components.ability["feed_pay"]["coins_per_card"]
            self.payments += 1
        else:
            del player.display[words[1]]

    def play_seals(self, player: Player, words: list[str]) -> None:
        """11.2, 11.3."""
        player.coins -= player.seal_price(words[0], self.epoch)
        if words[0] == "silver":
            player.silver.append(words[1])
        else:
            player.gold += 1
        self.seals_bought += 1
