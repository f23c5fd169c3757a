# Strange World Above the Clouds.

strange_world-name = Strange World Above the Clouds
strange_world-credit = Designed by Florian Grenier, published by GRRRE Games (2024).
strange_world-tagline = Build a world that nobody eats
strange_world-duration = 20–30 minutes
strange_world-difficulty = Medium
strange_world-kind = A world laid out in cards
strange_world-about =
    Above the clouds you build a square world of sixteen cards: mountains, waters, plants, swamps, volcanoes and moons.
    Every land wants its own place, and the land-eaters devour whatever lies wrong. You pass cards to your neighbors,
    welcome travelers through portals and found shadow cities; the most stars win.
strange_world-reconstructed =
    The faces of the cards, the travelers and the cities are transcribed from the real ones; how many copies the sets 2+ and 3+
    hold rests on a single source, and the set for four players is reconstructed.

## What there is to do

strange_world-step-start = The start cards are being dealt.
    .name = the start cards are being dealt
strange_world-step-sun = Chance decides who gets the sun.
    .name = chance decides who gets the sun
strange_world-step-direction = Choose which way the sun faces.
    .name = choosing the direction
strange_world-step-deal = The cards are being dealt.
    .name = the cards are being dealt
strange_world-step-pass2 = Choose two cards to pass on.
    .name = choosing two cards to pass on
strange_world-step-pass1 = Choose one card to pass on.
    .name = choosing a card to pass on
strange_world-step-offer = The travelers are being drawn.
    .name = the travelers are being drawn
strange_world-step-piles = The piles are being turned up.
    .name = the piles are being turned up
strange_world-step-take = Take a pile.
    .name = choosing a pile
strange_world-step-play = Place a card in your world.
    .name = placing a card
strange_world-step-traveller = Welcome a traveler at your portal.
    .name = welcoming a traveler
strange_world-step-erupt = Your volcano erupts: choose what it covers.
    .name = choosing what the volcano covers
strange_world-step-city = Choose the second fumarole for the city.
    .name = founding a shadow city
strange_world-step-reveal = The rest of the pile is being turned up.
    .name = the rest of the pile is being turned up
strange_world-step-over = The game is over.
    .name = the game is over

strange_world-setting-players = Players
    .help = One player plays the solo game with seven piles; with three or four players, the sun’s direction is chosen too.
strange_world-setting-losing = Where a card is eaten
    .help = Whether you may place a card where it is eaten although it has another place; the printed rules can be read either way.
strange_world-value-losing-free = always allowed
strange_world-value-losing-forced = only if there is no other way

strange_world-line-mountain = Mountain
strange_world-line-water = Water
strange_world-line-plant = Plant
strange_world-line-swamp = Swamp
strange_world-line-city = Shadow cities
strange_world-line-moon = Moon
strange_world-line-traveller = Travelers

strange_world-title-devoured = Devoured
strange_world-title-driven-from-the-sky = Driven from the sky
strange_world-title-tolerated = Tolerated
strange_world-title-at-home = At home
strange_world-title-master-of-the-land-eaters = Master of the land-eaters

## Decisions

strange_world-direction-left = Turn the sun to the left
    .done = turned the sun to the left
strange_world-direction-right = Turn the sun to the right
    .done = turned the sun to the right
strange_world-pass = Pass on: { $cards }
    .done = passed on: { $cards }
strange_world-take = Take pile { $pile }
    .done = took pile { $pile }
strange_world-play = Place { $object }: { $place }
    .done = placed { $object }
strange_world-welcome = Welcome { $object }: { $spot }
    .done = welcomed { $object }
strange_world-decline = Welcome nobody
    .done = welcomed nobody
strange_world-cover = Lay the fumarole: { $place }
    .done = laid a fumarole
strange_world-join = Found the city with the fumarole: { $place }
    .done = founded a shadow city

## Chance and hearsay

