# Polski. Jeden komunikat na jedną rzecz; nazwy komunikatów są wspólne dla wszystkich języków.
# Imiona i role stoją w mianowniku, żeby nie trzeba było ich odmieniać.

## Dom

title = Whitechapel
tagline = Dwie gry w chowanego we mgle
notice = Projekt niezwiązany z wydawcą gier. Mr Jack i Mr Jack Pocket należą do niego; słowa, rysunki i kod są nasze własne.
home = Start
rules = Zasady
settings = Ustawienia
language = Język
close = Zamknij
loading = Chwileczkę…

## Gry

game-pocket = Mr Jack Pocket
game-classic = Mr Jack
game-pocket-about = Dziewięć sekcji, cztery akcje w turze, osiem tur. Kwadrans.
game-classic-about = Ulice Whitechapel w świetle latarni gazowych. Pół godziny.
seat-jack = { $game ->
    [pocket] Mr Jack
    [classic] Mr Jack
   *[other] Jack
}
seat-detective = { $game ->
    [pocket] Detektyw
   *[other] Detektyw
}
seat-chance = los
sign-jack = J
sign-detective = { $game ->
    [pocket] D
   *[other] D
}

## Start

play-jack = Graj jako Mr Jack
play-detective = { $game ->
    [pocket] Graj jako Detektyw
   *[other] Graj jako Detektyw
}
play-any = Losowa strona
play-friend = Zagraj ze znajomym
play-hotseat = Dwie osoby, jeden ekran
watch = Oglądaj dwie SI
my-games = Moje gry
my-games-none = Nie ma jeszcze żadnej gry. Wystarczy jedno kliknięcie powyżej.
options = Opcje
level = Siła SI
level-name = Poziom { $level }
opponent = Przeciwnik
opponent-ai = SI
opponent-bots = Boty tego serwera
against-level = przeciwnik: SI, poziom { $level }
against-bot = przeciwnik: { $name }
option-edition = Plansza
option-edition-revised_2016 = Poprawiona, 2016
option-edition-first_2006 = Pierwsza, 2006
option-lit_gaslight_blocks_lantern = Zapalone latarnie gazowe zatrzymują światło Watsona
your-turn-mark = twój ruch
waiting-mark = czeka
over-mark = koniec
game-against = grasz jako { $seat }
friend-seat = Którą stronę wybierasz?
friend-link = Wyślij ten link znajomemu. Działa tylko raz.
friend-qr = Link jako kod QR
copy = Kopiuj link
copied = Skopiowano
share = Udostępnij
waiting-for-friend = Czekamy na znajomego…
join-title = Masz zaproszenie
join-text = Ktoś trzyma dla ciebie miejsce w grze { $game }.
join = Zajmij miejsce

## Stół

