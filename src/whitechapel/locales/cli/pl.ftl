# Polski.

## Program

cli-program = Mr Jack Pocket i Mr Jack: gra, powtórki, sprawdzanie, pomiary
cli-commands = polecenia:
cli-examples = przykłady:
cli-example-play = gra w tym terminalu: wybierz grę i stronę
cli-example-replay = powtórka zapisanej gry
cli-example-help = co przyjmuje polecenie, z przykładami
cli-play = gra w tym terminalu
cli-learn = naucz się gry w kilka minut, grając
cli-replay = pokazuje zapisaną grę tak, jak widziało ją jedno miejsce, albo całą
cli-narrate = opowiada zapisaną grę słowami, po angielsku, francusku, włosku lub polsku
cli-film = zrobić animowany obrazek z zapisanej gry
cli-rules = wypisuje zasady gry
cli-verify = sprawdza, czy zapisana gra przebiegła zgodnie z zasadami i z przyrzeczonym rozdaniem
cli-conformance = porównuje zasady z odpowiedziami w plikach z przypadkami
cli-perft = liczy ciągi akcji od danej pozycji
cli-arena = każe graczom spotkać się w rozdaniach granych parami, żeby zobaczyć, kto jest silniejszy
cli-export = zapisuje partie jako tabelę do uczenia, wiersz na decyzję
cli-hint = pokazuje najlepsze akcje dla miejsca na ruchu, z tego, co ono wie
cli-serve = prowadzi partie dla ludzi, botów i SI

## Co przyjmuje kilka poleceń

cli-arg-lang = język (domyślnie: z twojego środowiska)
cli-arg-record = zapis gry, tekst lub JSON, pełny albo jednego miejsca
cli-arg-seat = tylko to, co widział jack, detective lub spectator (domyślnie: wszystko, co jest w zapisie)
cli-arg-option = opcja zasad (można podać kilka razy)
cli-arg-plain = wiersze tekstu zamiast rysowanego stołu
cli-arg-ascii = rysunek w ASCII zamiast Unicode
cli-arg-limit-ms = ile milisekund gracz może myśleć nad decyzją
cli-arg-nodes = ile węzłów (lub iteracji) gracz może przeszukać przed decyzją
cli-arg-json = wypisuje wynik jako JSON

## Słowa samego argparse; to, co stoi po znaku procentu, wypełnia on sam

cli-argparse-usage = użycie:
cli-argparse-arguments = argumenty:
cli-argparse-options = opcje:
cli-argparse-help = pokazuje tę pomoc i kończy
cli-version = pokazuje wersję programu i kończy
cli-argparse-about = argument %(argument_name)s: %(message)s
cli-argparse-required = brakujące argumenty: %s
cli-argparse-unknown = nieznane argumenty: %s
cli-argparse-choice = niemożliwy wybór: %(value)r (do wyboru: %(choices)s)
cli-argparse-value = %(value)r to nie wartość, której można tu użyć
cli-argparse-one = potrzebna jest wartość
cli-argparse-at-most-one = potrzebna jest najwyżej jedna wartość
cli-argparse-at-least-one = potrzebna jest co najmniej jedna wartość
cli-argparse-not-with = niedozwolone razem z argumentem %s
cli-argparse-no-value = nie przyjmuje wartości, a podano %r

## Błędy, w jednym wierszu

cli-error-arguments = { $why } (pomoc: „{ $program } --help”)
cli-error-refused = odrzucono: { $why }
cli-error-no-lessons = gra { $game } nie ma lekcji
cli-error-file = „{ $file }”: { $why }
cli-error-in-file = w „{ $file }”: { $why }
cli-error-no-text = „{ $file }” nie jest plikiem tekstowym ({ $why }); potrzebna jest pozycja lub zapis gry w UTF-8
cli-error-file-name = „{ $name }” nie może być nazwą pliku
cli-error-seat = „{ $name }” to ani miejsce, ani widz; możliwe: { $known }
cli-error-option = „{ $text }” nie jest opcją; potrzebne jest nazwa=wartość
cli-error-whole-number = „{ $text }” nie jest liczbą całkowitą większą od 0
cli-error-number = „{ $text }” nie jest liczbą większą od 0
cli-error-extra = { $command } wymaga { $module }: pip install { $wanted }
cli-error-other-seat = pozycja to wiedza miejsca { $seat }; nie da się jej zobaczyć jako { $asked }
cli-error-no-event = liczba zdarzeń w zapisie: { $count }; po zdarzeniu { $after } nic już nie ma
cli-error-option-with-position = --option nie łączy się z --position; opcje są w samej pozycji
cli-error-two-bots = dwa boty mają tę samą nazwę; nazwy muszą być różne
cli-error-days = nie da się policzyć dni: „{ $text }”; potrzebna jest liczba większa od 0
cli-error-database = baza danych nie odpowiada
cli-error-no-token = nie ma tokenu; powinien być w pliku lub na standardowym wejściu
cli-file-missing = Nie ma takiego pliku ani folderu
cli-file-closed = Brak dostępu
cli-file-folder = To jest folder
cli-address-used = Adres jest już zajęty

