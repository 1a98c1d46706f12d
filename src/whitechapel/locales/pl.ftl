# Polski. Jeden komunikat na jedną rzecz; nazwy komunikatów są wspólne dla wszystkich języków.
# Imiona i role stoją w mianowniku, żeby nie trzeba było ich odmieniać.

## Dom

title = Whitechapel
tagline = Dwie gry w chowanego we mgle
notice = Projekt niezwiązany z wydawcą gier. Mr Jack i Mr Jack Pocket należą do niego; słowa, rysunki i kod są nasze własne.
home = Start
learn = Nauka
rules = Zasady
settings = Ustawienia
language = Język
close = Zamknij
loading = Chwileczkę…

## Gry

game-pocket = Mr Jack Pocket
game-classic = Mr Jack
game-pocket-about = Znajdź Mr Jacka wśród dziewięciu podejrzanych albo ukrywaj się przez osiem tur. 15 minut.
game-classic-about = Wytrop Jacka w świetle latarni, zanim ucieknie z Whitechapel. 30 minut.
seat-jack = { $game ->
    [pocket] Mr Jack
   *[other] Jack
}
seat-detective = { $game ->
    [pocket] Detektyw
   *[other] Detektyw
}
seat-chance = los

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
pick-second = Zamienić z którym kafelkiem?
pick-turn = W którą stronę?
cancel = Anuluj
resign = Poddaj się
resign-sure = Na pewno się poddać?
danger-sure = { $action }. Przez to możesz od razu przegrać. Na pewno?
takeback = Cofnij ruch
takeback-ask = Poproś o cofnięcie ruchu
takeback-asked = Przeciwnik prosi o cofnięcie swojej ostatniej akcji.
takeback-waiting = Czekamy na odpowiedź…
takeback-secret = SI już odpowiedziała. Coś ukrywa, więc nie cofa swojej odpowiedzi.
takeback-spent = Wykorzystano już wszystkie cofnięcia, na które pozwala partia.
takeback-too-long = Ta partia jest już zbyt długa, żeby cokolwiek cofać.
match-too-long = Ta partia jest zbyt długa: można ją już tylko poddać.
agree = Zgoda
decline = Odmów
tokens = Akcje
tokens-next = Następna tura
tokens-thrown = Zaraz zostaną rzucone
cards = Postacie
cards-next = Następna runda
used = zagrany
rotated = obrócony w tej turze
suspects = Podejrzani
cleared = Wykluczeni
innocent = Niewinni
split = Widoczni { $seen } · Ukryci { $hidden }
alibi-held = { $count ->
    [0] Mr Jack nie dobrał jeszcze karty Alibi
    [one] Mr Jack dobrał jedną kartę Alibi
    [few] Mr Jack dobrał { $count } karty Alibi
    [many] Mr Jack dobrał { $count } kart Alibi
   *[other] Mr Jack dobrał { $count } karty Alibi
}
alibi-taken = { $seat }: { $count ->
    [0] brak kart Alibi
    [one] jedna karta Alibi
    [few] { $count } karty Alibi
    [many] { $count } kart Alibi
   *[other] { $count } karty Alibi
}
cards-shown = Pokazane karty Alibi: { $cards }
witness = Karta świadka:
witness-visible = Widoczny
witness-invisible = Niewidoczny
lamp-goes-out = Latarnia { $number } zgaśnie na koniec rundy
hourglasses = { $count ->
    [0] brak klepsydr
    [one] jedna klepsydra
    [few] { $count } klepsydry
    [many] { $count } klepsydr
   *[other] { $count } klepsydry
}
peek = Przytrzymaj: twój sekret
peek-hint = Przytrzymaj przycisk albo klawisz P
secret-you-are = Twoja postać: { $name }
secret-jack-is = { $game ->
    [classic] Jack to { $name }
   *[other] Mr Jack to { $name }
}
secret-cards = Twoje karty Alibi: { $cards }
secret-no-cards = Jeszcze bez kart Alibi
log = Przebieg gry
looking-back = Oglądasz wcześniejszą chwilę
return-now = Wróć do gry
skip = Pomiń
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
line-lost = Utracono połączenie. Próbujemy ponownie…
ai-hurried = Serwer jest obciążony: SI myśli krócej
board-pocket = Dzielnica
board-classic = Whitechapel
zoom-in = Przybliż
zoom-out = Oddal
zoom-whole = Pokaż całą planszę
keys-title = Skróty klawiszowe
key-arrows = Strzałki: przechodzenie między wyborami
key-enter = Enter: wybór, potwierdzenie
key-escape = Escape: anuluj
key-letters = Litery i cyfry: wybór akcji albo postaci
key-peek = P (przytrzymaj): podgląd twojego sekretu
key-split = V: pokaż lub ukryj, kogo widać
key-log = , i .: krok wstecz i naprzód
key-help = ?: ta strona

