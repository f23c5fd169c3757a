# House of Cats.

house_of_cats-name = House of Cats
house_of_cats-credit = Tervezte William Attia és Kristian Amundsen Østby, kiadta az Aporta Games (2023).
house_of_cats-tagline = Szobák számokból, ravasz macskák, éhes egerek
house_of_cats-duration = 15–20 perc
house_of_cats-difficulty = Könnyű
house_of_cats-kind = Számrejtvény kockákkal
house_of_cats-about =
    Mindenki ugyanazokkal a kockákkal tölti meg a saját házát: az egymással érintkező egyforma számokból szobák lesznek, és minden
    szoba megtanít egy fogásra. A macskák az egereket lesik, az egerek a sajtot, és a négy szint mindegyike másképp jutalmazza őket.
    Ha megtelt egy ház, az nyer, akinek a legtöbb pontja van.
house_of_cats-reconstructed =
    A kockák, a tizenkét képesség és a szobák pontjai a dobozból valók; a négy játékoslapot, a macskasávot, a képességmezők köreinek
    számát, a B–L betűket, a képességek időzítését és az egyszemélyes címeket mi rekonstruáltuk.

# Lépések.
house_of_cats-step-tiles = A képességlapkák sorsolása következik.
    .name = a képességlapkák sorsolása
house_of_cats-step-setup_roll = Az első három kocka dobása következik.
    .name = az első három kocka dobása
house_of_cats-step-setup_place = Töltsd ki a három csillagos mezőt!
    .name = a csillagos mezőket tölti ki
house_of_cats-step-roll = A dobás következik.
    .name = dobás
house_of_cats-step-turn = Írd be a kockákat a házadba!
    .name = a ház berendezésén dolgozik
house_of_cats-step-over = Vége a játéknak.
    .name = vége a játéknak

# Mi a teendő most.
house_of_cats-moment-act = Válassz egy kockát!
house_of_cats-moment-abilities = Válassz egy kockát, vagy használj képességet!
house_of_cats-moment-end = Elfogytak a kockáid. Zárd le a köröd!
house_of_cats-moment-last = Zárd le a köröd, vagy használj képességet!
house_of_cats-moment-lost = Több kockát nem tudsz beírni. Zárd le a köröd!
house_of_cats-moment-die = Írd be { $symbol } egy kiemelt mezőbe!
house_of_cats-moment-double = Írd be { $symbol } kétszer egyetlen kiemelt mezőbe!
house_of_cats-moment-free = Írd be { $symbol } bármelyik üres mezőbe!
house_of_cats-moment-any = Válaszd ki, milyen szimbólumot írsz be!
house_of_cats-moment-number = Válaszd ki, melyik számot hozza a macska!
house_of_cats-moment-cross = Válaszd ki, melyik szabad szám költözik!
house_of_cats-moment-mouse = Rajzolj egy egeret bármelyik üres mezőbe!
house_of_cats-moment-second = Rajzolj egy második egeret az első mellé, vagy hagyd ki!
house_of_cats-moment-beside = Írd be { $symbol } az első mellé!
house_of_cats-moment-spend = Megszerezted ezt a képességet: { $ability } ({ $letter }). Használd fel most!
house_of_cats-moment-room = Túl nagy a csoport: válaszd ki a szobát!
house_of_cats-moment-add =
    { $count ->
        [one] Nő a házad: vegyél fel még egy mezőt!
       *[other] Nő a házad: vegyél fel még { $count } összefüggő mezőt!
    }
house_of_cats-moment-place = Válassz szimbólumot minden csillagos mezőbe!
house_of_cats-moment-waiting = Kész vagy, a többiek még dolgoznak.
    .of = { $name } kész, a többiek még dolgoznak.
house_of_cats-moment-finished = Elkészült a házad.
    .of = { $name } háza elkészült.
house_of_cats-moment-rolling = Gurulnak a kockák …
house_of_cats-moment-over = Vége a játéknak.
house_of_cats-moment-watching = { $name } a ház berendezésén dolgozik.

# Beállítások.
house_of_cats-setting-players = Játékosok
    .help = Egytől hatig; mindenki egyszerre játszik, ugyanazokkal a kockákkal.
house_of_cats-setting-level = Szint
    .help = 1: sajt és macskasáv; 2: macskák és egerek soronként, oszloponként; 3: négy szárny; 4: növekvő ház.
house_of_cats-setting-tiles = Képességlapkák
    .help = Minden játékban újra sorsolva, vagy az első játékhoz valók: A, B, C, D, hacsak a doboz nem nevez meg másokat.