## replay, narrate, rules

cli-replay-example = na rysowanym stole, z trzema punktami widzenia
cli-replay-example-plain = w wierszach: wszystko, razem z sekretami
cli-replay-example-seat = co widział Detektyw
cli-replay-json = wypisuje obiekt dla maszyn, z pozycją po każdym zdarzeniu
cli-narrate-example = co się wydarzyło, tura po turze, razem z sekretami
cli-narrate-example-jack = po polsku, tak jak widział to Mr Jack
cli-narrate-example-json = dla maszyn: każda chwila z komunikatem i miejscami
cli-narrate-json = wypisuje chwile każdego zdarzenia, dla maszyn
cli-learn-lesson = zacznij od tej lekcji; --list pokazuje nazwy
cli-learn-list = wypisz lekcje, z zaznaczeniem już zrobionych
cli-learn-example = wybierz spośród wszystkich lekcji
cli-learn-example-game = kontynuuj tam, gdzie skończono, albo zacznij
cli-learn-example-lesson = jedna lekcja
cli-learn-example-plain = wiersz po wierszu, po francusku
cli-learn-example-list = czego można się nauczyć
cli-rules-example = zasady gry Mr Jack Pocket
cli-rules-example-french = zasady gry Mr Jack po francusku

## verify

cli-verify-example = odtwarza skończoną grę i wyprowadza na nowo każdą kartę z jej rozdania
cli-verify-note = Kończy się kodem 0, gdy wszystko się zgadza, a kodem 1, gdy coś się nie zgadza albo nie da się tego sprawdzić.
cli-verify-record = pełny zapis skończonej gry, tekst lub JSON
cli-verify-rules = zdarzenia zgodne z zasadami gry { $game }: { $events }, czyli wszystkie
cli-verify-not = nie potwierdzono: { $why }
cli-verify-borrowed = pierwsze zdarzenia (liczba: { $events }) pochodzą z partii { $match }; odpowiada za nie jej własny zapis
cli-verify-chances = losowania wynikające z ujawnionego rozdania: { $count }, czyli wszystkie
cli-verify-later-chances = późniejsze losowania wynikające z ujawnionego rozdania: { $count }, czyli wszystkie
cli-verify-commitment = rozdanie jest tym, które przyrzeczono przez { $commitment }
cli-verify-words = słowa dodane z tego komputera są częścią rozdania
cli-verify-no-words = słowa dodane z tego komputera nie są częścią rozdania

## conformance, perft

cli-conformance-note = Kończy się kodem 0, gdy każda odpowiedź jest dobra, kodem 1, gdy któraś jest zła (podaje grę, krok, oczekiwane i otrzymane), a kodem 2, gdy pliku nie da się odczytać.
cli-conformance-files = plik z przypadkami; jego pole „about” objaśnia format
cli-conformance-right = sprawdzone kroki: { $steps }, każda odpowiedź jest dobra
cli-conformance-wrong = sprawdzone kroki: { $steps }, złe odpowiedzi: { $wrong }
cli-perft-example-divide = według pierwszej akcji, żeby znaleźć, gdzie dwa programy się rozchodzą
cli-perft-note = Akcja liczy się raz za każdy element, który na nią pozwala (dwa żetony Obrotu: dwa razy). Los się nie liczy: tam, gdzie działa, brany jest jego pierwszy wynik.
cli-perft-depth = ile akcji (domyślnie: { $default })
cli-perft-position = pełna pozycja w jednym wierszu (domyślnie: początek)
cli-perft-divide = liczy według pierwszej akcji
cli-perft-counted = głębokość { $depth }: { $count }

