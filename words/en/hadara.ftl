# Hadara.

hadara-name = Hadara
hadara-credit = Designed by Benjamin Schwer, published by Hans im Glück (2019).
hadara-tagline = Three epochs for one people
hadara-duration = 45–60 minutes
hadara-difficulty = Demanding
hadara-kind = Civilization in cards
hadara-about = You lead a people through three epochs: you recruit cards in five colors, take colonies, carve busts, and have to feed everybody. Half of the cards are drafted in secret and all at once, the other half openly and in turn. Whoever has the most points after the third epoch wins.
hadara-reconstructed = The cards of the four track colors, the start cards, and the colonies were transcribed from one public source; the normal prices of seals come from a public player aid; the values of the purple cards, the front points of the colonies 9, 21, and 30, and the order of the crests are our own reconstruction.

# Steps

hadara-step-segments = The colors of the ring are being drawn.
    .name = drawing the colors of the ring
hadara-step-crests = The crests are being drawn.
    .name = drawing the crests
hadara-step-start = The start cards are being dealt.
    .name = dealing the start cards
hadara-step-side = Choose a side of your start card.
    .name = choosing a side of the start card
hadara-step-wheel = Choose the color your crest points at first.
    .name = setting the wheel
hadara-step-draw = Two cards are being drawn.
    .name = drawing two cards
hadara-step-draft = Recruit or sell one card; the other goes onto the ring.
    .name = deciding what to do with two cards
hadara-step-colony = Take a colony if you like.
    .name = deciding on a colony
hadara-step-back = The colony is being turned over.
    .name = turning the colony over
hadara-step-bust = Carve a bust if you like.
    .name = deciding on a bust
hadara-step-take = Take a face-up card: recruit it or sell it.
    .name = taking a face-up card
hadara-step-feed = There is not enough food: part with a card.
    .name = choosing which hungry cards to let go
hadara-step-seals = Buy seals if you like.
    .name = deciding on seals
hadara-step-over = The game is over.
    .name = the game is over

# Settings

hadara-setting-players = Players
    .help = How many peoples meet.
hadara-setting-purple = Purple cards
    .help = The advanced ones have cleverer abilities; for a first game we recommend the basic ones.
hadara-setting-start_side = Side of the start card
    .help = Side A is the simpler beginning for all.
hadara-setting-open_piles = Face-up piles
    .help = With only the top card shown you have to remember what lies below.
hadara-setting-joker_for_set_points = Purple wild card
    .help = Whether it also helps the cards that give points for each set. The rulebook lets it help at the gold seal.
hadara-setting-segments = Order of the colors
    .help = The fixed order, clockwise, is yellow, red, blue, green, purple.
hadara-setting-crests = Crests
    .help = The fixed order, by seat, is monkey, dragon, lion, pegasus, scarab.
hadara-value-purple-advanced = with advanced ones
hadara-value-purple-basic = basic ones only
hadara-value-start_side-choice = everybody chooses
hadara-value-start_side-a = A for all
hadara-value-start_side-b = B for all
hadara-value-open_piles-false = only the top card is shown
hadara-value-open_piles-true = all cards are shown
hadara-value-joker_for_set_points-false = counts for gold seals only
hadara-value-joker_for_set_points-true = counts wherever sets score
hadara-value-segments-random = random
hadara-value-segments-fixed = fixed
hadara-value-crests-random = random
hadara-value-crests-fixed = fixed

# Score

hadara-line-colonies = Colonies
hadara-line-busts = Busts
hadara-line-silver = Silver seals
hadara-line-gold = Gold seals
hadara-line-cards = Cards
hadara-line-coins = Coins

# Things

hadara-color-yellow = yellow
hadara-color-red = red
hadara-color-blue = blue
hadara-color-green = green
hadara-color-purple = purple

hadara-track-income = Income
    .help = Brings this many coins after each phase.
    .word = income
    .tile = an income tile
hadara-track-military = Military
    .help = Needed for colonies.
    .word = military
    .tile = a military tile
hadara-track-culture = Culture
    .help = Needed for busts.
    .word = culture
    .tile = a culture tile
hadara-track-food = Food
    .help = Each recruited card needs 1 at the end of the epoch.
    .word = food
    .tile = a food tile

