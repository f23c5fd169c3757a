# Különös világ a felhők felett.

strange_world-name = Különös világ a felhők felett
strange_world-credit = Tervezte Florian Grenier, kiadta a GRRRE Games (2024).
strange_world-tagline = Építs világot, amelyet nem falnak fel
strange_world-duration = 20–30 perc
strange_world-difficulty = Közepes
strange_world-kind = Világépítés kártyákból
strange_world-about =
    A felhők felett tizenhat kártyából építesz négyzetes világot: hegyekből, vizekből, növényekből, mocsarakból, vulkánokból és
    holdakból. Minden táj a maga helyére vágyik, és a földevők felfalják, ami rossz helyen van. Kártyákat adsz tovább a
    szomszédodnak, dimenziókapukon át utazókat fogadsz, árnyékvárosokat alapítasz; a legtöbb csillag nyer.
strange_world-reconstructed =
    A kártyák, az utazók és a városok képe az igazi lapok átirata; a 2+ és a 3+ készlet darabszámai egyetlen forrásból valók, a
    négy játékoshoz való készlet pedig rekonstrukció.

## Mi a teendő

strange_world-step-start = Kiosztjuk a kezdő földkártyákat.
    .name = a kezdő földkártyák osztása
strange_world-step-sun = Eldől, kié a napkártya.
    .name = eldől, kié a napkártya
strange_world-step-direction = Válaszd ki, merre nézzen a nap.
    .name = irányt választ
strange_world-step-deal = Osztjuk a kártyákat.
    .name = a kártyák osztása
strange_world-step-pass2 = Válassz ki két kártyát, amelyet továbbadsz.
    .name = két kártyát választ továbbadásra
strange_world-step-pass1 = Válassz ki egy kártyát, amelyet továbbadsz.
    .name = egy kártyát választ továbbadásra
strange_world-step-offer = Érkeznek az utazók.
    .name = érkeznek az utazók
strange_world-step-piles = Felfordítjuk a paklikat.
    .name = a paklik felfordítása
strange_world-step-take = Vegyél el egy paklit.
    .name = paklit választ
strange_world-step-play = Tegyél le egy kártyát a világodba.
    .name = kártyát tesz le
strange_world-step-traveller = Fogadj egy utazót a dimenziókapudnál.
    .name = utazót fogad
strange_world-step-erupt = Kitör a vulkánod: válaszd ki, mit takarjon be.
    .name = kiválasztja, mit takarjon be a vulkánja
strange_world-step-city = Válaszd ki a városhoz a másik kitöréskártyát.
    .name = árnyékvárost alapít
strange_world-step-reveal = Felfordul a pakli többi lapja.
    .name = felfordul a pakli többi lapja
strange_world-step-over = A játék véget ért.
    .name = a játék véget ért

strange_world-setting-players = Játékosok
    .help = Egyedül a hét paklis egyszemélyes játékot játszod; hárman és négyen a nap irányát is ti választjátok.
strange_world-setting-losing = Ahol felfalják a kártyát
    .help = Leteheted-e a kártyát oda, ahol felfalják, ha máshová is kerülhetne; a nyomtatott szabály így is, úgy is érthető.
strange_world-value-losing-free = mindig leteheted
strange_world-value-losing-forced = csak ha nincs más hely

strange_world-line-mountain = Hegyvidék
strange_world-line-water = Víz
strange_world-line-plant = Növény
strange_world-line-swamp = Mocsár
strange_world-line-city = Árnyékvárosok
strange_world-line-moon = Hold
strange_world-line-traveller = Utazók

strange_world-title-devoured = Felfalva
strange_world-title-driven-from-the-sky = Elűzve az égből
strange_world-title-tolerated = Megtűrve
strange_world-title-at-home = Otthonra lelve
strange_world-title-master-of-the-land-eaters = A földevők ura

## Döntések

strange_world-direction-left = Fordítsd balra a napot
    .done = balra fordította a napot
strange_world-direction-right = Fordítsd jobbra a napot
    .done = jobbra fordította a napot