## arena, export

cli-progress = partie: { $done } z { $total }, jeszcze { $seconds } s: { $says }
cli-arena-example = każdy z każdym: 100 par rozdań
cli-arena-example-bot = bot w dowolnym języku programowania (docs/bots.md)
cli-arena-example-one = gracz przeciw sobie: udział Jacka
cli-arena-players = nasi gracze, na przykład level:8
cli-arena-player = twój własny gracz (można podać kilka razy)
cli-arena-bot = bot: program, który gra (można podać kilka razy)
cli-arena-bot-memory = ile pamięci wolno użyć botowi (domyślnie: { $default })
cli-arena-bot-log = dopisuje do pliku to, co boty piszą na wyjście błędów
cli-arena-pairs = ile rozdań każda para gra w obu rolach (domyślnie: { $default })
cli-arena-jobs = procesy (domyślnie: wszystkie rdzenie)
cli-arena-seed = z czego wynikają wszystkie rozdania (domyślnie: 0; gdy gra bot, liczba wylosowana)
cli-arena-mirror = każdy gra też sam ze sobą
cli-arena-patience = kto dłużej myśli nad akcją, przegrywa (domyślnie: { $default })
cli-arena-save = zapisuje każdą partię, obiekt JSON na wiersz
cli-arena-strict = kończy się kodem { $status }, jeśli jakiś gracz zawiódł, choć jego partie się liczą
cli-arena-stopped = przerwano: partie { $done } z { $games }
cli-arena-seed-was = Rozdania wynikały z --seed { $seed }.
cli-arena-head-player = gracz
cli-arena-head-pairing = para
cli-arena-head-games = partie
cli-arena-head-jack = jako Jack
cli-arena-head-detective = jako Detektyw
cli-arena-head-mean = średnia
cli-arena-head-cpu = ms CPU/decyzję
cli-arena-head-longest = najdłuższa
cli-arena-head-ending = koniec
cli-arena-head-winner = wygrywa
cli-arena-head-share = udział
cli-arena-interval = { $low } do { $high }
cli-arena-edge = Gra jako Jack jest warta { $elo } ± { $error } Elo.
cli-arena-share = Udział wygranych Jacka: { $share } (partie: { $games }, przedział: { $interval }); średnia liczba decyzji w partii: { $length }.
cli-arena-failed = { $name }: partie przegrane przez { $reason }: { $games }, pierwsza tak: { $example }
cli-export-example = co każde miejsce wiedziało, mogło zrobić i zrobiło
cli-export-example-secrets = razem z pełną pozycją
cli-export-note = „whitechapel arena --save games.jsonl” zapisuje takie partie; kolumny wymienia docs/record-format.md.
cli-export-games = partie, obiekt JSON na wiersz
cli-export-file = plik do zapisania
cli-export-secrets = dodaje kolumnę ze wszystkimi sekretami, ukrytymi przed miejscami lub nie
cli-export-rows = decyzje: { $rows }
cli-export-done = { $file }: decyzje { $rows }, partie { $games }

## hint

cli-hint-example = najlepsze akcje dla miejsca na ruchu po ostatnim zdarzeniu zapisu
cli-hint-example-after = po trzydziestym zdarzeniu
cli-hint-example-position = w pozycji, pełnej albo widzianej z jednego miejsca
cli-hint-example-level = co zrobiłby słabszy gracz
cli-hint-position = tekst pozycji albo plik z pozycją lub zapisem gry
cli-hint-seat = kto pyta; może tylko miejsce na ruchu (domyślnie: ono)
cli-hint-after = po N-tym zdarzeniu zapisu, a nie po ostatnim
cli-hint-level = kogo pytać (domyślnie: najwyższy poziom gry)
cli-hint-player = pyta zamiast tego takiego gracza, na przykład ismcts:10000
cli-hint-count = ile akcji pokazać (domyślnie: { $default })

## serve

