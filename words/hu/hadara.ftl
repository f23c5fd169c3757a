# Hadara.

hadara-name = Hadara
hadara-credit = Tervezte Benjamin Schwer, kiadta a Hans im Glück (2019).
hadara-tagline = Egy nép három korszaka
hadara-duration = 45–60 perc
hadara-difficulty = Összetett
hadara-kind = Civilizáció kártyákból
hadara-about = Egy nép élén három korszakot élsz végig: öt színben kártyákat toborzol, kolóniákat szerzel, mellszobrokat faragsz, és közben mindenkinek enni adsz. A kártyák felét titokban, egyszerre válogatjátok, a másik felét nyíltan, sorban. Az nyer, akinek a harmadik korszak végén a legtöbb pontja van.
hadara-reconstructed = A négy sáv színének kártyáit, a startkártyákat és a kolóniákat egyetlen nyilvános forrásból írtuk át; a pecsétek rendes ára egy nyilvános játékossegédletből való; a lila kártyák értékei, a 9-es, a 21-es és a 30-as kolóniák előlapjának pontjai és a címerállatok sorrendje a mi rekonstrukciónk.

# Lépések

hadara-step-segments = Most dől el a színek sorrendje.
    .name = a színek sorrendjét sorsolja
hadara-step-crests = Most dől el, kié melyik címerállat.
    .name = a címerállatokat sorsolja
hadara-step-start = Most osztjuk ki a startkártyákat.
    .name = a startkártyákat osztja
hadara-step-side = Válaszd ki a startkártyád egyik oldalát!
    .name = a startkártya oldaláról dönt
hadara-step-wheel = Válaszd ki, melyik színre mutasson először a címerállatod!
    .name = beállítja a kereket
hadara-step-draw = Mindenki két kártyát húz.
    .name = két kártyát húz
hadara-step-draft = Az egyik kártyát toborozd vagy add el; a másik a gyűrűre kerül.
    .name = két kártya sorsáról dönt
hadara-step-colony = Vegyél el egy kolóniát, ha szeretnél!
    .name = kolóniáról dönt
hadara-step-back = Most fordul meg a kolónia.
    .name = megfordítja a kolóniát
hadara-step-bust = Faragj ki egy mellszobrot, ha szeretnél!
    .name = mellszoborról dönt
hadara-step-take = Vegyél el egy felfordított kártyát: toborozd vagy add el!
    .name = felfordított kártyát választ
hadara-step-feed = Nem jut mindenkinek élelem: válj meg egy kártyától!
    .name = az éhes kártyáiról dönt
hadara-step-seals = Vegyél pecsétet, ha szeretnél!
    .name = pecsétekről dönt
hadara-step-over = Vége a játéknak.
    .name = vége a játéknak

# Beállítások

hadara-setting-players = Játékosok
    .help = Hány nép találkozik.
hadara-setting-purple = Lila kártyák
    .help = A haladó kártyák képességei ravaszabbak; első játékhoz az alapkártyákat ajánljuk.
hadara-setting-start_side = A startkártya oldala
    .help = Az A oldal mindenkinek egyszerűbb kezdés.
hadara-setting-open_piles = Külső paklik
    .help = Ha csak a felső kártya látszik, neked kell megjegyezned, mi van alatta.
hadara-setting-joker_for_set_points = Lila joker
    .help = Segít-e a joker a szettenként pontot adó kártyáknál is. A szabálykönyv szerint az aranypecsétnél segít.
hadara-setting-segments = A színek sorrendje
    .help = A rögzített sorrend az óramutató járása szerint: sárga, piros, kék, zöld, lila.
hadara-setting-crests = Címerállatok
    .help = A rögzített sorrend ülésrend szerint: majom, sárkány, oroszlán, pegazus, szkarabeusz.
