# Strange World Above the Clouds.

strange_world-name = Strange World Above the Clouds
strange_world-credit = Designed by Florian Grenier, published by GRRRE Games (2024).
strange_world-tagline = Build a world that nobody eats
strange_world-about =
    Above the clouds you build a square world of sixteen cards: mountains, waters, plants, swamps, volcanoes and moons.
    Every land wants its own place, and the land-eaters devour whatever lies wrong. You pass cards to your neighbors,
    welcome travelers through portals and found shadow cities; the most stars win.
strange_world-reconstructed =
    The faces of the cards, the travelers and the cities are transcribed from the real ones; how many copies the sets 2+ and 3+
    hold rests on a single source, and the set for four players is reconstructed.

## What there is to do

strange_world-step-start = The start cards are dealt.
    .name = the start cards are dealt
strange_world-step-sun = Chance gives away the sun.
    .name = chance gives away the sun
strange_world-step-direction = Choose which way the sun looks.
    .name = choosing the direction
strange_world-step-deal = The cards are dealt.
    .name = the cards are dealt
strange_world-step-pass2 = Choose two cards to pass on.
    .name = choosing two cards to pass on
strange_world-step-pass1 = Choose one card to pass on.
    .name = choosing a card to pass on
strange_world-step-offer = The travelers are drawn.
    .name = the travelers are drawn
strange_world-step-piles = The piles are turned up.
    .name = the piles are turned up
strange_world-step-take = Take a pile.
    .name = taking a pile
strange_world-step-play = Place a card in your world.
    .name = placing a card
strange_world-step-traveller = Welcome a traveler at your portal.
    .name = welcoming a traveler
strange_world-step-erupt = Your volcano erupts: choose what it covers.
    .name = choosing what the volcano covers
strange_world-step-city = Choose the fumarole that the city stands on too.
    .name = founding a shadow city
strange_world-step-reveal = The rest of the pile is turned up.
    .name = the rest of the pile is turned up
strange_world-step-over = The game is over.
    .name = the game is over

strange_world-setting-players = Players
    .help = One player plays the solo game with seven piles; with three or four, the sun's direction is chosen too.

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

strange_world-start = The start card of { $name }: { $card }
strange_world-sun = The sun goes to { $name }.
strange_world-deal = { $name } was dealt: { $cards }
strange_world-offer = These travelers have come: { $travellers }
strange_world-pile = On top of pile { $pile }: { $card }
strange_world-reveal = Turned up: { $cards }
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
strange_world-columns-left = { $count } left
strange_world-columns-right = { $count } right
strange_world-columns-same = same column
strange_world-rows-up = { $count } up
strange_world-rows-down = { $count } down
strange_world-rows-same = same row
strange_world-spot-left = on the left, rows { $upper } and { $lower } (the start card lies in row 0)
strange_world-spot-right = on the right, rows { $upper } and { $lower } (the start card lies in row 0)

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
    .object = volcano & swamp
strange_world-card-volcano_water = Volcano & water
    .object = volcano & water
strange_world-card-volcano_mountain2 = Volcano & two mountains
    .object = volcano & two mountains
strange_world-card-volcano_plant = Volcano & plant (phoenix)
    .object = volcano & plant
strange_world-card-mountain2 = Two mountains
    .object = the two mountains
strange_world-card-mountain_plant = Mountain & plant (goat)
    .object = mountain & plant
strange_world-card-mountain_water = Mountain & water
    .object = mountain & water
strange_world-card-mountain_swamp = Mountain & swamp
    .object = mountain & swamp
strange_world-card-water_swamp = Water & swamp
    .object = water & swamp
strange_world-card-swamp_plant = Swamp & plant (snake)
    .object = swamp & plant
strange_world-card-plant2_deer_goat = Two plants (deer, goat)
    .object = the two plants with deer and goat
strange_world-card-plant2_deer_spirit = Two plants (deer, spirit)
    .object = the two plants with deer and spirit
strange_world-card-water_plant = Water & plant (spirit)
    .object = water & plant
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