turn = { $turns ->
    [0] Tura { $turn }
   *[other] Tura { $turn } z { $turns }
}
round = { $turns ->
    [0] Runda { $turn }
   *[other] Runda { $turn } z { $turns }
}
your-turn = Twój ruch
turn-of = { $seat } myśli…
looking-on = Oglądasz tę grę
game-over = Koniec gry
show-ending = Zobacz wynik
the-chase = Trwa pościg
action-number = akcja { $number } z 4
play-number = postać { $number } z 4
confirm = Potwierdź
pick-token = Wybierz akcję
pick-card = Wybierz postać
pick-target = Wybierz miejsce
pick-second = A z którą?
pick-turn = W którą stronę?
cancel = Anuluj
resign = Poddaj się
resign-sure = Na pewno się poddać?
danger-sure = { $action }. Przez to możesz od razu przegrać. Na pewno?
takeback = Cofnij ruch
takeback-ask = Poproś o cofnięcie
takeback-asked = Przeciwnik prosi o cofnięcie swojej ostatniej akcji.
takeback-waiting = Prośba wysłana. Czekamy na odpowiedź…
takeback-secret = SI już odpowiedziała. Coś ukrywa, więc nie cofa swojej odpowiedzi.
takeback-spent = Cofnięto już tyle ruchów, na ile pozwala jedna partia.
takeback-too-long = Ta partia jest już zbyt długa, żeby cokolwiek cofać.
match-too-long = Ta partia jest zbyt długa: można ją już tylko poddać.
agree = Zgoda
decline = Odmów
tokens = Akcje
tokens-next = Następna tura
tokens-thrown = Czekają na rzut
cards = Postacie
cards-next = Następna runda
used = zagrane
rotated = obrócona w tej turze
suspects = Podejrzani
cleared = Oczyszczeni
innocent = Niewinni
split = Widoczni { $seen } · Ukryci { $hidden }
alibi-held = { $count ->
    [0] Mr Jack nie ma kart Alibi
    [one] Mr Jack ma jedną kartę Alibi
    [few] Mr Jack ma { $count } karty Alibi
    [many] Mr Jack ma { $count } kart Alibi
   *[other] Mr Jack ma { $count } karty Alibi
}
alibi-taken = { $seat }: { $count ->
    [0] brak kart Alibi
    [one] jedna karta Alibi
    [few] { $count } karty Alibi
    [many] { $count } kart Alibi
   *[other] { $count } karty Alibi
}
cards-shown = Pokazane karty Alibi: { $cards }
witness = Świadkowie:
witness-visible = Widoczny
witness-invisible = Niewidoczny
lamp-goes-out = Latarnia { $number } zaraz zgaśnie
hourglasses = { $count ->
    [0] brak klepsydr
    [one] jedna klepsydra
    [few] { $count } klepsydry
    [many] { $count } klepsydr
   *[other] { $count } klepsydry
}
peek = Przytrzymaj, aby zobaczyć
peek-hint = Przytrzymaj przycisk albo klawisz P
secret-you-are = Twoja postać: { $name }
secret-jack-is = Mr Jack to { $name }
secret-cards = Twoje karty: { $cards }
secret-no-cards = Brak kart
log = Przebieg gry
looking-back = Oglądasz wcześniejszą chwilę
return-now = Wróć do teraz
skip = Pomiń
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
line-lost = Utracono połączenie. Próbujemy ponownie…
ai-hurried = Duży ruch: SI się spieszy
board-pocket = Dzielnica
board-classic = Whitechapel
zoom-in = Przybliż
zoom-out = Oddal
zoom-whole = Pokaż całą planszę
keys-title = Wszystko z klawiatury
key-arrows = Strzałki: przechodzenie między możliwymi wyborami
key-enter = Enter: wybór, potwierdzenie
key-escape = Escape: krok wstecz
key-letters = Litery i cyfry: wybór akcji albo postaci
key-peek = P (przytrzymaj): podgląd twojego sekretu
key-split = V: pokaż lub ukryj, kogo widać
key-log = [ i ]: krok po kroku wstecz i naprzód
key-help = ?: ta strona

## Dlaczego czegoś nie można wybrać

why-used = już zagrany w tej turze
why-not-turn = to nie twój ruch
why-rotated = już obrócona w tej turze
why-no-token = ten żeton nie jest dostępny
why-chance = o tym decyduje los
why-joker = tylko Mr Jack może nie ruszać nikogo
why-card = tej karty nie ma wśród pozostałych w tej rundzie
why-choose-first = najpierw wybierz postać
why-in-play = najpierw dokończ: { $name }
why-face-first = najpierw obróć latarkę Watsona
why-watson-stays = Watson nie został poruszony
why-ability = { $name } nie ma tej zdolności
why-whistle-first = gwizdek ma jeszcze punkty do wydania
why-ability-twice = zdolność została już użyta
why-move-twice = ta postać już się ruszyła
why-same-hex = ruch musi skończyć się gdzie indziej
why-occupied = to pole jest zajęte
why-reach = poza zasięgiem
why-jack-accuses = oskarża tylko Detektyw
why-accuse-self = nikt nie oskarża sam siebie
why-gull = Gull musi zamienić się miejscami
why-stay = tylko gdy żadne pole nie jest wolne
why-swap-self = Gull nie może zamienić się sam ze sobą
why-points-left = zostały punkty, które można wydać
why-piece = wybierz element i wolne miejsce
why-detective-leaves = tylko Mr Jack opuszcza planszę
why-not-jack = wyjść może tylko postać, którą jest Mr Jack
why-witness = karta świadka musi pokazywać: niewidoczny
why-cordon = kordon zamyka to wyjście
why-call-goodley = Goodley nie wzywa sam siebie
why-call-twice = ta postać była już wezwana
why-not-nearer = trzeba skończyć bliżej Goodleya
why-cost = to kosztuje { $cost }, a do wydania jest { $points }
why-stranded = zostałyby punkty, których nie da się wydać