hadara-value-purple-advanced = a haladókkal együtt
hadara-value-purple-basic = csak az alapkártyák
hadara-value-start_side-choice = mindenki maga választ
hadara-value-start_side-a = mindenkinek A
hadara-value-start_side-b = mindenkinek B
hadara-value-open_piles-false = csak a felső kártya látszik
hadara-value-open_piles-true = minden kártya látszik
hadara-value-joker_for_set_points-false = csak az aranypecséteknél számít
hadara-value-joker_for_set_points-true = minden szettpontozásnál számít
hadara-value-segments-random = véletlen
hadara-value-segments-fixed = rögzített
hadara-value-crests-random = véletlen
hadara-value-crests-fixed = rögzített

# Pontok

hadara-line-colonies = Kolóniák
hadara-line-busts = Mellszobrok
hadara-line-silver = Ezüstpecsétek
hadara-line-gold = Aranypecsétek
hadara-line-cards = Kártyák
hadara-line-coins = Érmék

# Dolgok

hadara-color-yellow = sárga
hadara-color-red = piros
hadara-color-blue = kék
hadara-color-green = zöld
hadara-color-purple = lila

hadara-track-income = Jövedelem
    .help = Minden fázis után ennyi érmét kapsz.
    .word = jövedelem
    .tile = egy jövedelemlapkával
hadara-track-military = Katonai erő
    .help = Kolóniákhoz kell.
    .word = katonai erő
    .tile = egy katonaierő-lapkával
hadara-track-culture = Kultúra
    .help = Mellszobrokhoz kell.
    .word = kultúra
    .tile = egy kultúralapkával
hadara-track-food = Élelem
    .help = A korszak végén minden toborzott kártyádnak 1 élelem kell.
    .word = élelem
    .tile = egy élelemlapkával

hadara-crest-monkey = majom
hadara-crest-dragon = sárkány
hadara-crest-lion = oroszlán
hadara-crest-pegasus = pegazus
hadara-crest-horse = ló
hadara-crest-scarab = szkarabeusz

hadara-people-yellow-1 = Kalmár
    .object = egy kalmárt
hadara-people-yellow-2 = Kereskedő
    .object = egy kereskedőt
hadara-people-yellow-3 = Bankár
    .object = egy bankárt
hadara-people-red-1 = Lándzsás
    .object = egy lándzsást
hadara-people-red-2 = Lovas
    .object = egy lovast
hadara-people-red-3 = Hadvezér
    .object = egy hadvezért
hadara-people-blue-1 = Mesemondó
    .object = egy mesemondót
hadara-people-blue-2 = Írnok
    .object = egy írnokot
hadara-people-blue-3 = Bölcs
    .object = egy bölcset
hadara-people-green-1 = Gyűjtögető
    .object = egy gyűjtögetőt
hadara-people-green-2 = Földműves
    .object = egy földművest
hadara-people-green-3 = Molnár
    .object = egy molnárt
hadara-people-purple-1 = Sámán
    .object = egy sámánt
hadara-people-purple-2 = Követ
    .object = egy követet
hadara-people-purple-3 = Jós
    .object = egy jóst

hadara-card = { $who } ({ $color }: { $gives })
hadara-card-cost = Költség: { $cost }, { $epoch }. korszak
hadara-gain-income = +{ $number } jövedelem
hadara-gain-military = +{ $number } katonai erő
hadara-gain-culture = +{ $number } kultúra
hadara-gain-food = +{ $number } élelem
hadara-gain-points = { $number } pont
hadara-gain-coins = { $number } érme
    .object = { $number } érmét

# Képességek: röviden a kártyán, és hogy mit jelentenek

hadara-ability-sale_bonus = Eladásonként +{ $number } érme
    .help = Minden eladott kártyáért { $number } érmével többet kapsz, mindkét fázisban.
hadara-ability-bonus_tile = Bónuszlapka: { $number } lépés
    .help = Tegyél erre a kártyára egy szabad bónuszlapkát az előlapjával felfelé: { $number } lépés a lapka sávján.
hadara-ability-colour_steps = Minden { $color } kártyáért +{ $number } { $track }
    .help = Minden { $color } kártyádért { $number } lépés ezen a sávon: { $track }. Most és később is.