hadara-crest-monkey = monkey
hadara-crest-dragon = dragon
hadara-crest-lion = lion
hadara-crest-pegasus = pegasus
hadara-crest-horse = horse
hadara-crest-scarab = scarab

hadara-people-yellow-1 = Peddler
    .object = a peddler
hadara-people-yellow-2 = Merchant
    .object = a merchant
hadara-people-yellow-3 = Banker
    .object = a banker
hadara-people-red-1 = Spearbearer
    .object = a spearbearer
hadara-people-red-2 = Rider
    .object = a rider
hadara-people-red-3 = Commander
    .object = a commander
hadara-people-blue-1 = Storyteller
    .object = a storyteller
hadara-people-blue-2 = Scribe
    .object = a scribe
hadara-people-blue-3 = Philosopher
    .object = a philosopher
hadara-people-green-1 = Gatherer
    .object = a gatherer
hadara-people-green-2 = Farmer
    .object = a farmer
hadara-people-green-3 = Miller
    .object = a miller
hadara-people-purple-1 = Shaman
    .object = a shaman
hadara-people-purple-2 = Envoy
    .object = an envoy
hadara-people-purple-3 = Seer
    .object = a seer

hadara-card = { $who } ({ $color }: { $gives })
hadara-card-cost = Cost { $cost }, epoch { $epoch }
hadara-gain-income = +{ $number } income
hadara-gain-military = +{ $number } military
hadara-gain-culture = +{ $number } culture
hadara-gain-food = +{ $number } food
hadara-gain-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
hadara-gain-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
    .object =
        { $number ->
            [one] { $number } coin
           *[other] { $number } coins
        }

# Abilities: in a few words on the card, and what they mean

hadara-ability-sale_bonus =
    { $number ->
        [one] +{ $number } coin per sale
       *[other] +{ $number } coins per sale
    }
    .help =
        { $number ->
            [one] Each card you sell brings { $number } more coin, in both phases.
           *[other] Each card you sell brings { $number } more coins, in both phases.
        }
hadara-ability-bonus_tile =
    { $number ->
        [one] Bonus tile: { $number } step
       *[other] Bonus tile: { $number } steps
    }
    .help =
        { $number ->
            [one] Put a free bonus tile on this card, front up: { $number } step on its track.
           *[other] Put a free bonus tile on this card, front up: { $number } steps on its track.
        }
hadara-ability-colour_steps = +{ $number } { $track } per { $color } card
    .help =
        { $number ->
            [one] { $number } step on { $track } for each of your { $color } cards, now and later.
           *[other] { $number } steps on { $track } for each of your { $color } cards, now and later.
        }
hadara-ability-bust_steps =
    { $number ->
        [one] Busts: { $number } more step
       *[other] Busts: { $number } more steps
    }
    .help =
        { $number ->
            [one] Each of your busts with a tile front up gives { $number } more step on the track of the tile.
           *[other] Each of your busts with a tile front up gives { $number } more steps on the track of the tile.
        }
hadara-ability-seal_discount = Cheaper seals
    .help = Seals cost you { $silver } (silver) and { $gold } (gold) in epoch II, { $late_silver } and { $late_gold } in epoch III.
hadara-ability-feed_pay =
    { $number ->
        [one] Pay { $number } coin for a hungry card
       *[other] Pay { $number } coins for a hungry card
    }
    .help =
        { $number ->
            [one] When feeding, you may pay { $number } coin for a card that gets no food, for at most { $most } cards.
           *[other] When feeding, you may pay { $number } coins for a card that gets no food, for at most { $most } cards.
        }
hadara-ability-food_surplus =
    { $number ->
        [one] { $number } coin per spare food
       *[other] { $number } coins per spare food
    }
    .help =
        { $number ->
            [one] When feeding, you take { $number } coin for each food above the number of your cards, { $most } coins at most.
           *[other] When feeding, you take { $number } coins for each food above the number of your cards, { $most } coins at most.
        }
hadara-ability-income_leads =
    { $number ->
        [one] Income: { $number } coin per higher track
       *[other] Income: { $number } coins per higher track
    }
    .help =
        { $number ->
            [one] At each income you take { $number } more coin for each track that is higher than your income, { $most } at most.
           *[other] At each income you take { $number } more coins for each track that is higher than your income, { $most } at most.
        }
