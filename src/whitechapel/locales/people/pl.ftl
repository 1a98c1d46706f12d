# Co dwie osoby przy stole widzą o sobie nawzajem: imiona, obecność, pytania i odpowiedzi, zwroty.

your-name = Twoje imię
your-name-why = Nieobowiązkowe. Zobaczy je twój znajomy.
friend = twój znajomy
against-named = przeciwnik: { $name }
presence-here = przy stole
presence-away = z dala od stołu
presence-thinking = myśli…
presence-of = { $name }: { $state }
players-here = Przy stole

asked-takeback = { $name } prosi o cofnięcie swojej ostatniej akcji.
asked-takeback-own = Twoja prośba o cofnięcie akcji czeka na odpowiedź…
told-takeback-declined = { $name } odmawia: akcja zostaje.
told-takeback-declined-own = Odmowa przekazana: akcja zostaje.
told-taken-back = { $name } się zgadza: akcja cofnięta.
told-taken-back-own = Zgoda przekazana: akcja cofnięta.
told-takeback-withdrawn = { $name } nie prosi już o cofnięcie akcji.
told-takeback-withdrawn-own = Nie prosisz już o cofnięcie akcji.
asked-rematch = { $name } proponuje rewanż z zamianą stron.
asked-rematch-own = Twoja propozycja rewanżu czeka na odpowiedź…
told-rematch-declined = { $name } nie chce teraz rewanżu.
told-rematch-declined-own = Rewanż odrzucony.
told-rematch-withdrawn = { $name } nie proponuje już rewanżu.
told-rematch-withdrawn-own = Nie proponujesz już rewanżu.
told-rematch = Rewanż gotowy.
withdraw = Wycofaj
rematch-accept = Zagraj ponownie
rematch-go = Do rewanżu
rematch-watch = Obejrzyj rewanż

invited-by = { $name } zaprasza cię
join-text-named = { $name } zaprasza cię do gry { $game }.
share-link = Udostępnij link
cancel-invitation = Anuluj zaproszenie
cancelled-own = To zaproszenie zostało przez ciebie anulowane. Link już nigdzie nie prowadzi.
cancelled-mark = anulowana
play-yourself = Zagraj w swoją grę

notify = Powiadom mnie, gdy przyjdzie mój ruch
notify-off = Nie powiadamiaj mnie więcej
notify-refused = Przeglądarka na to nie pozwala. Decydują jej ustawienia dla tej strony.

talk = Powiedz coś
talk-gestures = Gesty
talk-mute = Nie pokazuj, co mówią inni
said-own = Ty: { $phrase }
said-by = { $name }: { $phrase }
said-gesture = { $name } { $gesture }
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thinking = Myślę…
phrase-oops = Ups!
phrase-thank-you = Dziękuję!
phrase-one-moment = Chwileczkę, proszę.
phrase-gotcha = Mam cię!
phrase-another-game = Jeszcze jedna gra?
gestured-tip-the-hat = uchyla kapelusza
gestured-raise-an-eyebrow = unosi brew
gestured-applaud = bije brawo
gestured-wring-hands = załamuje ręce
gesture-tip-the-hat = Uchylić kapelusza
gesture-raise-an-eyebrow = Unieść brew
gesture-applaud = Bić brawo
gesture-wring-hands = Załamać ręce