## Dlaczego czegoś nie można wybrać

why-used = już zagrany w tej turze
why-not-turn = to nie twój ruch
why-rotated = już obrócony w tej turze
why-no-token = ten żeton nie jest dostępny
why-chance = o tym decyduje los
why-joker = tylko Mr Jack może nie ruszać nikogo
why-card = niedostępna w tej rundzie
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
why-jack-accuses = oskarżać może tylko Detektyw
why-accuse-self = nikt nie oskarża sam siebie
why-gull = Gull musi zamienić się miejscami
why-stay = tylko gdy żadne pole nie jest wolne
why-swap-self = Gull nie może zamienić się miejscami sam ze sobą
why-points-left = zostały punkty, które można wydać
why-piece = wybierz element i wolne miejsce
why-detective-leaves = tylko Jack opuszcza planszę
why-not-jack = wyjść może tylko postać, którą jest Jack
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
log-rotation = { $who } obraca kafelek { $area }: { $quarters ->
    [1] ćwierć obrotu w prawo
    [2] pół obrotu
   *[other] ćwierć obrotu w lewo
}
log-exchange = { $who } zamienia kafelki: { $area } i { $other }
log-throw = Rzut żetonami: { $tokens }
log-card = Dobrana karta: { $name }
log-card-hidden = Dobrano zakrytą kartę
log-identity = { $game ->
    [classic] Jack to { $name }
   *[other] Mr Jack to { $name }
}
log-identity-hidden = { $game ->
    [classic] Jack losuje swoją tożsamość
   *[other] Mr Jack losuje swoją tożsamość
}
log-tiles = Dzielnica jest gotowa
log-shuffle = Postacie tej rundy: { $names }
log-play = { $who } wybiera postać: { $name }
log-move = { $name } idzie na pole { $hex }
log-accuse = { $who } oskarża: to { $name }!
log-leave = Jack opuszcza Whitechapel: wyjście { $exit }
log-stay = { $name } nie ma dokąd pójść i zostaje
log-swap = { $name } i { $other } zamieniają się miejscami
log-face = Latarka Watsona wskazuje: { $facing }
log-lamp = Latarnia z pola { $from } trafia na pole { $to }
log-cordon = Kordon przeniesiony: wyjście { $from } otwarte, wyjście { $to } zamknięte
log-cover = Pokrywa z pola { $from } trafia na pole { $to }
log-whistle = Goodley gwiżdże: { $name } podchodzi na pole { $hex }
log-whistle-nobody = Goodley gwiżdże, ale nikt nie może podejść
log-appeal = Podejrzani w polu widzenia: { $names }
log-appeal-nobody = Nie widać żadnego podejrzanego
log-seen = Świadkowie: Mr Jack jest widoczny
log-unseen = Świadkowie: Mr Jack nie jest widoczny
log-visible = Świadkowie: Jack jest widoczny
log-invisible = Świadkowie: Jack jest niewidoczny
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
log-hint = { $who } korzysta z podpowiedzi
log-borrowed = Stąd wznowiono grę
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
reason-both-goals-seen = Mr Jack ma sześć klepsydr, ale przy ostatnim wezwaniu świadków był widoczny. To { $name }.
reason-both-goals-unseen = Został jeden podejrzany, ale Mr Jack pozostał w ukryciu i ma sześć klepsydr.
reason-six-hourglasses = Mr Jack ma sześć klepsydr.
reason-eight-turns = Minęło osiem tur, a Mr Jack nie został zdemaskowany.
reason-chase-lost = Koniec pościgu: Mr Jack był widoczny. To { $name }.
reason-chase-survived = Mr Jack pozostał w ukryciu do końca pościgu.
reason-right-accusation = Oskarżenie było słuszne: Jack to { $name }.
reason-wrong-accusation = Oskarżenie było błędne.
reason-escape = Jack uciekł z Whitechapel.
reason-round-8-over = Minęło osiem rund, a Jack nie został schwytany.
reason-resignation = { $who } poddaje grę.
jack-was = { $game ->
    [classic] Jack to { $name }
   *[other] Mr Jack to { $name }
}
jack-cards-were = Jego karty Alibi: { $cards }
detective-cards-were = Karty Alibi Detektywa: { $cards }
rematch = Rewanż z zamianą stron
replay = Powtórka
download = Pobierz zapis gry
verify = Sprawdź rozdanie
verify-good = Uczciwie: każda karta, każdy rzut i każde tasowanie zgadzają się z rozdaniem zapieczętowanym przed grą.
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