## Akcje słowami

token-alibi = Alibi
token-holmes = Holmes
token-watson = Watson
token-toby = Toby
token-rotation = Obrót
token-exchange = Zamiana
token-joker = Joker
verb-move = Idź
verb-accuse = Oskarż
verb-leave = Opuść planszę
verb-stay = Zostań
verb-swap = Zamień się miejscami
verb-face = Obróć latarkę
verb-lamp = Przenieś latarnię
verb-cordon = Przenieś kordon
verb-cover = Przenieś pokrywę włazu
verb-whistle = Gwizdnij
target-steps = { $detective }: { $steps ->
    [one] jedno pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
} zgodnie z ruchem wskazówek zegara
target-joker = { $detective }: jedno pole zgodnie z ruchem wskazówek zegara
target-joker-nobody = Nie ruszaj nikogo
target-area = { $area }: { $name }
target-turn-1 = Ćwierć obrotu w prawo
target-turn-2 = Pół obrotu
target-turn-3 = Ćwierć obrotu w lewo
target-hex = { $hex }
target-person = { $name }, pole { $hex }
target-exit = Wyjście { $exit }
target-facing = Na { $facing }
target-nobody = Nikogo nie można wezwać
target-notation = { $action }
area-0 = u góry po lewej
area-1 = u góry pośrodku
area-2 = u góry po prawej
area-3 = w środku po lewej
area-4 = w samym środku
area-5 = w środku po prawej
area-6 = u dołu po lewej
area-7 = u dołu pośrodku
area-8 = u dołu po prawej
facing-N = północ
facing-NE = północny wschód
facing-SE = południowy wschód
facing-S = południe
facing-SW = południowy zachód
facing-NW = północny zachód
exit-NW = północno-zachodnie
exit-NE = północno-wschodnie
exit-SW = południowo-zachodnie
exit-SE = południowo-wschodnie

## Przebieg gry

log-alibi = { $who } dobiera kartę Alibi
log-holmes = { $who } przesuwa Holmesa o { $steps ->
    [one] jedno pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
}
log-watson = { $who } przesuwa Watsona o { $steps ->
    [one] jedno pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
}
log-toby = { $who } przesuwa Toby’ego o { $steps ->
    [one] jedno pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
}
log-joker = { $who } zagrywa jokera: { $detective } idzie o jedno pole
log-joker-nobody = { $who } zagrywa jokera i nie rusza nikogo
log-rotation = { $who } obraca sekcję { $area }: { $quarters ->
    [1] ćwierć obrotu w prawo
    [2] pół obrotu
   *[other] ćwierć obrotu w lewo
}
log-exchange = { $who } zamienia sekcje: { $area } i { $other }
log-throw = Rzut żetonami: { $tokens }
log-card = Dobrana karta: { $name }
log-card-hidden = Dobrano zakrytą kartę
log-identity = Mr Jack to { $name }
log-identity-hidden = Mr Jack losuje swoją tożsamość
log-tiles = Dzielnica jest gotowa
log-shuffle = Postacie tej rundy: { $names }
log-play = { $who } wybiera postać: { $name }
log-move = { $name } idzie na pole { $hex }
log-accuse = { $who } oskarża: to { $name }!
log-leave = Mr Jack opuszcza Whitechapel: wyjście { $exit }
log-stay = { $name } nie ma dokąd pójść i zostaje
log-swap = { $name } i { $other } zamieniają się miejscami
log-face = Latarka Watsona świeci na { $facing }
log-lamp = Latarnia z pola { $from } trafia na pole { $to }
log-cordon = Kordon przeniesiony: wyjście { $from } otwarte, wyjście { $to } zamknięte
log-cover = Pokrywa z pola { $from } trafia na pole { $to }
log-whistle = Goodley gwiżdże: { $name } podchodzi na pole { $hex }
log-whistle-nobody = Goodley gwiżdże, ale nikt nie może podejść
log-appeal = Podejrzani w polu widzenia: { $names }
log-appeal-nobody = Nie widać żadnego podejrzanego
log-seen = Widzenie: Mr Jack jest widoczny
log-unseen = Widzenie: Mr Jack nie jest widoczny
log-visible = Świadkowie: Mr Jack jest widoczny
log-invisible = Świadkowie: Mr Jack jest niewidoczny
log-cleared = Wykluczona postać: { $name }
log-token = { $who } bierze żeton Czasu z tury { $turn }
log-lamp-out = Latarnia { $number } na polu { $hex } gaśnie
log-chase = Zaczyna się pościg: jeden podejrzany, sześć klepsydr
log-notation = { $who }: { $action }
log-announced = { $text }
log-joined = { $who } zajmuje miejsce
log-resigned = { $who } poddaje grę
log-failed-crashed = Bot uległ awarii
log-failed-no-answer = Bot nie odpowiedział
log-failed-too-late = Bot myślał zbyt długo
log-failed-nonsense = Odpowiedź bota nie miała sensu
log-failed-wrong-protocol = Bot używa innej wersji protokołu
log-failed-illegal-action = Bot wybrał niedozwoloną akcję
log-takeback-offered = { $who } prosi o cofnięcie akcji
log-takeback-declined = Cofnięcie odrzucone
log-taken-back = Akcja została cofnięta
log-rematch = Zaproponowano rewanż
log-borrowed = Tu podjęto grę na nowo
log-suspects-left = { $count ->
    [one] Został jeden podejrzany
    [few] Zostało { $count } podejrzanych
    [many] Zostało { $count } podejrzanych
   *[other] Zostało { $count } podejrzanych
}