hadara-ability-colony_coins =
    { $number ->
        [one] { $number } coin per colony
       *[other] { $number } coins per colony
    }
    .help =
        { $number ->
            [one] Whenever you take a colony, you get { $number } coin. You may pay for the alliance with it.
           *[other] Whenever you take a colony, you get { $number } coins. You may pay for the alliance with them.
        }
hadara-ability-silver_full = A silver seal scores in full
    .help = One of your silver seals scores the whole track instead of half.
hadara-ability-set_points =
    { $number ->
        [one] { $number } point per set
       *[other] { $number } points per set
    }
    .help =
        { $number ->
            [one] { $number } point for each set of five colors. You need no gold seal for this.
           *[other] { $number } points for each set of five colors. You need no gold seal for this.
        }
hadara-ability-set_joker = Wild card in sets
    .help = For gold seals this card counts as any one color of a set. For cards that give points for each set, for discounts, and for all else it is a purple card.
    .wide = Wherever sets score, this card counts as any one color: for gold seals and for cards that give points for each set. For discounts and all else it is a purple card.
hadara-ability-double_take = Two colonies, two busts
    .help = You may take { $number } colonies in each colony stage and carve { $number } busts in each bust stage.
hadara-ability-requirement_minus_4 = Requirements { $number } lower
    .help = Requirements of colonies and busts are { $number } lower for you.
hadara-ability-requirement_buy =
    { $number ->
        [one] { $number } coin per missing step
       *[other] { $number } coins per missing step
    }
    .help =
        { $number ->
            [one] You may lower the requirement of a colony or bust for the moment: { $number } coin per point, { $most } points at most in a stage.
           *[other] You may lower the requirement of a colony or bust for the moment: { $number } coins per point, { $most } points at most in a stage.
        }

# Actions

hadara-do-side = Take side { $side }
    .done = chose side { $side }
hadara-do-wheel = Set the wheel: your crest points at { $color }
    .done = set the wheel to start at { $color }
hadara-do-draft-recruit = Recruit { $card }; put { $placed } onto the ring
    .done = recruited { $card } and put { $placed } onto the ring
hadara-do-draft-tile = Recruit { $card } with { $tile }; put { $placed } onto the ring
    .done = recruited { $card } with { $tile } and put { $placed } onto the ring
hadara-do-draft-sell = Sell { $card }; put { $placed } onto the ring
    .done = sold { $card } and put { $placed } onto the ring
hadara-do-recruit = Recruit { $card }
    .done = recruited { $card }
hadara-do-recruit-tile = Recruit { $card } with { $tile }
    .done = recruited { $card } with { $tile }
hadara-do-sell = Sell { $card }
    .done = sold { $card }
hadara-do-plunder = Plunder the tier { $tier } colony: { $coins }
    .done = plundered the tier { $tier } colony
hadara-do-ally = Ally with the tier { $tier } colony: pay { $coins }
    .done = allied with the tier { $tier } colony
hadara-do-carve-front = Carve bust { $bust } with { $tile }, front up: { $gain }
    .done = carved bust { $bust } with { $tile }, front up
hadara-do-carve-back = Carve bust { $bust } with { $tile }, back up: { $gain } at the end
    .done = carved bust { $bust } with { $tile }, back up
hadara-do-pass = Skip this time
    .done = skipped this time
hadara-do-discard = Discard { $card }
    .done = discarded { $card }
hadara-do-pay = Pay { $coins } for a hungry card
    .done = paid { $coins } for a hungry card
hadara-do-silver = Buy a silver seal with { $tile }
    .done = bought a silver seal with { $tile }
hadara-do-gold = Buy a gold seal
    .done = bought a gold seal
hadara-do-done = No more seals
    .done = bought no more seals

hadara-secret-side = secretly chose a side
hadara-secret-draft = secretly decided about two { $color } cards

# Chance

hadara-chance-segments = The ring, clockwise: { $colors }.
hadara-chance-crests = Crests: { $crests }.
hadara-chance-start = Start cards: { $cards }.
hadara-chance-draw = { $name } drew { $first } and { $second }.
hadara-chance-draw-unseen = { $name } drew two { $color } cards.
hadara-chance-back = The back of the colony: { $gives }.
hadara-of = { $name } ({ $what })

# In the picture