cli-serve-example = na tym komputerze, partie w twoim pliku
cli-serve-example-all = dla każdego, kto może połączyć się z tym komputerem
cli-serve-example-workers = cztery procesy ze wspólnymi partiami
cli-serve-example-bot = twój bot też zajmuje miejsca (docs/bots.md)
cli-serve-note = Każde ustawienie może też pochodzić ze środowiska, na przykład WHITECHAPEL_SERVER_PORT; wymienia je docs/server.md.
cli-serve-host = adres, na którym nasłuchuje (domyślnie: 127.0.0.1)
cli-serve-port = port (domyślnie: 8000; 0: dowolny wolny)
cli-serve-database = sqlite:///PLIK lub postgresql://... (domyślnie: twój plik)
cli-serve-redis = redis://..., dla serwerów na kilku komputerach
cli-serve-workers = procesy serwera (domyślnie: 1)
cli-serve-supervised = także jeden proces jest zastępowany, gdy się skończy, i po SIGHUP
cli-serve-ai-workers = procesy SI dla każdego (domyślnie: jeden na rdzeń)
cli-serve-bot = bot, który może zająć miejsce (można podać kilka razy)
cli-serve-pace = ile sekund SI poświęca na krok (domyślnie: 0.9)
cli-serve-hosts = nazwy, pod którymi jest dostępny, oprócz adresów i własnej nazwy
cli-serve-proxies = serwery pośredniczące przed nim albo ich sieci (domyślnie: brak)
cli-serve-deal-seed = do testów: wynikają z tego wszystkie rozdania, nic nie jest tajne (domyślnie: brak)
cli-serve-open = otwiera stronę w przeglądarce, jeśli jest ekran
cli-serve-ready = Whitechapel działa pod adresem { $address }

## Opieka nad serwerem (whitechapel admin)

cli-admin = opieka nad partiami serwera: kopie zapasowe, odtwarzanie, usuwanie, liczenie i sprawdzanie
cli-admin-backup = zapisuje wszystkie partie do nowego pliku, czy serwer działa, czy nie
cli-admin-restore = wypełnia pustą bazę z takiego pliku; serwer musi być zatrzymany
cli-admin-expire = usuwa partie, w które nikt od dawna nie grał
cli-admin-delete-match = usuwa jedną partię ze wszystkim, co do niej należy
cli-admin-delete-person = usuwa to, co należy do osoby znanej z tokenu miejsca
cli-admin-stats = liczy to, co jest zapisane
cli-admin-check = odtwarza każdą partię i wyprowadza na nowo każdą kartę z jej rozdania
cli-admin-downgrade = cofa tabele do wcześniejszego schematu; serwer musi być zatrzymany
cli-admin-arg-file = plik kopii zapasowej
cli-admin-arg-database = baza danych (domyślnie: baza serwera ze środowiska, a jeśli jej brak, twój plik)
cli-admin-arg-days = dni od ostatniego wpisu
cli-admin-arg-unplayed-days = to samo dla partii, w których nikt nigdy nic nie zrobił
cli-admin-arg-dry-run = tylko podaje, ile ich jest
cli-admin-arg-json = wynik jako JSON, dla maszyn
cli-admin-arg-match = identyfikator partii, jak w jej adresie
cli-admin-arg-token-file = plik z tokenem (domyślnie: standardowe wejście)
cli-admin-arg-schema = schemat, na przykład 0004
cli-admin-token = Token miejsca
cli-admin-backed-up = { $file }: partie { $matches }, wpisy { $entries }
cli-admin-restored = Odtworzono z { $file }: partie { $matches }, wpisy { $entries }
cli-admin-expired = Usunięte partie: { $matches }
cli-admin-would-expire = Partie, które zostałyby usunięte: { $matches }
cli-admin-match-deleted = Partia została usunięta.
cli-admin-no-match = Nie ma takiej partii.
cli-admin-forgotten = Usunięte partie: { $deleted }. Partie wspólne z kimś innym, zachowane bez tego, co było tej osoby: { $kept }
cli-admin-nobody = Ten token nie zajmuje tu żadnego miejsca.
cli-admin-downgraded = Tabele mają teraz schemat { $schema }.
cli-admin-progress = { $done } z { $total }, jeszcze { $seconds } s
cli-admin-sound = Sprawdzone partie: { $matches }. Wszystko jest w porządku.
cli-admin-fault = { $match }: { $what }
cli-admin-faulty = Sprawdzone partie: { $matches }. Partie z błędami: { $faults }
cli-admin-unchecked-rules = Nierozegrane ponownie, bo mają starsze zasady: { $matches }
cli-admin-unchecked-forgotten = Rozegrane ponownie bez kart, bo ktoś w nich został zapomniany: { $matches }
cli-admin-unchecked-commitment = Bez zapisanego zobowiązania do porównania: { $matches }
cli-admin-stat-matches = partie
cli-admin-stat-waiting = czekają na kogoś
cli-admin-stat-playing = w toku
cli-admin-stat-over = zakończone
cli-admin-stat-entries = wpisy w ich dziennikach
cli-admin-stat-people = miejsca ludzi
cli-admin-stat-bots = miejsca botów
cli-admin-stat-ais = miejsca SI
cli-admin-stat-size = bajty
cli-admin-stat-oldest = najstarsza
cli-admin-stat-newest = najnowsza

