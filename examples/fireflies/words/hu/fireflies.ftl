# Fireflies.

fireflies-name = Szentjánosbogarak
fireflies-credit = Egy apró saját játék; azt mutatja meg, hogyan kerül ide egy új játék.
fireflies-tagline = A legfényesebb lámpás, amely egyedül világít
fireflies-duration = 5 perc
fireflies-difficulty = Könnyű
fireflies-kind = Blöff lámpásokkal
fireflies-about =
    Hat éjszaka a réten: jönnek a szentjánosbogarak, mindenki titokban letesz egy lámpást, és a szél is. A legfényesebb lámpás, amelyet
    senki más nem tett le, mindent begyűjt, ami világít. Minden lámpás egyszer ég.
fireflies-reconstructed = Semmi: a játék a sajátunk.

# Steps.
fireflies-step-dusk = Szentjánosbogarak jönnek a rétre.
    .name = jönnek a szentjánosbogarak
fireflies-step-lay = Tedd le titokban az egyik lámpásodat.
    .name = lámpást tesz le
fireflies-step-wind = A szél letesz egy lámpást.
    .name = a szél letesz egy lámpást
fireflies-step-over = A játéknak vége.
    .name = a játéknak vége

# Settings and the score.
fireflies-setting-players = Játékosok
    .help = Egyedül a szél ellen játszol.
fireflies-line-caught = Szentjánosbogarak

# Decisions and chance.
fireflies-lay = Tedd le ezt a lámpást: { $lantern }
    .done = letette ezt a lámpást: { $lantern }
fireflies-secret = titokban letett egy lámpást
fireflies-come = { $count } szentjánosbogár jön a rétre.
fireflies-wind = A szél lámpása: { $lantern }.

# The picture.
fireflies-meadow = { $count ->
    [0] Sötét a rét
   *[other] { $count } szentjánosbogár a réten
}
fireflies-jar = { $count } szentjánosbogár
fireflies-hand = A lámpásaid
fireflies-the-wind = a szél
fireflies-night-caught = { $name } gyűjtötte be az előző éjszaka bogarait.
fireflies-night-nobody = Az előző éjszaka senki sem gyűjtött be semmit.