hadara-epoch = Epoch { $epoch }
hadara-phase-a = Phase A: the secret draft
hadara-phase-b = Phase B: the open draft
hadara-phase-none = Before phase A
hadara-draw-number = Draw { $number } of { $all }
hadara-first-player = First player: { $name }
hadara-course-wheel = The wheel is set
hadara-course-draft = Five secret draws
hadara-course-income = Income
hadara-course-colony = Colonies
hadara-course-bust = Busts
hadara-course-take = The face-up cards are taken
hadara-course-feed = Feeding
hadara-course-seals = Seals

hadara-ring = The ring
hadara-inner =
    { $number ->
        [one] Draw pile, { $color }: { $number } card
       *[other] Draw pile, { $color }: { $number } cards
    }
hadara-outer =
    { $number ->
        [one] Face-up pile, { $color }: { $number } card
       *[other] Face-up pile, { $color }: { $number } cards
    }
hadara-crest-of = { $name }: { $crest }
hadara-crest-idle = { $crest }: nobody
hadara-crest-at = { $name } ({ $crest }) draws { $color }

hadara-recruit = Recruit
hadara-sell = Sell
hadara-too-dear = { $number } short
hadara-price = Price { $price } (cost { $cost })
hadara-other-goes = Whichever card you use, the other one goes face up onto the ring.
hadara-choose-tile = Which tile goes on it?
hadara-wait = You have decided. Waiting for the others.
hadara-pile-left =
    { $number ->
        [one] last one
       *[other] { $number } left
    }
hadara-pile-empty = empty
hadara-below = Below: { $number }
hadara-reaches = in reach: { $what }
hadara-hungry = { $number } hungry
hadara-still-hungry =
    { $number ->
        [one] Without this card, { $number } card would still be hungry
       *[other] Without this card, { $number } cards would still be hungry
    }
hadara-wheel-legend = Your five draws, in order; on the right, where the others begin.
hadara-start-card = Start card { $number }
hadara-side-name = Side { $side }
hadara-plunder = Plunder
hadara-ally = Alliance
hadara-ally-gain = the back
hadara-bridge = the gap costs { $coins }
hadara-colony-coins = and { $coins } for taking it
hadara-colony = Colony { $number }
    .open = Needs military { $number }. Plunder: { $coins }, { $points }. Alliance: pay { $price }, turn it over.
    .plundered = Plundered: { $points }
    .allied = Allied: { $gives }
hadara-bust = Bust { $number }
    .open = Needs culture { $number }. { $points }, and a tile: { $bonus } steps or points.
    .front = Carved, tile front up ({ $track }): { $points }
    .back = Carved, tile back up: { $points }
hadara-front = Steps now
hadara-back = Points at the end
hadara-away = { $number } to go
hadara-in-reach = in reach
hadara-all-taken = all taken
hadara-spare-food = { $number } to spare
hadara-cards-food =
    { $cards ->
        [one] { $cards } card, { $food } food
       *[other] { $cards } cards, { $food } food
    }
hadara-per-phase = per phase
hadara-loses =
    { $number ->
        [one] { $number } card goes hungry
       *[other] { $number } cards go hungry
    }
hadara-silver-seal = Silver seal
    .help = Scores half of its track at the end, rounded up.
hadara-gold-seal = Gold seal
    .help =
        { $number ->
            [one] Scores { $number } point at the end for each set of five colors.
           *[other] Scores { $number } points at the end for each set of five colors.
        }
hadara-sets =
    { $number ->
        [one] { $number } set
       *[other] { $number } sets
    }
hadara-coins = Coins
hadara-colonies = Colonies
hadara-busts = Busts
hadara-tiles = Free bonus tiles
    .help = Two for each track: for busts, silver seals, and one kind of purple card.
hadara-seals = Seals
hadara-display = Recruited cards
hadara-discount = { $color } cards: the next one costs { $number } less
hadara-decided = has decided
hadara-points-now = { $points } if the game ended now
hadara-price-of-seal = costs { $coins }
hadara-sale = per sale
hadara-placed = onto the ring
hadara-recruited = recruited
hadara-sold = sold
hadara-possible-backs = One of these backs:

# What is in a box, and what an older one is called

hadara-box-75248f53ce4d24a9 = older prices

hadara-specimen-price = Epoch { $epoch }: { $coins }
hadara-specimen-discount = Epoch { $epoch }: { $coins }, with cheaper seals { $less }
hadara-specimen-sale = Each card sold brings { $coins }.