## Koniec

you-win = Wygrywasz
you-lose = Przegrywasz
wins = { $who } wygrywa
reason-one-suspect = Został tylko jeden podejrzany: { $name }.
reason-both-goals-seen = Sześć klepsydr, ale w ostatnim widzeniu Mr Jack był widoczny. To { $name }.
reason-both-goals-unseen = Ostatni podejrzany pozostał w cieniu, z sześcioma klepsydrami.
reason-six-hourglasses = Mr Jack ma sześć klepsydr.
reason-eight-turns = Minęło osiem tur, a Mr Jack nie został zdemaskowany.
reason-chase-lost = Koniec pościgu: Mr Jack był widoczny. To { $name }.
reason-chase-survived = Mr Jack pozostał w ukryciu do końca pościgu.
reason-right-accusation = Oskarżenie było słuszne: Mr Jack to { $name }.
reason-wrong-accusation = Oskarżenie było błędne.
reason-escape = Mr Jack uciekł z Whitechapel.
reason-round-8-over = Minęło osiem rund, a Mr Jack nie został schwytany.
reason-resignation = { $who } poddaje grę.
jack-was = Mr Jack to { $name }
jack-cards-were = Jego karty Alibi: { $cards }
detective-cards-were = Karty Alibi Detektywa: { $cards }
rematch = Rewanż z zamianą stron
replay = Powtórka
download = Pobierz zapis gry
verify = Sprawdź rozdanie
verify-good = Każda karta, każdy rzut i każde tasowanie wynikają ze zobowiązania złożonego przed grą.
verify-bad-deal = Ten zapis nie ujawnia rozdania do sprawdzenia.
verify-bad-commitment = Ujawniony sekret nie jest tym, do którego się zobowiązano przed grą.
verify-bad-event = Zdarzenie losowe nr { $number } nie wynika z rozdania.
verify-bad-words = Słów dodanych stąd nie ma w rozdaniu.
verify-words = Losowe słowa dodane stąd są jego częścią.
verify-count = { $count ->
    [one] Sprawdzono jedno losowanie.
    [few] Sprawdzono { $count } losowania.
    [many] Sprawdzono { $count } losowań.
   *[other] Sprawdzono { $count } losowania.
}
verify-borrowed = { $count ->
    [one] Jeszcze jedno losowanie pochodzi z gry, którą ta kontynuuje.
    [few] Jeszcze { $count } losowania pochodzą z gry, którą ta kontynuuje.
    [many] Jeszcze { $count } losowań pochodzi z gry, którą ta kontynuuje.
   *[other] Jeszcze { $count } losowania pochodzi z gry, którą ta kontynuuje.
}
new-game = Nowa gra