house_of_cats-value-tiles-random = sorsolva
house_of_cats-value-tiles-abcd = A, B, C, D
house_of_cats-setting-conversions = Mi változtatható meg
    .help = Az Egérlyuk, a Kettő vagy öt és a Cic-cic! csak kockát változtat meg, vagy azt is, amit a Tartalék hármas, az Egércsalád, az Átrendezés vagy a macskasáv ír be.
house_of_cats-value-conversions-dice = kocka
house_of_cats-value-conversions-any = bármelyik szimbólum

# A pontozás sorai.
house_of_cats-line-rooms2 = 2-es szobák
house_of_cats-line-rooms3 = 3-as szobák
house_of_cats-line-rooms4 = 4-es szobák
house_of_cats-line-rooms5 = 5-ös szobák
house_of_cats-line-cats = Macskák
house_of_cats-line-cheese = Sajtok
house_of_cats-line-mice = Egerek macskával
house_of_cats-line-bonus = Bónuszmezők
house_of_cats-line-empty = Üres mezők

house_of_cats-title-alley-cat = Kóbor macska
house_of_cats-title-house-cat = Házimacska
house_of_cats-title-clever-cat = Okos macska
house_of_cats-title-top-cat = Főmacska
house_of_cats-title-cat-architect = Macskaépítész

# Szimbólumok és mezők.
house_of_cats-symbol-2 = 2-es
    .object = a 2-est
    .some = 2-esként
    .many = két 2-est
house_of_cats-symbol-3 = 3-as
    .object = a 3-ast
    .some = 3-asként
    .many = két 3-ast
house_of_cats-symbol-4 = 4-es
    .object = a 4-est
    .some = 4-esként
    .many = két 4-est
house_of_cats-symbol-5 = 5-ös
    .object = az 5-öst
    .some = 5-ösként
    .many = két 5-öst
house_of_cats-symbol-cat = macska
    .object = a macskát
    .some = macskaként
    .many = két macskát
house_of_cats-symbol-mouse = egér
    .object = az egeret
    .some = egérként
    .many = két egeret
house_of_cats-cell = { $column }{ $row }
    .the =
        { $column ->
            [A] az
            [E] az
            [F] az
            [I] az
            [L] az
            [M] az
            [N] az
            [O] az
            [R] az
            [S] az
            [U] az
            [X] az
            [Y] az
           *[other] a
        } { $column }{ $row }

# Döntések.
house_of_cats-place = Írd be így: { $first }, { $second }, { $third }
    .done = kitöltötte a csillagos mezőket: { $first }, { $second }, { $third }
house_of_cats-placed = { $cell }: { $symbol }
house_of_cats-take = Használd fel { $symbol }
    .done = felhasználta { $symbol }
house_of_cats-change = Használd { $die } { $symbol } ({ $cost })
    .done = { $die } { $symbol } használta ({ $cost })
house_of_cats-double = Írj { $symbols } egy mezőbe ({ $cost })
    .done = { $symbols } szánt egy mezőbe ({ $cost })
house_of_cats-merge = Írd egy mezőbe { $die } meg { $second }, mintha { $symbols } írnál be ({ $cost })
    .done = egy mezőbe szánta { $die } meg { $second }, mintha { $symbols } írna be ({ $cost })
house_of_cats-use-separate = Macskaajtó ({ $letter }): egy kockának nem kell kapcsolódnia
    .done = felhasználta a Macskaajtót ({ $letter })
    .short = Egy külön kocka
house_of_cats-use-diagonal = Sarkon át ({ $letter }): ebben a körben a sarok is összeköt
    .done = felhasználta a Sarkon át képességet ({ $letter })
    .short = A sarok is összeköt
house_of_cats-use-more = Eggyel több ({ $letter }): használj fel eggyel több kockát
    .done = úgy döntött, hogy eggyel több kockát használ fel ({ $letter })
    .short = +1 kocka
house_of_cats-use-fewer = Eggyel kevesebb ({ $letter }): használj fel eggyel kevesebb kockát
    .done = úgy döntött, hogy eggyel kevesebb kockát használ fel ({ $letter })
    .short = −1 kocka
house_of_cats-use-three = Tartalék hármas ({ $letter }): írj egy 3-ast bármelyik üres mezőbe
    .done = felhasználta a Tartalék hármast ({ $letter })
    .short = Egy 3-as
house_of_cats-use-any = Vad ugrás ({ $letter }): írj be tetszőleges szimbólumot
    .done = felhasználta a Vad ugrást ({ $letter })
    .short = Bármi