## play

cli-play-example = wybierz grę, stronę i poziom
cli-play-example-pocket = Detektyw przeciw poziomowi 4
cli-play-example-jack = Jack przeciw mocniejszemu Detektywowi
cli-play-example-both = dwie osoby przy jednym ekranie
cli-play-example-continue = graj dalej w grę opuszczoną ostatnio
cli-play-example-ascii = po francusku, bez Unicode
cli-play-example-plain = wiersz po wierszu, dla potoków i czytników ekranu
cli-play-example-brief = to samo w niewielu słowach, bez rysunku planszy
cli-play-example-seed = zagraj tę samą grę, odpowiedzi z pliku
cli-play-example-option = według zasad pierwszego wydania
cli-play-example-save = zapisz tam też przebieg gry; „.json” zapisze go jako JSON
cli-play-example-link = zajmij miejsce, które trzyma dla ciebie znajomy, albo wróć na nie
cli-play-example-friend = zachowaj na serwerze miejsce dla znajomego; link zostanie pokazany
cli-play-note = Podczas gry „?” pokazuje pomoc.
cli-play-as = którą stroną grasz albo „both” dla dwóch osób przy jednym ekranie (domyślnie: detective)
cli-play-level = siła SI, od 1 (najłatwiejszy) wzwyż (domyślnie: { $default })
cli-play-against = inny gracz na drugim miejscu: greedy; na serwerze: friend
cli-play-seed = za każdym razem to samo rozdanie i ta sama gra
cli-play-save = zapisz przebieg gry także w nowym pliku
cli-play-continue = graj dalej w opuszczoną grę: tę albo ostatnią
cli-play-server = graj na tym serwerze: http://127.0.0.1:8000
cli-play-link = link do gry na serwerze, także zaproszenie
cli-play-fast = niech SI gra bez przerw
cli-play-brief = z --plain: mało słów i bez rysunku planszy przy każdym ruchu
cli-play-no-game = nie ma gry, w którą można grać dalej; „whitechapel play” zaczyna nową
cli-play-no-free-seat = --against i --level wymagają wolnego miejsca; oczekiwano z nimi --as jack albo --as detective
cli-play-level-or-against = --level N to to samo co --against level:N; oczekiwano jednego z nich
cli-play-one-seat = na serwerze zajmujesz jedno miejsce; oczekiwano --as jack albo --as detective
cli-play-no-level = --level { $level } nie jest poziomem gry { $game }; wybierz od 1 do { $most }
cli-play-file-used = „{ $file }” już coś zawiera; oczekiwano nazwy nowego pliku

## film

cli-film-example = wszystko, co wiadomo na końcu, w game.gif
cli-film-example-webp = mniejszy i dokładniejszy, opowiedziany po polsku
cli-film-example-seat = to, co widział Detektyw, dwa razy szybciej
cli-film-out = plik do zapisania: .gif lub .webp; domyślnie obok zapisu gry
cli-film-speed = szybkość: 2 to dwa razy szybciej
cli-film-size = szerokość w pikselach
cli-film-progress = klatki: { $done } z { $total }, jeszcze { $seconds } s
cli-film-done = { $file }: klatki: { $frames }, { $seconds } s, { $size } MB
cli-film-error-kind = „{ $file }” nie jest animacją: nazwa musi kończyć się na { $known }
cli-film-error-empty = „{ $file }” nie zawiera nic do pokazania
cli-film-error-range = { $option } { $given }: oczekiwana liczba od { $least } do { $most }