strange_world-pass = Add tovább: { $cards }
    .done = továbbadta: { $cards }
strange_world-take =
    { $pile ->
        [1] Vedd el az 1. paklit
        [5] Vedd el az 5. paklit
       *[other] Vedd el a { $pile }. paklit
    }
    .done =
        { $pile ->
            [1] az 1. paklit vette el
            [5] az 5. paklit vette el
           *[other] a { $pile }. paklit vette el
        }
strange_world-play = Tedd le { $object }: { $place }
    .done = letette { $object }
strange_world-welcome = Fogadd { $object }: { $spot }
    .done = fogadta { $object }
strange_world-decline = Ne fogadj senkit
    .done = nem fogadott utazót
strange_world-cover = A kitörés helye: { $place }
    .done = letett egy kitöréskártyát
strange_world-join = Alapíts várost ezzel a kitöréssel: { $place }
    .done = árnyékvárost alapított

## Véletlen és amit a többiek látnak

strange_world-start = { $name } kezdő földkártyája: { $card }.
strange_world-sun = { $name } kapta a napkártyát.
strange_world-deal = { $name } ezeket a kártyákat kapta: { $cards }.
strange_world-offer = Ezek az utazók érkeztek: { $travellers }.
strange_world-pile =
    { $pile ->
        [1] Az 1. pakli tetején: { $card }.
        [5] Az 5. pakli tetején: { $card }.
       *[other] A { $pile }. pakli tetején: { $card }.
    }
strange_world-reveal = Felfordult: { $cards }.
strange_world-dealt = { $name } { $count } kártyát kapott.
strange_world-passed = továbbadott { $count } kártyát

## Helyek

strange_world-place = a kezdő földkártyához képest { $columns }, { $rows }
strange_world-place-start = a kezdő földkártyán
strange_world-columns-left = { $count } oszloppal balra
strange_world-columns-right = { $count } oszloppal jobbra
strange_world-columns-same = ugyanabban az oszlopban
strange_world-rows-up = { $count } sorral feljebb
strange_world-rows-down = { $count } sorral lejjebb
strange_world-rows-same = ugyanabban a sorban
strange_world-spot-left = bal oldalt, e sorok mellett: { $upper } és { $lower } (a kezdő földkártya sora a 0)
strange_world-spot-right = jobb oldalt, e sorok mellett: { $upper } és { $lower } (a kezdő földkártya sora a 0)

## Kártyák

strange_world-card-moon = Hold
    .object = a holdkártyát
strange_world-card-portal_plant = Növényes kapu (patkány)
    .object = a növényes kapukártyát
strange_world-card-portal_swamp = Mocsaras kapu
    .object = a mocsaras kapukártyát
strange_world-card-portal_water = Vizes kapu
    .object = a vizes kapukártyát
strange_world-card-portal_mountain = Hegyi kapu
    .object = a hegyi kapukártyát
strange_world-card-portal_volcano = Vulkános kapu
    .object = a vulkános kapukártyát
strange_world-card-volcano_swamp = Vulkán–mocsár
    .object = a vulkán–mocsár kártyát
strange_world-card-volcano_water = Vulkán–víz
    .object = a vulkán–víz kártyát
strange_world-card-volcano_mountain2 = Vulkán–két hegy
    .object = a vulkán–két hegy kártyát
strange_world-card-volcano_plant = Vulkán–növény (főnix)
    .object = a vulkán–növény kártyát
strange_world-card-mountain2 = Két hegy
    .object = a kéthegyes kártyát
strange_world-card-mountain_plant = Hegy–növény (kecske)
    .object = a hegy–növény kártyát
strange_world-card-mountain_water = Hegy–víz
    .object = a hegy–víz kártyát
strange_world-card-mountain_swamp = Hegy–mocsár
    .object = a hegy–mocsár kártyát
strange_world-card-water_swamp = Víz–mocsár
    .object = a víz–mocsár kártyát
strange_world-card-swamp_plant = Mocsár–növény (kígyó)
    .object = a mocsár–növény kártyát
