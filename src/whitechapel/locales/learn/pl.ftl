# Polski. Lekcje obu gier.

lesson-point = Wskaż na planszy
lesson-go-on = A teraz?
lesson-not-this = Nie w tym zadaniu: { $name }.
lesson-fits = { $why } To zgadza się z odpowiedzią: szukaj dalej.
lesson-split = Widać by było { $seen }, a nie widać { $hidden }: po jednej z odpowiedzi zostałoby za dużo podejrzanych.
lesson-jack-seen = Widać cię, więc wszyscy niewidoczni są wykluczeni. Ukryj się tak, by nie znalazł cię ostatni żeton Detektywa.
lesson-jack-few = Nie widać cię! Ale liczba podejrzanych spadła do { $count }: na widoku ma stać mniej osób.

## Mr Jack Pocket

lesson-pocket-sight = Kogo widać?
lesson-pocket-sight-1 = Watson patrzy wzdłuż swojej ulicy, aż zatrzyma go mur. Wskaż wszystkich, których widzi.
lesson-pocket-sight-1-done = Dobrze. Mur Lestrade’a zasłania to, co za nim.
lesson-pocket-sight-2 = Teraz mur stoi między Lestrade’em a Watsonem. Kogo widzi Watson?
lesson-pocket-sight-2-done = Tylko Madame: mur z przodu zasłania kafelek.
lesson-pocket-appeal = Wezwanie świadków
lesson-pocket-appeal-1 = Wezwanie: czy widać Mr Jacka? Mówi, że nie: wskaż kogoś, kto nie może nim być.
lesson-pocket-appeal-1-done = Dobrze: kogo widać, ten jest wykluczony. Po „tak” pozostali.
lesson-pocket-walk = Ruch
lesson-pocket-walk-1 = Watson idzie o 1 lub 2 pola. Niech po każdej odpowiedzi zostanie najwyżej pięcioro podejrzanych.
lesson-pocket-walk-1-done = Czworo widać, pięciorga nie: na tym polega sztuka.
lesson-pocket-walk-2 = Joker przesuwa dowolnego detektywa o jedno pole. Znów najwyżej pięcioro podejrzanych.
lesson-pocket-walk-2-done = Tak, Toby. Mr Jack może też nie ruszać nikogo.
lesson-pocket-tiles = Obrót i zamiana
lesson-pocket-tiles-1 = Obrót obraca kafelek. Niech Toby widzi wszystkie trzy kafelki swojej ulicy.
lesson-pocket-tiles-1-wrong = Toby wciąż patrzy na mur. Stoi on na kafelku tuż przed nim, tym z Miss Stealthy.
lesson-pocket-tiles-1-half = Teraz mur jest za Miss Stealthy i Toby widzi tylko ją. Odsuń go na bok, o ćwierć obrotu.
lesson-pocket-tiles-1-done = Otwarta! Znak mówi: już nie w tej turze.
lesson-pocket-tiles-2 = Obróć jeszcze raz, ale nie oznaczony kafelek: niech Holmes kogoś zobaczy.
lesson-pocket-tiles-2-wrong = Holmes wciąż patrzy na mur. Obróć kafelek przed nim.
lesson-pocket-tiles-2-done = Widzi. Mr Jack tak samo zamyka ulice.
lesson-pocket-tiles-3 = Zamiana przestawia dwa kafelki. Przenieś Johna Smitha tam, gdzie widzi go detektyw.
lesson-pocket-tiles-3-done = Widać go! Zamienione kafelki się nie obracają.
lesson-pocket-alibi = Alibi i klepsydry
lesson-pocket-alibi-1 = Alibi daje kartę. Weź ją: osoba na niej nie jest Mr Jackiem.
lesson-pocket-alibi-1-done = Jeremy Bert jest wykluczony, jego klepsydra przepada dla Mr Jacka.
lesson-pocket-alibi-2 = Teraz ty jesteś Mr Jackiem, a twoje karty są tajne. Weź jedną dla klepsydr.
lesson-pocket-alibi-2-done = Dwie klepsydry! Tura w ukryciu daje jedną, a sześć wygrywa.
lesson-pocket-turn = Cała tura
lesson-pocket-turn-1 = Zagrywasz jeden żeton, Mr Jack dwa, a ty ostatni. Najpierw weź ten, który daje mu klepsydry.
lesson-pocket-turn-1-wrong = Wtedy Mr Jack weźmie Alibi, a z nim klepsydry. Zabierz mu je.
lesson-pocket-turn-1-done = Pizer jest wykluczony. Mr Jack obrócił kafelek Berta i Watson widzi mniej.
lesson-pocket-turn-2 = Ostatni żeton jest twój. Zagraj Tobym: najwyżej pięcioro podejrzanych.
lesson-pocket-turn-2-done = W następnej turze zaczyna Mr Jack: on jeden, ty dwa, on ostatni.
lesson-pocket-jack = Być Mr Jackiem
lesson-pocket-jack-1 = Jesteś Mr Jackiem: Lestrade’em. Dwiema akcjami ukryj się wśród co najmniej siedmiorga podejrzanych.
lesson-pocket-jack-1-done = W ukryciu: masz klepsydrę. Podejrzani możliwi dla Detektywa: { $count }.
lesson-pocket-chase = Pościg
lesson-pocket-chase-1 = Jeden podejrzany, ale Mr Jack jest ukryty i ma sześć klepsydr: pościg! Niech zobaczy go detektyw.
lesson-pocket-chase-1-done = Złapany! W ukryciu do końca tury 8 wygrywa on.