strange_world-icon-mountain = Mountain: 1 star for each mountain of your largest range.
strange_world-icon-water = Water: 1 star for each adjacent card that is not eaten. Eaten beside another water.
strange_world-icon-plant = Plant: 2 stars for each different animal.
strange_world-icon-swamp = Swamp: 3 stars. Eaten if another swamp is in its row.
strange_world-icon-volcano = Volcano: lays a fumarole on an adjacent card. Eaten if it has only fumaroles beside it.
strange_world-icon-moon = Moon: 2 stars for each icon below it that matches the card right under it. Eaten as soon as any card lies in a higher row.
strange_world-icon-portal = Portal card: two of them side by side bring a traveler. A third one is eaten.
strange_world-animal-rat = Rat
strange_world-animal-deer = Deer
strange_world-animal-spirit = Spirit
strange_world-animal-goat = Goat
strange_world-animal-phoenix = Phoenix
strange_world-animal-snake = Snake
strange_world-animal-bear = Bear
strange_world-eaten = Eaten by a land-eater: { $card }. It shows nothing and scores nothing.
strange_world-fumarole = A fumarole on: { $card }. The card below shows nothing; for water it counts as a neighbor.
strange_world-city = Shadow city: { $stars } stars
strange_world-open = An open portal: both cards are used.
strange_world-spent = { $card }. Used: it can make no other portal.

## Travelers

strange_world-traveller-splash = Splash
    .object = Splash
    .wish = { $count } water in its two rows
strange_world-traveller-burk = Burk
    .object = Burk
    .wish = a swamp in each of its two rows
strange_world-traveller-kark = Kark
    .object = Kark
    .wish = { $count } mountains in its two rows
strange_world-traveller-floulou = Floulou
    .object = Floulou
    .wish = { $count } each of plants, water, mountains and swamps in its two rows
strange_world-traveller-pshit = Pshit
    .object = Pshit
    .wish = { $count } fumaroles in its two rows
strange_world-traveller-boung = Boung
    .object = Boung
    .wish = { $count } portals in its two rows
strange_world-traveller-roro = Roro
    .object = Roro
    .wish = { $count } different animals in its two rows
strange_world-traveller-rumph = Rumph
    .object = Rumph
    .wish = { $count } volcanoes in its two rows
strange_world-wish = { $traveller }: { $base } stars, and { $bonus } more for { $wish }.
strange_world-guest = { $wish } Now: { $stars } stars.

## The table

strange_world-hand = Your hand
strange_world-pile-hand = To be placed
strange_world-piles = The piles
strange_world-piles-tip = Under each of these cards lie two more.
strange_world-shelf = Travelers waiting
strange_world-shelf-empty = All travelers have found a home.
strange_world-round = Round { $round } of { $rounds }
strange_world-turn = Turn { $round } of { $rounds }
strange_world-holder = { $name } has the sun and plays first.
strange_world-way-left = Cards and turns go to the left.
strange_world-way-right = Cards and turns go to the right.
strange_world-cities-left = Shadow cities left: { $values }. The next one founded is the best of them.
strange_world-cities-none = All shadow cities are founded.
strange_world-fumaroles-left = Fumaroles left: { $count }
strange_world-deck = Cards that nobody has seen: { $count }
strange_world-pass-to = Pick { $count } for { $name }.
strange_world-waiting = You have chosen. The others are still thinking.
strange_world-send = Cards go to { $name }
strange_world-fresh = from { $name }
strange_world-has-passed = has chosen
strange_world-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
strange_world-stars = { $count } stars
strange_world-passes = What went through your hand
strange_world-passed-to = To { $name }: { $cards }
strange_world-received-from = From { $name }: { $cards }
strange_world-pick-card = Pick a card, then a place.
strange_world-pick-traveller = Pick a traveler, then a place beside your world.
strange_world-world = The world of { $name }

## What a choice would do

strange_world-devoured-portal = It would be eaten: no card may be part of two portals.
strange_world-devoured-water = It would be eaten: there is water beside it.
strange_world-devoured-swamp = It would be eaten: there is a swamp in this row.
strange_world-devoured-moon = It would be eaten: a card lies in a higher row.
strange_world-devoured-volcano = It would be eaten: it has only fumaroles beside it.
strange_world-dooms =
    { $count ->
        [one] A moon in a lower row would be eaten.
       *[other] { $count } moons in lower rows would be eaten.
    }
strange_world-opens = It makes a portal.
strange_world-erupts = It erupts.
strange_world-gain = Stars at once: { $stars }
strange_world-founds = It founds a shadow city.
