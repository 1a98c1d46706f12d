# Polski.

## Wyliczenia i miejsca

list-and = { $names } i { $last }
ear-place = { $place }: { $what }
ear-hex = { $hex }, { $part }: { $what }
space-0 = nad lewą kolumną
space-1 = nad środkową kolumną
space-2 = nad prawą kolumną
space-3 = na prawo od górnego rzędu
space-4 = na prawo od środkowego rzędu
space-5 = na prawo od dolnego rzędu
space-6 = pod prawą kolumną
space-7 = pod środkową kolumną
space-8 = pod lewą kolumną
space-9 = na lewo od dolnego rzędu
space-10 = na lewo od środkowego rzędu
space-11 = na lewo od górnego rzędu
part-N = północ
part-NE = północny wschód
part-E = wschód
part-SE = południowy wschód
part-S = południe
part-SW = południowy zachód
part-W = zachód
part-NW = północny zachód
part-C = środek

## Co jest w danym miejscu

ear-suspect = wśród podejrzanych
ear-cleared = postać wykluczona
ear-innocent = postać niewinna
ear-cleared-name = { $name } (postać wykluczona)
ear-no-tile = jeszcze bez kafelka
ear-wall-N = mur od północy
ear-wall-E = mur od wschodu
ear-wall-S = mur od południa
ear-wall-W = mur od zachodu
ear-no-wall = bez muru
ear-seen-by = patrzy tu { $detectives }
ear-seen-by-nobody = nikt tu nie patrzy
ear-empty = puste
ear-view = { $count ->
    [one] widać stąd jeden kafelek
    [few] widać stąd { $count } kafelki
    [many] widać stąd { $count } kafelków
   *[other] widać stąd { $count } kafelka
}: { $names }
ear-view-nobody = nic stąd nie widać, zasłania mur
ear-building = domy
ear-garden = ogród
ear-lamp = latarnia { $number }, świeci
ear-lamp-plain = latarnia bez numeru, świeci
ear-lamp-unlit = latarnia, zgaszona
ear-manhole-open = otwarty właz
ear-manhole-covered = zakryty właz
ear-gate = tu wyjście { $exit }
ear-gate-hex = dojście z { $hex }
ear-open = otwarte
ear-shut = zamknięte kordonem
ear-lantern = latarka świeci na { $facing }
ear-seen-lamp = w świetle latarni na { $hex }
ear-seen-neighbour = na widoku, obok stoi { $names }
ear-seen-lantern = w świetle latarki Watsona
ear-not-seen = poza widokiem
ear-lit-lamp = oświetla je latarnia na { $hex }
ear-lit-lantern = oświetla je latarka Watsona
ear-beside = ciemne, obok stoi { $names }
ear-dark = ciemne
ear-ways = ulice na { $directions }

## Cała pozycja

ear-to-play = { $turn }, { $number }, gra { $seat }
ear-chance = { $turn }: decyduje los
ear-in-play = Teraz działa { $name }
ear-you-seen = Twoja postać to { $name }, teraz na widoku
ear-you-unseen = Twoja postać to { $name }, teraz poza widokiem
ear-seen = Podejrzani na widoku: { $names }
ear-unseen = Poza widokiem: { $names }
ear-stands = { $detective } stoi { $place }
ear-sees = { $detective }, { $place }, widzi: { $names }
ear-sees-nobody = { $detective }, { $place }, nikogo nie widzi: zasłania mur
ear-tokens-left = Pozostałe akcje: { $tokens }
ear-tokens-next = Akcje następnej tury: { $tokens }
ear-hourglasses = { $count ->
    [0] Mr Jack nie ma jeszcze klepsydr; potrzebuje 6
    [one] Mr Jack ma jedną klepsydrę; potrzebuje 6
    [few] Mr Jack ma { $count } klepsydry; potrzebuje 6
    [many] Mr Jack ma { $count } klepsydr; potrzebuje 6
   *[other] Mr Jack ma { $count } klepsydry; potrzebuje 6
}
ear-hourglasses-between = Mr Jack ma od { $least } do { $most } klepsydr, zależnie od zakrytych kart; potrzebuje 6
ear-witness = Karta świadka pokazuje: { $shown }
ear-people = Na planszy: { $people }
ear-lamps = Świecące latarnie: { $lamps }
ear-lamp-on = { $number } na { $hex }
ear-lamp-plain-on = jedna bez numeru na { $hex }
ear-exits = Otwarte wyjścia: { $exits }
ear-exit-by = { $exit } z { $hex }
ear-covers = Zakryte włazy: { $hexes }
ear-cards-left = Pozostałe postacie tej rundy: { $names }
ear-cards-next = Postacie następnej rundy: { $names }

## Dlaczego kogoś widać albo nie

sight-one = { $detective } widzi tę postać: { $name }.
sight-elsewhere = { $detective } nie patrzy wzdłuż tej ulicy: { $name }.
sight-wall-near = Mur tego kafelka zasłania go od strony, z której patrzy { $detective }: { $name }.
sight-wall-before = Mur zatrzymuje wzrok wcześniej. Patrzy { $detective }, nie widać: { $name }.
sight-seen = { $name }: widzi { $detectives }.
sight-nobody-looks = { $name }: żaden detektyw nie patrzy wzdłuż tej ulicy.
sight-walls = { $name }: mury zasłaniają. Patrzy { $detectives }.
sight-lamp = { $name }: obok świeci latarnia na { $hex }.
sight-unlit = { $name }: latarnia obok nie świeci i nikogo tam nie ma.
sight-neighbour = { $name }: tuż obok stoi { $other }.
sight-lantern = { $name }: tu świeci latarka Watsona.
sight-dark = { $name }: mrok i nikogo obok.

## Stół z klawiatury i słowami

keys-play = Gra
keys-walk = Wędrówka po planszy
keys-ask = Pytania
keys-look = Widok
key-tray = C: do akcji lub postaci albo do przycisku Potwierdź
key-board = B: do planszy
key-next = Tab: do następnego elementu
key-walk = Strzałki: z miejsca na miejsce
key-walk-hexes = Strzałki: w górę północ, w dół południe, w lewo północny zachód, w prawo południowy wschód; z Shift w lewo południowy zachód, w prawo północny wschód
key-ends = Home, End: pierwszy i ostatni możliwy wybór
key-people = Page Up, Page Down: od figury do figury
key-coordinates = G: pokaż lub ukryj nazwy pól
key-sight = S: kto kogo widzi
key-news = N: co się zmieniło od twojej ostatniej akcji
key-overview = O: jak stoi gra
key-again = M: powtórz ostatni komunikat
key-in-words = I: wszystko słowami, do czytania
show-coordinates = Pokaż nazwy pól w grze Mr Jack
in-words = Słowami
in-words-sight = Kto kogo widzi
in-words-places = Miejsce po miejscu
ear-nothing-new = Nic się jeszcze nie wydarzyło.
ear-edge = Tu plansza się kończy.