## Powtórka

lens = Czyimi oczami?
lens-detective = Co wiedział { $seat }
lens-jack = Co wiedział Mr Jack
lens-complete = Wszystko
step-first = Początek
step-back = Wstecz
step-on = Dalej
step-last = Koniec
step-number = { $number } z { $count }
link-copied = Link do tej powtórki został skopiowany
play-on = Graj dalej od tego miejsca
play-on-known = Wiesz, kim był Mr Jack. SI wie tylko to, co wiedziała jej strona.
play-on-over = Tu gra się kończy: cofnij się, żeby grać dalej.

## Ustawienia

theme = Motyw
theme-dark = Noc
theme-light = Dzień
theme-contrast = Wysoki kontrast
speed = Animacje
speed-slow = Wolne
speed-normal = Normalne
speed-fast = Szybkie
speed-off = Brak
auto-confirm = Graj bez potwierdzania
sound = Dźwięk
show-split = Pokazuj, kogo byłoby widać

## Kłopoty

problem-unknown-page = Takiej strony tu nie ma. Może brakuje części adresu.
problem-unknown-match = Takiej gry tu nie ma. Może rozegrano ją na innym serwerze.
problem-seat-taken = To miejsce jest już zajęte.
problem-own-seat = To twoje własne zaproszenie: wyślij link znajomemu.
problem-stale = W międzyczasie coś się zmieniło. Spójrz jeszcze raz.
problem-illegal = Teraz nie wolno tego zrobić.
problem-not-your-turn = To nie twój ruch.
problem-over = Gra jest skończona.
problem-no-takeback = Teraz nie można niczego cofnąć.
problem-too-many = Za dużo naraz. Poczekaj chwilę.
problem-wrong-token = To nie twoje miejsce.
problem-old-rules = Tę grę rozegrano według starszych zasad.
problem-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
problem-other-commitment = Serwer pokazuje inne rozdanie niż wcześniej. Dalsza gra nie byłaby uczciwa.
problem-other = Nie udało się. Spróbuj ponownie.
problem-offline = Nie można połączyć się z serwerem.

## Postacie i pionki

name-bert = Jeremy Bert
name-goodley = Sgt Goodley
name-gull = Sir William Gull
name-lane = Joseph Lane
name-lestrade = Insp. Lestrade
name-madame = Madame
name-pizer = John Pizer
name-smith = John Smith
name-stealthy = Miss Stealthy
name-holmes = Sherlock Holmes
name-watson = Dr Watson
name-toby = pies Toby

## Terminal

terminal-keys = ? klawisze · P sekret · U cofnij · [ ] wstecz · V widoczni · Q wyjdź
terminal-server-keys = ? pomoc · P sekret · U cofnij · G poddaj · [ ] wstecz · V widoczni · Q wyjdź
terminal-replay-keys = ←→ krok · Home/End · 1 2 3 czyimi oczami · V widoczni · Q wyjdź
terminal-enter = Enter
terminal-escape = Esc
terminal-key-does = { $key }: { $what }
terminal-confirm-asked = Potwierdzasz?
terminal-looking-back = Oglądasz wcześniejszą chwilę ({ $way })
terminal-small = To okno ma kolumn: { $columns }, wierszy: { $rows }. Stół potrzebuje { $wide } na { $high }: prosimy je powiększyć.
terminal-key-peek = P: na chwilę pokaż swój sekret (przytrzymaj, aby patrzeć dłużej)
terminal-key-takeback = U: cofnij swoją ostatnią akcję, jeśli niczego nie ujawniono
terminal-key-give-up = G: na serwerze, poddaj grę
terminal-key-leave = Q: odejdź od stołu; gra zostaje zapisana
terminal-game = Gra
terminal-side = Strona
terminal-quit = Zakończ
terminal-continue = Graj dalej: { $game }, { $side }
terminal-borrowed = Zapożyczone z gry { $match }: pierwsze zdarzenia, razem { $count }.
terminal-committed = Rozdanie jest już ustalone; jego odcisk to { $commitment }.
terminal-seats = Twoja rola: { $who }. Wpisz ? w dowolnej chwili, aby zobaczyć pomoc.
terminal-seats-both = Dwie osoby przy jednym ekranie: sekret pozostaje ukryty, dopóki jego właściciel nie wpisze secret. Wpisz ?, aby zobaczyć pomoc.
terminal-to-act = Ruch: { $who }. Co można zrobić:
terminal-numbered = Wpisz akcję albo jej numer.
terminal-grouped = Wpisz akcję, na przykład { $example }. Wpisz list, aby zobaczyć wszystkie ({ $count }) z numerami.
terminal-help-now = Teraz można:
terminal-help-commands =
    Oprócz akcji można wpisać
      list: wszystkie akcje z numerami
      board: jeszcze raz stół
      secret: to, co wiesz tylko ty
      undo: cofnij swoją ostatnią akcję, jeśli niczego nie ujawniono
      help: ta pomoc
      quit: wyjdź; gra zostaje zapisana
