# Polski.

## Start

description = Mr Jack Pocket i Mr Jack w przeglądarce: naucz się w trzy minuty i graj od razu, w pojedynkę lub ze znajomym.
home-lead = Jedna z tych osób to Mr Jack. Jeden gracz ukrywa się za czyjąś twarzą, drugi odgaduje, za czyją.
home-learn = Pierwszy raz tutaj? Naucz się w trzy minuty
home-learn-about = Na prawdziwej planszy, krok po kroku.
home-first-game = Zagraj pierwszą partię
home-first-game-about = Mr Jack Pocket, jako Detektyw, przeciw najłatwiejszemu przeciwnikowi, z pomocą trenera.
home-go-on = Graj dalej
home-again = Zagraj jeszcze raz
home-lessons = Poznaj gry krok po kroku
side-pocket-jack = Kończ tury w ukryciu i zbierz sześć klepsydr.
side-pocket-detective = Wysyłaj Holmesa, Watsona i Toby’ego na zwiady, aż zostanie jeden podejrzany.
side-classic-jack = Trzymaj się ciemności i wymknij się z Whitechapel.
side-classic-detective = Wykluczaj niewinnych i w porę oskarż właściwą osobę.
play-jack = Graj jako { $game ->
    [pocket] Mr Jack
   *[other] Jack
}
play-detective = { $game ->
    [pocket] Graj jako Detektyw
   *[other] Graj jako Detektyw
}
play-any = Losowa strona
play-friend = Zagraj ze znajomym
play-hotseat = Dwie osoby, jeden ekran
watch = Obejrzyj grę dwóch SI
my-games = Moje gry
my-games-none = Nie ma jeszcze żadnej gry. Zacznij powyżej.
options = Opcje
level = Poziom SI
level-name = Poziom { $level }
opponent = Przeciwnik
opponent-ai = SI
opponent-bots = Boty tego serwera
against-bot = przeciwnik: { $name }
against-named-level = przeciwnik: { $name }
against-friend = przeciwnik: znajomy
won-mark = wygrana
lost-mark = przegrana
option-edition = Plansza
option-edition-revised_2016 = Wydanie poprawione, 2016
option-edition-first_2006 = Wydanie pierwsze, 2006
option-lit_gaslight_blocks_lantern = Zapalone latarnie zatrzymują światło latarki Watsona
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
join-text = Znajomy zaprasza cię do gry { $game }.
join = Dołącz do gry
join-side = Twoja strona: { $seat }.
join-watch = Obejrzyj grę
rules-contents = Spis treści

## Poziomy

level-easiest = najłatwiejszy
level-strongest = najsilniejszy
level-between = { $level } · { $name }
level-at-end = { $level } · { $name } ({ $end })
level-up = Trzy wygrane z rzędu na tym poziomie. Spróbować wyżej: { $name }?
level-down = Trzy przegrane z rzędu na tym poziomie. Spróbować niżej: { $name }?
level-1 = Przechodzień
level-1-about = prawie nie patrzy; wygra z nim nawet dziecko
level-2 = Latarnik
level-2-about = trochę patrzy, dużo przeocza
level-3 = Posterunkowy
level-3-about = widzi jeden ruch naprzód
level-4 = Sierżant
level-4-about = porównuje wiele ruchów, czasem się myli
level-5 = Inspektor
level-5-about = rozważa każdy ruch, rzadko się myli
level-6 = Nadinspektor
level-6-about = obmyśla całą turę
level-7 = Komisarz
level-7-about = myśli dalej niż turę naprzód
level-8 = Komendant
level-8-about = myśli tak daleko, jak potrafi