hadara-ability-bust_steps = Mellszobrok: +{ $number } lépés
    .help = Minden mellszobrod, amelyen előlapjával felfelé fekszik a lapka, { $number } további lépést ad a lapka sávján.
hadara-ability-seal_discount = Olcsóbb pecsétek
    .help = A pecsétek neked a II. korszakban { $silver } (ezüst) és { $gold } (arany), a III. korszakban { $late_silver } és { $late_gold } érmébe kerülnek.
hadara-ability-feed_pay = { $number } érme egy éhes kártyáért
    .help = Élelmezéskor { $number } érmét fizethetsz egy-egy kártyáért, amelynek nem jut élelem, legfeljebb { $most } kártyáért.
hadara-ability-food_surplus = { $number } érme felesleges élelmenként
    .help = Élelmezéskor a kártyáid számán felüli minden élelemért { $number } érmét kapsz, de legfeljebb { $most } érmét.
hadara-ability-income_leads = Jövedelem: { $number } érme minden magasabb sávért
    .help = Jövedelemkor { $number } további érmét kapsz minden sávért, amely magasabb a jövedelmednél, összesen legfeljebb { $most } érmét.
hadara-ability-colony_coins = Kolóniánként { $number } érme
    .help = Valahányszor kolóniát veszel el, { $number } érmét kapsz. Ebből a szövetséget is kifizetheted.
hadara-ability-silver_full = Egy ezüstpecsét teljes értékű
    .help = Az egyik ezüstpecséted a sáv fele helyett a teljes sávot éri.
hadara-ability-set_points = Szettenként { $number } pont
    .help = { $number } pont minden ötszínű szettért. Ehhez nem kell aranypecsét.
hadara-ability-set_joker = Joker a szettekben
    .help = Az aranypecséteknél ez a kártya a szettekben bármelyik színt helyettesíti, de csak egyet. A szettenként pontot adó kártyáknál, a kedvezményeknél és minden másban lila kártya.
    .wide = Minden szettpontozásnál bármelyik színt helyettesíti ez a kártya, de csak egyet: az aranypecséteknél és a szettenként pontot adó kártyáknál is. A kedvezményeknél és minden másban lila kártya.
hadara-ability-double_take = Két kolónia, két mellszobor
    .help = Egy szakaszban { $number } kolóniát vehetsz el, illetve { $number } mellszobrot faraghatsz.
hadara-ability-requirement_minus_4 = Követelmények: −{ $number }
    .help = A kolóniák és a mellszobrok követelménye neked { $number } ponttal kisebb.
hadara-ability-requirement_buy = Hiányzó lépésenként { $number } érme
    .help = Egy kolónia vagy mellszobor követelményét az adott alkalomra csökkentheted: pontonként { $number } érméért, szakaszonként legfeljebb { $most } ponttal.

# Döntések

hadara-do-side = Legyen { $side ->
    [A] az
   *[other] a
    } { $side } oldal!
    .done = { $side ->
    [A] az
   *[other] a
    } { $side } oldalt választotta
hadara-do-wheel = Állítsd be a kereket úgy, hogy a címerállatod ide mutasson: { $color }
    .done = beállította a kereket, ezzel a színnel kezd: { $color }
hadara-do-draft-recruit = Toborozz { $card }; tegyél a gyűrűre { $placed }
    .done = toborzott { $card }, és a gyűrűre tett { $placed }
hadara-do-draft-tile = Toborozz { $card } { $tile }; tegyél a gyűrűre { $placed }
    .done = toborzott { $card } { $tile }, és a gyűrűre tett { $placed }
hadara-do-draft-sell = Adj el { $card }; tegyél a gyűrűre { $placed }
    .done = eladott { $card }, és a gyűrűre tett { $placed }
hadara-do-recruit = Toborozz { $card }
    .done = toborzott { $card }
hadara-do-recruit-tile = Toborozz { $card } { $tile }
    .done = toborzott { $card } { $tile }
hadara-do-sell = Adj el { $card }
    .done = eladott { $card }