terminal-help-pocket = Sekcje mają numery 0 1 2 / 3 4 5 / 6 7 8, rząd po rzędzie. Gwiazdka oznacza, kogo widać, a nawias, kto jest oczyszczony.
terminal-help-classic = Pole to litera i liczba. Zagranie postaci składa się z kroków: postać, ruch i zdolność.
terminal-secret-hide = Naciśnij Enter, aby to ukryć.
terminal-nothing = Nic nie wpisano: wpisz akcję albo jej numer, albo ?, aby zobaczyć pomoc.
terminal-no-number = { $given } nie jest numerem akcji: jest ich { $count }. Wpisz list, aby je zobaczyć.
terminal-not-now = „{ $action }” nie jest teraz możliwe.
terminal-not-allowed = „{ $action }” nie jest teraz możliwe: { $why }.
terminal-unreadable = „{ $given }” nie jest akcją. Wpisz list, aby zobaczyć, co można zrobić, albo ?, aby zobaczyć pomoc.
terminal-left = Opuszczasz grę przed jej końcem.
terminal-saved = Gra jest zapisana w { $place }. Aby grać dalej: whitechapel play --continue { $place }
terminal-server-left = Twoje miejsce czeka. Aby wrócić: whitechapel play --link { $link }
terminal-unsent = Twój wybór jest zapisany i zostanie wysłany, gdy wróci połączenie.
terminal-not-saved = Gry nie udało się zapisać w { $place } ({ $why }). Oto jej zapis:
terminal-do-alibi = dobierz kartę Alibi
terminal-do-holmes = przesuń Holmesa o tyle pól zgodnie z ruchem wskazówek zegara
terminal-do-watson = przesuń Watsona o tyle pól zgodnie z ruchem wskazówek zegara
terminal-do-toby = przesuń Toby’ego o tyle pól zgodnie z ruchem wskazówek zegara
terminal-do-joker = przesuń detektywa o jedno pole (Mr Jack: albo nikogo)
terminal-do-rotation = obróć sekcję w prawo o tyle ćwierci
terminal-do-exchange = zamień miejscami dwie sekcje
terminal-do-play = weź kartę postaci z tej rundy
terminal-do-move = rusz zagraną postacią
terminal-do-accuse = oskarż postać; słusznie czy nie, to koniec gry
terminal-do-leave = opuść planszę (może tylko postać, którą jest Mr Jack)
terminal-do-stay = zostań, bo nie ma wolnego pola
terminal-do-swap = niech Gull zamieni się miejscem zamiast iść
terminal-do-face = obróć latarkę Watsona
terminal-do-lamp = przenieś zapaloną latarnię
terminal-do-cordon = przenieś kordon policji
terminal-do-cover = przenieś pokrywę włazu
terminal-do-whistle = przywołaj postać bliżej Goodleya