strange_world-card-plant2_deer_goat = Két növény (szarvas, kecske)
    .object = a szarvasos-kecskés kártyát
strange_world-card-plant2_deer_spirit = Két növény (szarvas, szellem)
    .object = a szarvasos-szellemes kártyát
strange_world-card-water_plant = Víz–növény (szellem)
    .object = a víz–növény kártyát
strange_world-card-start_water = Kezdő földkártya: víz
    .object = a vizes kezdő földkártyát
    .land = víz
strange_world-card-start_mountain = Kezdő földkártya: hegy
    .object = a hegyes kezdő földkártyát
    .land = hegy
strange_world-card-start_plant = Kezdő földkártya: növény (medve)
    .object = a medvés kezdő földkártyát
    .land = növény a medvével
strange_world-card-start_swamp = Kezdő földkártya: mocsár
    .object = a mocsaras kezdő földkártyát
    .land = mocsár

## Jelek

strange_world-icon-mountain = Hegy: { $stars } csillag a legnagyobb hegyvidéked minden hegyéért.
strange_world-icon-water = Víz: { $stars } csillag minden szomszédos kártyáért, amelyet nem faltak fel. Másik víz mellett felfalják.
strange_world-icon-plant = Növény: { $stars } csillag minden különböző állatért.
strange_world-icon-swamp = Mocsár: { $stars } csillag. Felfalják, ha a sorában már van látható mocsár.
strange_world-icon-volcano = Vulkán: kitöréskártyát terít egy szomszédos kártyára. Felfalják, ha minden szomszédja kitörés.
strange_world-icon-moon = Hold: { $stars } csillag az oszlopában alatta lévő minden ikonért, amely a közvetlenül alatta fekvő kártyán is szerepel. Felfalják, mihelyt bármelyik kártya nála feljebb lévő sorba kerül.
strange_world-icon-portal = Kapukártya: kettő egymás mellett utazót hoz. A harmadikat felfalják.
strange_world-animal-rat = Patkány
strange_world-animal-deer = Szarvas
strange_world-animal-spirit = Szellem
strange_world-animal-goat = Kecske
strange_world-animal-phoenix = Főnix
strange_world-animal-snake = Kígyó
strange_world-animal-bear = Medve
strange_world-eaten = Felfalta egy földevő: { $card }. Nem mutat és nem ér semmit.
strange_world-fumarole = Kitörés ezen: { $card }. A letakart kártya nem mutat semmit; a víznek a kitörés szomszédként számít.
strange_world-city = Árnyékváros: { $stars } csillag
strange_world-open = Nyitott dimenziókapu: mindkét kártyája fel van használva.
strange_world-spent = { $card }. Már felhasznált: nem lehet másik kapu része.

## Utazók

strange_world-traveller-splash = Csobb
    .object = Csobbot
strange_world-traveller-burk = Sáss
    .object = Sásst
strange_world-traveller-kark = Karszt
    .object = Karsztot
strange_world-traveller-floulou = Huhú
    .object = Huhút
strange_world-traveller-pshit = Plopp
    .object = Ploppot
strange_world-traveller-boung = Blőr
    .object = Blőrt
strange_world-traveller-roro = Roró
    .object = Rorót
strange_world-traveller-rumph = Bruszt
    .object = Brusztot
strange_world-wanted-mountain = { $count } hegy a két sorában
    .each = hegyből
    .row = mindkét sorában egy hegy
strange_world-wanted-water = { $count } víz a két sorában
    .each = vízből
    .row = mindkét sorában víz
strange_world-wanted-plant = { $count } növény a két sorában
    .each = növényből
    .row = mindkét sorában egy növény
strange_world-wanted-swamp = { $count } mocsár a két sorában
    .each = mocsárból
    .row = mindkét sorában egy mocsár
strange_world-wanted-volcano = { $count } vulkán a két sorában
    .each = vulkánból
    .row = mindkét sorában egy vulkán