strange_world-start = { $name }’s start card: { $card }.
strange_world-sun = The sun goes to { $name }.
strange_world-deal = { $name } was dealt: { $cards }.
strange_world-offer = These travelers have come: { $travellers }.
strange_world-pile = On top of pile { $pile }: { $card }.
strange_world-reveal = Turned up: { $cards }.
strange_world-dealt =
    { $name } was dealt { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
strange_world-passed =
    passed on { $count ->
        [one] a card
       *[other] { $count } cards
    }

## Places

strange_world-place = { $columns }, { $rows }, seen from the start card
strange_world-place-start = on the start card
strange_world-columns-left =
    { $count ->
        [one] { $count } column left
       *[other] { $count } columns left
    }
strange_world-columns-right =
    { $count ->
        [one] { $count } column right
       *[other] { $count } columns right
    }
strange_world-columns-same = same column
strange_world-rows-up =
    { $count ->
        [one] { $count } row up
       *[other] { $count } rows up
    }
strange_world-rows-down =
    { $count ->
        [one] { $count } row down
       *[other] { $count } rows down
    }
strange_world-rows-same = same row
strange_world-spot-left = on the left, beside rows { $upper } and { $lower } (the start card is in row 0)
strange_world-spot-right = on the right, beside rows { $upper } and { $lower } (the start card is in row 0)

## Cards

strange_world-card-moon = Moon
    .object = the moon
strange_world-card-portal_plant = Plant portal (rat)
    .object = the plant portal
strange_world-card-portal_swamp = Swamp portal
    .object = the swamp portal
strange_world-card-portal_water = Water portal
    .object = the water portal
strange_world-card-portal_mountain = Mountain portal
    .object = the mountain portal
strange_world-card-portal_volcano = Volcano portal
    .object = the volcano portal
strange_world-card-volcano_swamp = Volcano & swamp
    .object = the volcano & swamp card
strange_world-card-volcano_water = Volcano & water
    .object = the volcano & water card
strange_world-card-volcano_mountain2 = Volcano & two mountains
    .object = the volcano & two mountains card
strange_world-card-volcano_plant = Volcano & plant (phoenix)
    .object = the volcano & plant card
strange_world-card-mountain2 = Two mountains
    .object = the two-mountain card
strange_world-card-mountain_plant = Mountain & plant (goat)
    .object = the mountain & plant card
strange_world-card-mountain_water = Mountain & water
    .object = the mountain & water card
strange_world-card-mountain_swamp = Mountain & swamp
    .object = the mountain & swamp card
strange_world-card-water_swamp = Water & swamp
    .object = the water & swamp card
strange_world-card-swamp_plant = Swamp & plant (snake)
    .object = the swamp & plant card
strange_world-card-plant2_deer_goat = Two plants (deer, goat)
    .object = the two-plant card with deer and goat
strange_world-card-plant2_deer_spirit = Two plants (deer, spirit)
    .object = the two-plant card with deer and spirit
strange_world-card-water_plant = Water & plant (spirit)
    .object = the water & plant card
strange_world-card-start_water = Start card: water
    .object = the start card with water
    .land = water
strange_world-card-start_mountain = Start card: mountain
    .object = the start card with the mountain
    .land = a mountain
strange_world-card-start_plant = Start card: plant (bear)
    .object = the start card with the bear
    .land = a plant with the bear
strange_world-card-start_swamp = Start card: swamp
    .object = the start card with the swamp
    .land = a swamp

## Symbols

strange_world-icon-mountain =
    Mountain: { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } for each mountain of your largest range.
strange_world-icon-water =
    Water: { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } for each adjacent card that is not eaten. Eaten beside another water.
strange_world-icon-plant =
    Plant: { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } for each different animal.
strange_world-icon-swamp =
    Swamp: { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }. Eaten if another swamp is in its row.
strange_world-icon-volcano = Volcano: lays a fumarole on an adjacent card. Eaten if it has only fumaroles beside it.
strange_world-icon-moon =
    Moon: { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } for each icon below it that matches the card right under it. Eaten as soon as any card lies in a higher row.
strange_world-icon-portal = Portal card: two of them side by side bring a traveler. A third one is eaten.
strange_world-animal-rat = Rat
strange_world-animal-deer = Deer
strange_world-animal-spirit = Spirit
strange_world-animal-goat = Goat
strange_world-animal-phoenix = Phoenix
strange_world-animal-snake = Snake
strange_world-animal-bear = Bear
strange_world-eaten = Eaten by a land-eater: { $card }. It shows nothing and scores nothing.
strange_world-fumarole = A fumarole on: { $card }. The card below shows nothing; the fumarole counts as a neighbor for water.
strange_world-city =
    { $stars ->
        [one] Shadow city: { $stars } star
       *[other] Shadow city: { $stars } stars
    }
strange_world-open = An open portal: both cards are used.
strange_world-spent = { $card }. Used: it cannot be part of another portal.

## Travelers

strange_world-traveller-splash = Splash
    .object = Splash
strange_world-traveller-burk = Burk
    .object = Burk
strange_world-traveller-kark = Kark
    .object = Kark
strange_world-traveller-floulou = Floulou
    .object = Floulou
strange_world-traveller-pshit = Pshit
    .object = Pshit
strange_world-traveller-boung = Boung
    .object = Boung
strange_world-traveller-roro = Roro
    .object = Roro
strange_world-traveller-rumph = Rumph
    .object = Rumph
strange_world-wanted-mountain =
    { $count ->
        [one] 1 mountain
       *[other] { $count } mountains
    } in its two rows
    .each = mountains
    .row = a mountain in each of its two rows
strange_world-wanted-water = { $count } water in its two rows
    .each = water
    .row = water in each of its two rows
strange_world-wanted-plant =
    { $count ->
        [one] 1 plant
       *[other] { $count } plants
    } in its two rows
    .each = plants
    .row = a plant in each of its two rows
strange_world-wanted-swamp =
    { $count ->
        [one] 1 swamp
       *[other] { $count } swamps
    } in its two rows
    .each = swamps
    .row = a swamp in each of its two rows
strange_world-wanted-volcano =
    { $count ->
        [one] 1 volcano
       *[other] { $count } volcanoes
    } in its two rows
    .each = volcanoes
    .row = a volcano in each of its two rows
strange_world-wanted-fumaroles =
    { $count ->
        [one] 1 fumarole
       *[other] { $count } fumaroles
    } in its two rows
strange_world-wanted-portals =
    { $count ->
        [one] 1 portal
       *[other] { $count } portals
    } in its two rows
strange_world-wanted-animals =
    { $count ->
        [one] 1 animal
       *[other] { $count } different animals
    } in its two rows
strange_world-wanted-each = { $count } each of { $icons } in its two rows
strange_world-wanted-and = { $first } and { $last }
strange_world-wish =
    { $base ->
        [one] { $traveller }: { $base } star, and { $bonus } more for { $wish }.
       *[other] { $traveller }: { $base } stars, and { $bonus } more for { $wish }.
    }
strange_world-guest =
    { $stars ->
        [one] { $wish } Now: { $stars } star.
       *[other] { $wish } Now: { $stars } stars.
    }

## The table

strange_world-hand = Your hand
strange_world-hand-of = { $name }’s hand
strange_world-pile-hand = Cards to place
strange_world-piles = The piles
strange_world-piles-tip = Under each of these cards lie two more.
strange_world-shelf = Travelers waiting
strange_world-shelf-empty = All travelers have found a home.
strange_world-round = Round { $round } of { $rounds }
strange_world-turn = Turn { $round } of { $rounds }
strange_world-holder = { $name } has the sun and plays first.
strange_world-way-left = Cards and turns both go to the left.
strange_world-way-right = Cards and turns both go to the right.
strange_world-cities-left = Shadow cities left: { $values }. The next city founded is the most valuable one.
strange_world-cities-none = All shadow cities are founded.
strange_world-fumaroles-left = Fumaroles left: { $count }
strange_world-deck = Cards nobody has seen: { $count }
strange_world-pass-to =
    { $count ->
        [one] Pick a card for { $name }.
       *[other] Pick { $count } cards for { $name }.
    }
strange_world-waiting = You have chosen. The others are still thinking.
strange_world-send = Cards go to { $name }
strange_world-fresh = from { $name }
strange_world-has-passed = has chosen
strange_world-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
strange_world-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
strange_world-passes = Cards that passed through your hand
strange_world-passed-to = To { $name }: { $cards }
strange_world-received-from = From { $name }: { $cards }
strange_world-pick-card = Pick a card, then a place.
strange_world-losing-forced = At this table a card may be placed where it is eaten only if it has no other place.
strange_world-pick-traveller = Pick a traveler, then a place beside your world.
strange_world-world = { $name }’s world

## What a choice would do

strange_world-devoured-portal = It would be eaten: no card may be part of two portals.
strange_world-devoured-water = It would be eaten: there is water beside it.
strange_world-devoured-swamp = It would be eaten: there is a swamp in this row.
strange_world-devoured-moon = It would be eaten: a card lies in a higher row.
strange_world-devoured-volcano = It would be eaten: it has only fumaroles beside it.
strange_world-devoured-anywhere = It would be eaten everywhere else too.
strange_world-dooms =
    { $count ->
        [one] A moon in a lower row would be eaten.
       *[other] { $count } moons in lower rows would be eaten.
    }
strange_world-opens = It makes a portal.
strange_world-erupts = It erupts.
strange_world-gain = Stars right away: { $stars }
strange_world-founds = It founds a shadow city.

## What is in the box

strange_world-specimen-lands = Land cards; below each, how many there are with 1, 2, 3 and 4 players
strange_world-specimen-starts = Start cards
strange_world-specimen-travellers = Travelers
strange_world-specimen-cities = Shadow cities and fumaroles
strange_world-specimen-fumaroles = Fumaroles: { $count }
strange_world-specimen-symbols = What the symbols do and score