# Podpowiedzi
hint-reason = Prawdopodobieństwo wygranej: około { $percent } %, przy drugim najlepszym wyborze { $second } %. Podejrzani, gdy świadkowie odpowiedzą: widoczni około { $seen }, niewidoczni { $hidden }.
hint-only = Prawdopodobieństwo wygranej: około { $percent } %. Podejrzani, gdy świadkowie odpowiedzą: widoczni około { $seen }, niewidoczni { $hidden }.
hint-unexplained = Tak zagrałby gracz na tym poziomie.

## Looking after a server (whitechapel admin)

terminal-admin = opieka nad partiami serwera: kopie zapasowe, odtwarzanie, usuwanie, liczenie i sprawdzanie
terminal-admin-examples = przykłady
terminal-admin-backup = zapisuje wszystkie partie do nowego pliku, czy serwer działa, czy nie
terminal-admin-restore = wypełnia pustą bazę z takiego pliku; serwer musi być zatrzymany
terminal-admin-expire = usuwa partie, w które nikt od dawna nie grał
terminal-admin-delete-match = usuwa jedną partię ze wszystkim, co do niej należy
terminal-admin-delete-person = usuwa to, co należy do osoby znanej z żetonu miejsca
terminal-admin-stats = liczy to, co jest zapisane
terminal-admin-check = odtwarza każdą partię i wyprowadza na nowo każdą kartę z jej rozdania
terminal-admin-downgrade = cofa tabele do wcześniejszego schematu; serwer musi być zatrzymany
terminal-admin-arg-file = plik kopii zapasowej
terminal-admin-arg-database = baza danych (domyślnie: baza serwera ze środowiska, a jeśli jej brak, twój plik)
terminal-admin-arg-days = dni od ostatniego wpisu
terminal-admin-arg-unplayed-days = to samo dla partii, w których nikt nigdy nic nie zrobił
terminal-admin-arg-dry-run = tylko podaje, ile ich jest
terminal-admin-arg-json = wynik jako JSON, dla maszyn
terminal-admin-arg-match = identyfikator partii, jak w jej adresie
terminal-admin-arg-token-file = plik z żetonem (domyślnie: standardowe wejście)
terminal-admin-arg-schema = schemat, na przykład 0004
terminal-admin-arg-lang = język (domyślnie: z twojego środowiska)
terminal-admin-token = Żeton miejsca
terminal-admin-backed-up = { $file }: partie { $matches }, wpisy { $entries }
terminal-admin-restored = Odtworzono z { $file }: partie { $matches }, wpisy { $entries }
terminal-admin-expired = Usunięte partie: { $matches }
terminal-admin-would-expire = Partie, które zostałyby usunięte: { $matches }
terminal-admin-match-deleted = Partia została usunięta.
terminal-admin-no-match = Nie ma takiej partii.
terminal-admin-forgotten = Usunięte partie: { $deleted }. Partie wspólne z kimś innym, zachowane bez tego, co było tej osoby: { $kept }
terminal-admin-nobody = Ten żeton nie zajmuje tu żadnego miejsca.
terminal-admin-downgraded = Tabele mają teraz schemat { $schema }.
terminal-admin-progress = { $done } z { $total }, jeszcze { $seconds } s
terminal-admin-sound = Sprawdzone partie: { $matches }. Wszystko jest w porządku.
terminal-admin-fault = { $match }: { $what }
terminal-admin-faulty = Sprawdzone partie: { $matches }. Partie z błędami: { $faults }
terminal-admin-unchecked-rules = Nierozegrane ponownie, bo mają starsze zasady: { $matches }
terminal-admin-unchecked-forgotten = Rozegrane ponownie bez kart, bo ktoś w nich został zapomniany: { $matches }
terminal-admin-unchecked-commitment = Bez zapisanego zobowiązania do porównania: { $matches }
terminal-admin-stat-matches = partie
terminal-admin-stat-waiting = czekają na kogoś
terminal-admin-stat-playing = w toku
terminal-admin-stat-over = zakończone
terminal-admin-stat-entries = wpisy w ich dziennikach
terminal-admin-stat-people = miejsca ludzi
terminal-admin-stat-bots = miejsca botów
terminal-admin-stat-ais = miejsca SI
terminal-admin-stat-size = bajty
terminal-admin-stat-oldest = najstarsza
terminal-admin-stat-newest = najnowsza