hadara-do-plunder = Fosztd ki a { $tier ->
    [3] 3-as
    [9] 9-es
    [15] 15-ös
    [21] 21-es
    [30] 30-as
   *[other] { $tier } erejű
    } kolóniát: { $coins }
    .done = kifosztotta a { $tier ->
    [3] 3-as
    [9] 9-es
    [15] 15-ös
    [21] 21-es
    [30] 30-as
   *[other] { $tier } erejű
    } kolóniát
hadara-do-ally = Köss szövetséget a { $tier ->
    [3] 3-as
    [9] 9-es
    [15] 15-ös
    [21] 21-es
    [30] 30-as
   *[other] { $tier } erejű
    } kolóniával; ára { $coins }
    .done = szövetséget kötött a { $tier ->
    [3] 3-as
    [9] 9-es
    [15] 15-ös
    [21] 21-es
    [30] 30-as
   *[other] { $tier } erejű
    } kolóniával
hadara-do-carve-front = Faragd ki a { $bust ->
    [6] 6-os
    [12] 12-es
    [20] 20-as
    [30] 30-as
   *[other] { $bust } kultúrás
    } mellszobrot { $tile }, előlappal felfelé: { $gain }
    .done = kifaragta a { $bust ->
    [6] 6-os
    [12] 12-es
    [20] 20-as
    [30] 30-as
   *[other] { $bust } kultúrás
    } mellszobrot { $tile }, előlappal felfelé
hadara-do-carve-back = Faragd ki a { $bust ->
    [6] 6-os
    [12] 12-es
    [20] 20-as
    [30] 30-as
   *[other] { $bust } kultúrás
    } mellszobrot { $tile }, hátlappal felfelé: a végén { $gain }
    .done = kifaragta a { $bust ->
    [6] 6-os
    [12] 12-es
    [20] 20-as
    [30] 30-as
   *[other] { $bust } kultúrás
    } mellszobrot { $tile }, hátlappal felfelé
hadara-do-pass = Hagyd ki ezúttal
    .done = ezúttal kihagyta
hadara-do-discard = Dobj el { $card }
    .done = eldobott { $card }
hadara-do-pay = Fizess { $coins } egy éhes kártyáért
    .done = { $coins } fizetett egy éhes kártyáért
hadara-do-silver = Vegyél ezüstpecsétet { $tile }
    .done = ezüstpecsétet vett { $tile }
hadara-do-gold = Vegyél aranypecsétet
    .done = aranypecsétet vett
hadara-do-done = Ne vegyél több pecsétet
    .done = nem vett több pecsétet

hadara-secret-side = titokban oldalt választott
hadara-secret-draft = titokban döntött két { $color } kártyáról

# Véletlen

hadara-chance-segments = A gyűrű az óramutató járása szerint: { $colors }.
hadara-chance-crests = Címerállatok: { $crests }.
hadara-chance-start = Startkártyák: { $cards }.
hadara-chance-draw = { $name } húzott { $first } és { $second }.
hadara-chance-draw-unseen = { $name } két { $color } kártyát húzott.
hadara-chance-back = A kolónia hátlapja: { $gives }.
hadara-of = { $name } ({ $what })

# A képen

hadara-epoch = { $epoch }. korszak
hadara-phase-a = A fázis: titkos válogatás
hadara-phase-b = B fázis: nyílt válogatás
hadara-phase-none = Az A fázis előtt
hadara-draw-number = { $number }. húzás (összesen { $all })
hadara-first-player = Kezdőjátékos: { $name }
hadara-course-wheel = A kerék beállítása
hadara-course-draft = Öt titkos húzás
hadara-course-income = Jövedelem
hadara-course-colony = Kolóniák
hadara-course-bust = Mellszobrok
hadara-course-take = A felfordított kártyák elvétele
hadara-course-feed = Élelmezés
hadara-course-seals = Pecsétek

hadara-ring = A gyűrű
hadara-inner = Húzópakli ({ $color }): { $number } kártya
hadara-outer = Külső pakli ({ $color }): { $number } kártya
hadara-crest-of = { $name }: { $crest }
hadara-crest-idle = { $crest }: senkié
hadara-crest-at = { $name } ({ $crest }) innen húz: { $color }