## Mr Jack

lesson-classic-light = Światło i mrok
lesson-classic-light-1 = Kto stoi obok zapalonej latarni, tego widać. Wskaż wszystkich, których widać.
lesson-classic-light-1-done = Dobrze. Zgaszone latarnie nie świecą.
lesson-classic-light-2 = Kto stoi obok kogoś, tego też widać, nawet w mroku. Wskaż wszystkich, których teraz widać.
lesson-classic-light-2-done = Dobrze: dwie osoby w świetle, dwie obok siebie.
lesson-classic-witness = Karta świadka
lesson-classic-witness-1 = Po czterech postaciach wzywa się świadków: czy widać Jacka? Mówi, że tak: wskaż kogoś, kto nie może być Jackiem.
lesson-classic-witness-1-done = Dobrze: kto stoi w mroku, jest niewinny. Karta świadka pamięta odpowiedź do następnej rundy.
lesson-classic-walk = Ruch
lesson-classic-walk-1 = Postać idzie o 1, 2 lub 3 pola wzdłuż ulic; inni nie zagradzają drogi. Postaw Johna Smitha obok Gulla.
lesson-classic-walk-1-done = Ramię w ramię: widać obu. Ruch kończy się na wolnym polu.
lesson-classic-manholes = Włazy
lesson-classic-manholes-1 = Z otwartego włazu do każdego innego jest jeden krok. Przeprowadź Goodleya kanałami na pole obok Lestrade’a.
lesson-classic-manholes-1-done = Pół Whitechapel w dwóch krokach. Zakryty właz jest zamknięty w obie strony.
lesson-classic-powers = Osiem postaci, osiem zdolności
lesson-classic-powers-1 = John Smith przenosi zapaloną latarnię w miejsce zgaszonej. Postaw Gulla w świetle.
lesson-classic-powers-1-wrong = Gull wciąż stoi w mroku. Przenieś latarnię tuż obok niego.
lesson-classic-powers-1-done = Smith musi to zrobić za każdym razem, przed ruchem albo po nim.
lesson-classic-powers-2 = Gull może zamienić się z kimś miejscami zamiast iść. Postaw Miss Stealthy w świetle.
lesson-classic-powers-2-wrong = Miss Stealthy wciąż stoi w mroku. Daj jej miejsce Gulla, pod latarnią.
lesson-classic-powers-2-done = Działa to na każdą odległość.
lesson-classic-powers-3 = Jeremy Bert przenosi pokrywę włazu. Zamknij właz pod Gullem.
lesson-classic-powers-3-wrong = Właz pod Gullem, u góry planszy, jest wciąż otwarty.
lesson-classic-powers-3-done = Teraz nikt tamtędy nie przejdzie.
lesson-classic-powers-4 = Lestrade przenosi jeden z dwóch kordonów. Zamknij wyjście północno-zachodnie.
lesson-classic-powers-4-wrong = Wyjście północno-zachodnie jest wciąż otwarte. Jego strzałka jest u góry po lewej.
lesson-classic-powers-4-done = Dwa wyjścia są zawsze zamknięte, dwa otwarte.
lesson-classic-powers-5 = Holmes idzie, a potem bierze kartę Alibi, którą widzisz tylko ty. Przesuń go dokądkolwiek.
lesson-classic-powers-5-done = Gull nie jest Jackiem i wiesz to tylko ty. Jack gra Holmesem, żeby zabrać ci takie karty.
lesson-classic-powers-6 = Gwizdek Goodleya przybliża innych, razem o trzy kroki. Wezwij doktora Watsona tam, gdzie go widać.
lesson-classic-powers-6-wrong = Doktor Watson wciąż stoi w mroku. Wezwij go obok latarni albo obok kogoś.
lesson-classic-powers-6-done = Pozostałymi krokami można wezwać innych.
lesson-classic-powers-7 = Latarka Watsona oświetla linię prostą. Obróć ją w stronę Miss Stealthy.
lesson-classic-powers-7-wrong = Latarka nie sięga Miss Stealthy. Stoi ona prosto na północ.
lesson-classic-powers-7-done = Kto przesuwa Watsona, obraca jego latarkę.
lesson-classic-powers-8 = Miss Stealthy idzie nawet o cztery pola, także przez domy i ogrody. Postaw ją obok Lestrade’a.
lesson-classic-powers-8-done = Prosto przez domy: tylko ona to potrafi.
lesson-classic-cards = Cztery karty
lesson-classic-cards-1 = Grasz jedną postacią, Jack dwiema, ty ostatnią. Jacka nie było widać, może uciec: kto otworzyłby wyjście obok siebie?
lesson-classic-cards-1-wrong = Wtedy Jack weźmie Lestrade’a. Jeśli to on, przestawi kordon obok i wyjdzie: zabierz mu tę kartę.
lesson-classic-cards-1-done = Lestrade jest twój. W następnej rundzie gra pozostała czwórka i zaczyna Jack: on jedną, ty dwiema, on ostatnią.
lesson-classic-split = Podział
lesson-classic-split-1 = Zanim odezwą się świadkowie, czworo podejrzanych ma być widać, a czworga nie. Przesuń Miss Stealthy.
lesson-classic-split-1-done = Pół na pół: po każdej odpowiedzi czworo jest niewinnych.
lesson-classic-lamps = Latarnie gasną
lesson-classic-lamps-1 = Na koniec rund od 1 do 4 gaśnie latarnia o tym numerze. Kogo widać teraz, a wtedy nie będzie?
lesson-classic-lamps-1-dark = { $name }: tylko światło latarni 1.
lesson-classic-lamps-1-done = Dobrze. Jack lubi tam stać na koniec rundy.
lesson-classic-escape = Ucieczka
lesson-classic-escape-1 = Jesteś Jackiem: Miss Stealthy. W ostatniej rundzie nie było cię widać, więc uciekaj otwartym wyjściem!
lesson-classic-escape-1-wrong = Możesz wyjść od razu: otwarte wyjście jest blisko. Wybierz „Opuść planszę”.
lesson-classic-escape-1-done = Zniknął w nocy: Jack wygrywa.
lesson-classic-escape-2 = Teraz jesteś Detektywem, a Jackiem może być Miss Stealthy. Przestaw kordon tak, by nie dotarła do otwartego wyjścia.
lesson-classic-escape-2-wrong = Wyjście północno-zachodnie, tuż obok niej, jest wciąż otwarte.
lesson-classic-escape-2-south = Teraz otwarte jest wyjście południowo-zachodnie i prowadzą tam kanały. Zostaw tamten kordon na miejscu.
lesson-classic-escape-2-done = Zostaje w Whitechapel na kolejną rundę.
lesson-classic-accuse = Oskarżenie
lesson-classic-accuse-1 = Dwoje podejrzanych: Gull w mroku, Miss Stealthy w świetle. Oskarżyć Gulla czy odejść Holmesem i wysłuchać świadków?
lesson-classic-accuse-1-wrong = Błędne oskarżenie to przegrana. Jedną osobę widać, drugiej nie: świadkowie rozstrzygną, poczekaj.
lesson-classic-accuse-1-alike = Obok Holmesa widać też Gulla. Świadkowie ich nie rozróżnią: idź gdzie indziej.
lesson-classic-accuse-1-done = Jacka widać, więc Gull był niewinny: oskarżenie go oznaczałoby przegraną. Czekanie było bezpieczne.
lesson-classic-accuse-2 = Została tylko Miss Stealthy: to musi być Jack. Wejdź Bertem na jej pole, żeby ją oskarżyć.
lesson-classic-accuse-2-wrong = Nikt inny nie jest podejrzany. Wybierz „Oskarż”, a potem ją.
lesson-classic-accuse-2-done = Złapany! Wiesz już wszystko o Mr Jacku.

## Lekcje

learn-about = Małe zadania na prawdziwej planszy. Niczego nie da się zepsuć, a przerwać można w każdej chwili.
learn-pocket = Osiem lekcji, trzy minuty.
learn-classic = Dziesięć lekcji, sześć minut.
learn-begin = Zacznij
learn-go-on = Dalej
learnt = zrobione
learn-next = Dalej
learn-where = { $tasks ->
    [1] Lekcja { $lesson } z { $lessons }
   *[other] Lekcja { $lesson } z { $lessons } · { $task }/{ $tasks }
}
learn-progress = { $done } z { $count }
learn-again = Jeszcze raz
learn-first-game = Zagraj pierwszą partię
learn-first-game-about = Z najłatwiejszym przeciwnikiem, a trener podpowie, co ważne.
learn-show = Pokaż mi
learn-leave = Wszystkie lekcje