strange_world-wanted-fumaroles = { $count } kitörés a két sorában
strange_world-wanted-portals = { $count } dimenziókapu a két sorában
strange_world-wanted-animals = { $count } különböző állat a két sorában
strange_world-wanted-each = a két sorában { $icons } egyaránt { $count }
strange_world-wanted-and = { $first } és { $last }
strange_world-wish = { $traveller }: { $base } csillag, és még { $bonus }, ha teljesül a kívánsága: { $wish }.
strange_world-guest = { $wish } Most: { $stars } csillag.

## Az asztal

strange_world-hand = A kártyáid
strange_world-hand-of = { $name } kártyái
strange_world-pile-hand = Leteendő kártyák
strange_world-piles = A paklik
strange_world-piles-tip = Mindegyik kártya alatt még kettő lapul.
strange_world-shelf = Várakozó utazók
strange_world-shelf-empty = Minden utazó otthonra talált.
strange_world-round = { $round }. forduló (összesen { $rounds })
strange_world-turn = { $round }. kör (összesen { $rounds })
strange_world-holder = { $name } kezd, nála van a napkártya.
strange_world-way-left = A kártyák és a játék is balra halad.
strange_world-way-right = A kártyák és a játék is jobbra halad.
strange_world-cities-left = A még alapítható árnyékvárosok: { $values }. Mindig a legértékesebb következik.
strange_world-cities-none = Minden árnyékvárost megalapítottak.
strange_world-fumaroles-left = Megmaradt kitöréskártyák: { $count }
strange_world-deck = Még senki által nem látott kártyák: { $count }
strange_world-pass-to =
    { $count ->
        [one] Válassz ki egy kártyát { $name } számára.
       *[other] Válassz ki { $count } kártyát { $name } számára.
    }
strange_world-waiting = Már választottál. A többiek még gondolkodnak.
strange_world-send = A kártyákat { $name } kapja
strange_world-fresh = { $name } adta
strange_world-has-passed = már választott
strange_world-cards = { $count } kártya van nála
strange_world-stars = { $count } csillag
strange_world-passes = Kártyák, amelyek megfordultak a kezedben
strange_world-passed-to = { $name } ezt kapta tőled: { $cards }
strange_world-received-from = { $name } ezt adta neked: { $cards }
strange_world-pick-card = Válassz egy kártyát, aztán egy helyet.
strange_world-losing-forced = Ennél az asztalnál csak akkor tehetsz kártyát oda, ahol felfalják, ha máshol is felfalnák.
strange_world-pick-traveller = Válassz egy utazót, aztán egy helyet a világod mellett.
strange_world-world = { $name } világa

## Mi történne

strange_world-devoured-portal = Felfalnák: egy kártya sem tartozhat két kapuhoz.
strange_world-devoured-water = Felfalnák: víz van mellette.
strange_world-devoured-swamp = Felfalnák: ebben a sorban már van mocsár.
strange_world-devoured-moon = Felfalnák: van kártya feljebb lévő sorban.
strange_world-devoured-volcano = Felfalnák: minden szomszédja kitörés.
strange_world-devoured-anywhere = Bárhová tennéd, felfalnák.
strange_world-dooms =
    { $count ->
        [one] Egy lejjebb lévő holdat felfalnának.
       *[other] { $count } lejjebb lévő holdat felfalnának.
    }
strange_world-opens = Dimenziókaput alkot.
strange_world-erupts = Kitör.
strange_world-gain = Csillagok azonnal: { $stars }
strange_world-founds = Árnyékvárost alapít.

## Ami a dobozban van

strange_world-specimen-lands = Földkártyák; alattuk, hány darab van belőlük 1, 2, 3 és 4 játékossal
strange_world-specimen-starts = Kezdő földkártyák
strange_world-specimen-travellers = Utazók
strange_world-specimen-cities = Árnyékvárosok és kitöréskártyák
strange_world-specimen-fumaroles = Kitöréskártyák: { $count }
strange_world-specimen-symbols = Mit tesznek és mit érnek a jelek