lens = Punkt widzenia
lens-detective = Co wiedział { $seat }
lens-jack = { $game ->
    [classic] Co wiedział Jack
   *[other] Co wiedział Mr Jack
}
lens-complete = Wszystko
step-first = Początek
step-back = Wstecz
step-on = Dalej
step-last = Koniec
step-number = { $number } z { $count }
link-copied = Link do tej powtórki został skopiowany
play-on = Graj dalej od tego miejsca
play-on-known = { $game ->
    [classic] Wiesz, kim był Jack. SI wie tylko to, co wiedziała jej strona.
   *[other] Wiesz, kim był Mr Jack. SI wie tylko to, co wiedziała jej strona.
}
play-on-over = Tu gra się kończy: cofnij się, żeby grać dalej.

## Ustawienia

theme = Motyw
theme-dark = Noc
theme-light = Dzień
theme-contrast = Wysoki kontrast
colours = Kolory postaci
colours-usual = Zwykłe
colours-safe = Bezpieczne dla daltonistów
speed = Animacje
speed-slow = Wolne
speed-normal = Normalne
speed-fast = Szybkie
speed-off = Brak
auto-confirm = Nie pytaj o potwierdzenie
sound = Dźwięk
show-split = Pokazuj, kogo byłoby widać

## Kłopoty

problem-unknown-page = Takiej strony tu nie ma. Może brakuje części adresu.
problem-unknown-match = Takiej gry tu nie ma. Może rozegrano ją na innym serwerze.
problem-seat-taken = To miejsce jest już zajęte.
problem-own-seat = To twoje własne zaproszenie: wyślij link znajomemu.
problem-stale = Gra poszła dalej. Spójrz jeszcze raz.
problem-illegal = Teraz nie wolno tego zrobić.
problem-not-your-turn = To nie twój ruch.
problem-over = Gra jest skończona.
problem-no-takeback = Teraz nie można niczego cofnąć.
problem-too-many = Zbyt wiele żądań. Zaczekaj chwilę.
problem-wrong-token = To nie twoje miejsce.
problem-old-rules = Tę grę rozegrano według starszych zasad.
problem-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
problem-other-commitment = Serwer pokazuje inne rozdanie niż wcześniej. Dalsza gra nie byłaby uczciwa.
problem-other = Nie udało się. Spróbuj ponownie.
problem-offline = Nie można połączyć się z serwerem.

## Postacie i pionki

name-bert = Jeremy Bert
name-goodley = Sierż. Goodley
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