house_of_cats-use-mice = Egércsalád ({ $letter }): rajzolj egy vagy két egeret
    .done = felhasználta az Egércsaládot ({ $letter })
    .short = Egerek
house_of_cats-use-move = Átrendezés ({ $letter }): egy szabad szám költözik
    .done = felhasználta az Átrendezést ({ $letter })
    .short = Szám költözik
house_of_cats-alter = Használd { $symbol } ({ $cost })
    .done = { $symbol } használta ({ $cost })
house_of_cats-write = Írj { $cell } mezőbe
    .done = { $cell } mezőbe írt
house_of_cats-symbol = Válaszd { $symbol }
    .done = { $symbol } választotta
house_of_cats-cross = Húzd át { $cell } mező számát
    .done = áthúzta { $cell } mező számát
house_of_cats-none = Ne legyen második egér
    .done = nem rajzolt második egeret
house_of_cats-room = Szoba: { $cells }
    .done = szobát épített: { $cells }
house_of_cats-add = Vedd fel { $cell } mezőt
    .done = felvette { $cell } mezőt
house_of_cats-done = Kész
    .done = befejezte a körét

# Szerencse.
house_of_cats-tiles = Képességlapkák: { $list }.
house_of_cats-tile = { $number } – { $ability } ({ $letter })
house_of_cats-roll = Dobás: { $list }.

# Mi lenne a beírásból.
house_of_cats-then-room =
    { $points ->
        [0] { $label }: szoba lesz belőle
       *[other] { $label }: szoba lesz belőle, +{ $points }
    }
house_of_cats-then-points = { $label }: +{ $points }
house_of_cats-then-group = { $label }: a csoport { $size }/{ $number }

# A játékoslap.
house_of_cats-house = { $name } háza
house_of_cats-level-1 = 1. szint: Sajtlakoma
    .help = Az egér megeszi a sorának és az oszlopának a sajtját. Minden macskakocka áthúzza a sáv következő macskáját. Minden sajt és minden macska { $cheese } pont, minden üres mező { $empty }.
    .help-each = Az egér megeszi a sorának és az oszlopának a sajtját. Minden macskakocka áthúzza a sáv következő macskáját. Minden sajt { $cheese } pont, minden macska { $cat } pont, minden üres mező { $empty }.
house_of_cats-level-2 = 2. szint: Macska és egér
    .help = Minden sor és oszlop, amelyben van macska, egerenként 1 pont. A bónuszmezőre épített szoba száma még egyszer pontot ér. Minden üres mező { $empty }.
house_of_cats-level-3 = 3. szint: Négy szárny
    .help = Egy színes területen 1 vagy 2 macskával minden egér { $one } pont, 3 vagy több macskával { $more }. A bónuszmezőre épített szoba száma még egyszer pontot ér. Minden üres mező { $empty }.
    .help-each = Egy színes területen minden egér macska nélkül { $none }, 1 macskával { $one }, 2 macskával { $two }, 3 vagy több macskával { $more } pont. A bónuszmezőre épített szoba száma még egyszer pontot ér. Minden üres mező { $empty }.
house_of_cats-level-4 = 4. szint: A növekvő ház
    .help = Minden szoba annyi új mezőt ad, amennyi a száma. Az egér megeszi a sorának és az oszlopának a sajtját, és még 1-1 pontot ér ott, ahol macska is van.
house_of_cats-row = { $row }. sor
house_of_cats-column = { $column } oszlop
house_of_cats-cheese = { $line }: ha egér kerül ide, megeszi a sajtot, { house_of_cats-points }
    .eaten = { $line }: a sajtot megették, { house_of_cats-points }
house_of_cats-hunt = { $line }: macska és egerei, { $points } pont
    .none = { $line }: nincs macska, az egerek itt nem érnek pontot
house_of_cats-star = Csillagos mező
house_of_cats-bonus = Bónuszmező ({ $letter }): az ide épített szoba száma még egyszer pontot ér
    .scored = Bónuszmező ({ $letter }): { $number } pont
house_of_cats-bonuses = Bónuszmezők
house_of_cats-area-red = Piros terület
house_of_cats-area-blue = Kék terület
house_of_cats-area-green = Zöld terület
house_of_cats-area-yellow = Sárga terület
house_of_cats-wing = { $area }: { $cats } macska, { $mice } egér, { $points } pont
house_of_cats-wings = Színes területek
house_of_cats-cell-filled = { $cell }: { $symbol }
house_of_cats-cell-twice = { $cell }: { $symbol }, kettőnek számít
house_of_cats-cell-group = { $cell }: { $symbol }, a csoport { $size }/{ $number }
house_of_cats-cell-room = { $cell }: { $symbol }, szobában
house_of_cats-cell-crossed = { $cell }: áthúzva