hadara-recruit = Toborozd
hadara-sell = Add el
hadara-too-dear = { $number } hiányzik
hadara-price = Ára { $price } (költsége { $cost })
hadara-other-goes = Amelyik kártyát nem használod, az felfordítva a gyűrűre kerül.
hadara-choose-tile = Melyik lapka kerüljön rá?
hadara-wait = Döntöttél. Várjuk a többieket.
hadara-pile-left =
    { $number ->
        [1] az utolsó
       *[other] még { $number }
    }
hadara-pile-empty = elfogyott
hadara-below = Alatta: { $number }
hadara-reaches = eléred: { $what }
hadara-hungry = { $number } éhes
hadara-still-hungry = Ha ettől megválsz, még { $number } kártyád marad éhes
hadara-wheel-legend = Az öt húzásod sorban; jobbra látod, hol kezdenek a többiek.
hadara-start-card = { $number }. startkártya
hadara-side-name = { $side } oldal
hadara-plunder = Kifosztás
hadara-ally = Szövetség
hadara-ally-gain = hátlap
hadara-bridge = a hiány ára { $coins }
hadara-colony-coins = és az elvételért { $coins }
hadara-colony = { $number ->
    [3] 3-as
    [9] 9-es
    [15] 15-ös
    [21] 21-es
    [30] 30-as
   *[other] { $number } erejű
    } kolónia
    .open = Katonai erő kell hozzá: { $number }. Kifosztás: { $coins }, { $points }. Szövetség: { $price }, és megfordul.
    .plundered = Kifosztva: { $points }
    .allied = Szövetséges: { $gives }
hadara-bust = { $number ->
    [6] 6-os
    [12] 12-es
    [20] 20-as
    [30] 30-as
   *[other] { $number } kultúrás
    } mellszobor
    .open = Kultúra kell hozzá: { $number }. { $points }, és egy lapka: { $bonus } lépés vagy pont.
    .front = Kifaragva, a lapka előlapja van felül ({ $track }): { $points }
    .back = Kifaragva, a lapka hátlapja van felül: { $points }
hadara-front = Lépések most
hadara-back = Pontok a végén
hadara-away = még { $number }
hadara-in-reach = elérted
hadara-all-taken = mind megvan
hadara-spare-food = { $number } marad
hadara-cards-food = { $cards } kártya, { $food } élelem
hadara-per-phase = fázisonként
hadara-loses = { $number } kártyának nem jut élelem
hadara-silver-seal = Ezüstpecsét
    .help = A játék végén a sávja felét éri, felfelé kerekítve.
hadara-gold-seal = Aranypecsét
    .help = A játék végén minden ötszínű szettért { $number } pontot ér.
hadara-sets = { $number } szett
hadara-coins = Érmék
hadara-colonies = Kolóniák
hadara-busts = Mellszobrok
hadara-tiles = Szabad bónuszlapkák
    .help = Sávonként kettő: mellszoborhoz, ezüstpecséthez és egyfajta lila kártyához kellenek.
hadara-seals = Pecsétek
hadara-display = Toborzott kártyák
hadara-discount = { $color } kártyák: a következő { $number } érmével olcsóbb
hadara-decided = döntött
hadara-points-now = ha most lenne vége: { $points }
hadara-price-of-seal = ára { $coins }
hadara-sale = eladáskor
hadara-placed = a gyűrűre kerül
hadara-recruited = toborozva
hadara-sold = eladva
hadara-possible-backs = E hátlapok egyike:

# Ami a dobozban van, és egy régebbi doboz neve

hadara-box-75248f53ce4d24a9 = régebbi árak

hadara-specimen-price = { $epoch }. korszak: { $coins }
hadara-specimen-discount = { $epoch }. korszak: { $coins }, olcsóbb pecsétekkel { $less }
hadara-specimen-sale = Egy kártya eladásáért { $coins } jár.