# Kockák, sáv és képességmezők.
house_of_cats-dice = Dobás
house_of_cats-die = Kocka: { $symbol }
house_of_cats-used-die = Felhasználva: { $symbol }
house_of_cats-quota = { $quota } kockából { $used } felhasználva
house_of_cats-changes = Használj képességet
house_of_cats-track = Macskasáv
house_of_cats-cat-plain = A sáv { $count }. macskája: { house_of_cats-points }
house_of_cats-cat-number = A sáv { $count }. macskája: { house_of_cats-points }, és azonnal beírod { $symbol }
house_of_cats-cat-choice = A sáv { $count }. macskája: { house_of_cats-points }, és azonnal beírsz egy tetszőleges számot
house_of_cats-fields = Képességek
house_of_cats-field = { $symbol } szoba: { $points } pont
house_of_cats-points = { $points } pont
house_of_cats-circles = Szobák: { $built }, felhasználható: { $left }
house_of_cats-stored = Tartalékolható: a köröd bármelyik pillanatában használhatod.
    .name = tartalékolható
house_of_cats-immediate = Azonnali: rögtön fel kell használnod, amint megszerezted.
    .name = azonnali
house_of_cats-hidden = Ezt a lapkát még nem húztuk ki.
house_of_cats-separate = Egy kocka külön is állhat ({ $letter })
house_of_cats-diagonal = A sarok is összeköt ({ $letter })
house_of_cats-brief =
    { $empty ->
        [0] { $points } p · tele
       *[other] { $points } p · üres: { $empty }
    }
house_of_cats-others = A többiek

# Mi van a dobozban.
house_of_cats-specimen-tiles = Képességlapkák
house_of_cats-specimen-titles = Címek egyedül játszva: { $list }.
house_of_cats-specimen-title = { $title } { $points } ponttól
house_of_cats-specimen-dice = Kockák: { $count }, ebből mindenki { $quota } kockát használ fel; { $letter ->
        [A] az
        [E] az
        [F] az
        [I] az
        [L] az
        [M] az
        [N] az
        [O] az
        [R] az
        [S] az
        [U] az
        [X] az
        [Y] az
       *[other] a
    } { $letter } képességgel legalább { $least }, legfeljebb { $most } kockát.

# Képességek.
house_of_cats-ability-separate = Macskaajtó
    .effect = E kör egyik kockájának nem kell a többihez kapcsolódnia.
house_of_cats-ability-plus_minus = Lépcsőn fel és le
    .effect = Egy számkocka értékét 1-gyel növeled vagy csökkented.
house_of_cats-ability-mouse_to_number = Egérlyuk
    .effect = Egy egérkocka helyett 2-est, 3-ast, 4-est vagy 5-öst írsz.
    .effect-any = Egy egér helyett 2-est, 3-ast, 4-est vagy 5-öst írsz, akkor is, ha nem kockából való.
house_of_cats-ability-free_three = Tartalék hármas
    .effect = Egy 3-ast írsz bármelyik üres mezőbe.
house_of_cats-ability-dice_count = Eggyel több, eggyel kevesebb
    .effect = Ebben a körben eggyel több vagy kevesebb kockát használsz fel.
house_of_cats-ability-two_five = Kettő vagy öt
    .effect = 5-ös helyett 2-est vagy 2-es helyett 5-öst írsz.
    .effect-any = 5-ös helyett 2-est vagy 2-es helyett 5-öst írsz, akkor is, ha nem kockából való.
house_of_cats-ability-number_to_animal = Cic-cic!
    .effect = Egy számkocka helyett macskát vagy egeret rajzolsz.
    .effect-any = Egy szám helyett macskát vagy egeret rajzolsz, akkor is, ha nem kockából való.
house_of_cats-ability-diagonal = Sarkon át
    .effect = Ebben a körben a kockáknál az átlós érintkezés is számít.
house_of_cats-ability-free_any = Vad ugrás
    .effect = Tetszőleges szimbólumot írsz egy üres mezőbe.
house_of_cats-ability-free_mice = Egércsalád
    .effect = Egy egeret rajzolsz egy üres mezőbe, vagy kettőt két szomszédosba.
house_of_cats-ability-move_number = Átrendezés
    .effect = Áthúzol egy szabad számot, és beírod bármelyik üres mezőbe.
house_of_cats-ability-double_up = Emeletes ágy
    .effect = Két egyforma kockát írsz egy mezőbe, amely így kettőnek számít.
