# Polski.

## Kim jesteś i czego chcesz

goal-pocket-detective = Jesteś Detektywem: niech zostanie jeden podejrzany, zanim Mr Jack zbierze 6 klepsydr.
goal-pocket-jack = Jesteś Mr Jackiem: zbierz 6 klepsydr albo pozostań jednym z podejrzanych przez 8 tur.
goal-pocket-detective-chase = Pościg: niech detektyw choć raz zobaczy Mr Jacka, a wygrasz.
goal-pocket-jack-chase = Pościg: pozostań niewidoczny do końca tury 8, a wygrasz.
goal-classic-detective = Jesteś Detektywem: odkryj, kim jest Jack, i oskarż go w ciągu 8 rund.
goal-classic-jack = Jesteś Jackiem: opuść Whitechapel otwartym wyjściem albo pozostań na wolności przez 8 rund.
goal-both = Dwie osoby przy jednym ekranie.
goal-spectator = Oglądasz.

## Co robi każdy żeton i każda postać

does-alibi = Weź kartę Alibi: ta osoba nie jest Mr Jackiem. Mr Jack nie pokazuje swojej i zyskuje jej klepsydry.
does-holmes = Przesuń Sherlocka Holmesa o 1 lub 2 pola zgodnie z ruchem wskazówek zegara.
does-watson = Przesuń doktora Watsona o 1 lub 2 pola zgodnie z ruchem wskazówek zegara.
does-toby = Przesuń Toby’ego o 1 lub 2 pola zgodnie z ruchem wskazówek zegara.
does-rotation = Obróć kafelek o ćwierć albo pół obrotu; każdy raz na turę.
does-exchange = Zamień dwa kafelki miejscami, bez obracania.
does-joker = Przesuń wybranego detektywa o 1 pole. Mr Jack może też nie ruszać nikogo.
does-character-holmes = Prywatny detektyw. Idzie o 1–3 pola, potem w tajemnicy bierze kartę Alibi.
does-character-watson = Lekarz. Idzie o 1–3 pola; potem obróć jego latarkę, która oświetla linię prostą.
does-character-smith = Latarnik. Idzie o 1–3 pola; przenosi zapaloną latarnię, przed ruchem albo po nim.
does-character-lestrade = Inspektor. Idzie o 1–3 pola; przenosi kordon na inne wyjście, przed ruchem albo po nim.
does-character-stealthy = Miss Stealthy idzie o 1–4 pola, nawet przez domy i ogrody.
does-character-goodley = Sierżant. Idzie o 1–3 pola; jego gwizdek przybliża innych, razem o 3 kroki.
does-character-gull = Lekarz królewski. Idzie o 1–3 pola albo zamienia się z kimś miejscami.
does-character-bert = Reporter. Idzie o 1–3 pola; przenosi pokrywę włazu, przed ruchem albo po nim.

## Co robi każdy z nich w jednym wierszu, na żetonie albo karcie

brief-alibi = Weź kartę Alibi.
brief-holmes = 1 lub 2 pola do przodu.
brief-watson = 1 lub 2 pola do przodu.
brief-toby = 1 lub 2 pola do przodu.
brief-rotation = Obróć jeden kafelek.
brief-exchange = Zamień dwa kafelki.
brief-joker = Dowolny detektyw, 1 pole.
brief-character-holmes = W tajemnicy bierze kartę Alibi.
brief-character-watson = Obraca swoją latarkę.
brief-character-smith = Przenosi zapaloną latarnię.
brief-character-lestrade = Przenosi kordon policji.
brief-character-stealthy = Przechodzi przez domy, do 4 pól.
brief-character-goodley = Jego gwizdek przybliża innych.
brief-character-gull = Idzie albo zamienia się miejscami.
brief-character-bert = Przenosi pokrywę włazu.

## Trener

coach = Trener
coach-seen = Teraz na widoku: { $names }
coach-hidden = Już nie na widoku: { $names }
coach-changed = Teraz na widoku: { $seen }. Już nie: { $hidden }
coach-chase = Został jeden podejrzany: niech zobaczy go detektyw.
coach-keep-alibi = Liczba klepsydr Mr Jacka może wynosić { $count }. Nie zostawiaj mu karty Alibi.
coach-best-split = Możesz uzyskać podział { $seen } na widoku, { $hidden } w ukryciu: zostanie najwyżej { $most }.
coach-jack-seen = Widać cię; podejrzanych na widoku: { $count }. { $missing ->
    [one] Brakuje ci jednej klepsydry
    [few] Brakuje ci { $missing } klepsydr
    [many] Brakuje ci { $missing } klepsydr
   *[other] Brakuje ci { $missing } klepsydry
}: ukryj się.
coach-jack-hidden = Nie widać cię; podejrzanych w ukryciu: { $count }. { $missing ->
    [one] Brakuje ci jednej klepsydry
    [few] Brakuje ci { $missing } klepsydr
    [many] Brakuje ci { $missing } klepsydr
   *[other] Brakuje ci { $missing } klepsydry
}: tak trzymaj.
coach-accuse = Został tylko jeden podejrzany: { $names }. Oskarż, gdy tylko ktoś może tam dojść.
coach-exits = Jacka nie było widać i może uciec: wyjścia dosięgnie { $names } (otwarte: { $exits }). Zagraj tę kartę lub pilnuj wyjść.
coach-classic-jack-seen = Widać cię; podejrzanych na widoku: { $count }. Skończ rundę w ukryciu, a w następnej możesz uciec.
coach-classic-jack-hidden = Nie widać cię; podejrzanych w ukryciu: { $count }. Wytrwaj, a w następnej rundzie możesz uciec.
coach-jack-last-round = Ostatnia runda: jeśli nikt cię teraz nie oskarży, wygrasz.
coach-keep-split = Na widoku: { $seen }, w ukryciu: { $hidden }. Równiej teraz się nie da. Tak zostaw.
coach-jack-alone = Gdyby teraz zapytać świadków, wszyscy wiedzieliby, kim jesteś. Znajdź sobie towarzystwo, na widoku lub w ukryciu.
coach-jack-alibi = { $missing ->
    [one] Brakuje ci jednej klepsydry
    [few] Brakuje ci { $missing } klepsydr
    [many] Brakuje ci { $missing } klepsydr
   *[other] Brakuje ci { $missing } klepsydry
}: karta Alibi może wystarczyć.
coach-jack-crowd = Widać cię i żadna akcja cię nie ukryje: niech na widoku będzie jak najwięcej podejrzanych, nawet { $count }.
coach-jack-chase-seen = Pościg: widać cię. Ukryj się, bo inaczej przegrasz, gdy odezwą się świadkowie.
coach-jack-chase-hidden = Pościg: nie widać cię. Wytrwaj tak do końca tury 8.
coach-jack-several = Zakończ tę turę jako jeden z kilku podejrzanych, a wygrasz.
coach-accuse-now = Został tylko jeden podejrzany: { $names }. Ktoś może tam teraz dojść: oskarż!
coach-last-round = Ostatnia runda: oskarż podejrzanego, zanim się skończy, bo inaczej wygra Jack.
coach-leave-now = Wyjście jest w zasięgu: opuść planszę i wygrywasz.
coach-leave-card = Nie było cię widać, a twoja postać dosięgnie wyjścia: zagraj jej kartę i uciekaj.
coach-end = Już mnie nie potrzebujesz, więc milknę. W ustawieniach można mnie przywołać.

## Dlaczego ktoś jest wykluczony

log-reason-seen = { $count ->
    [one] { $jack } jest widoczny, a poza widokiem: { $names }, więc to nie ta postać
    [few] { $jack } jest widoczny, a poza widokiem: { $names }, więc to nikt z nich
    [many] { $jack } jest widoczny, a poza widokiem: { $names }, więc to nikt z nich
   *[other] { $jack } jest widoczny, a poza widokiem: { $names }, więc to nikt z nich
}
log-reason-unseen = { $count ->
    [one] { $jack } jest niewidoczny, a na widoku: { $names }, więc to nie ta postać
    [few] { $jack } jest niewidoczny, a na widoku: { $names }, więc to nikt z nich
    [many] { $jack } jest niewidoczny, a na widoku: { $names }, więc to nikt z nich
   *[other] { $jack } jest niewidoczny, a na widoku: { $names }, więc to nikt z nich
}
log-reason-nobody = Odpowiedź pasuje do każdego z podejrzanych: nikt nie jest wykluczony

## Po grze

review-no-answer = Gra skończyła się, zanim zapytano świadków.
review-nobody-cleared = Żadna odpowiedź świadków nikogo nie wykluczyła: to przesądziło.
review-turned = { $game ->
    [pocket] Przełom nastąpił w turze { $turn }
   *[other] Przełom nastąpił w rundzie { $turn }
}: { $cleared ->
    [one] jedna wykluczona osoba
    [few] { $cleared } wykluczone osoby naraz
    [many] { $cleared } wykluczonych osób naraz
   *[other] { $cleared } wykluczonej osoby naraz
}, zostało { $left }.
review-good-split = { $game ->
    [pocket] Dobra robota w turze { $turn }
   *[other] Dobra robota w rundzie { $turn }
}: { $cleared } na { $left }, pytanie cenne bez względu na odpowiedź.
review-good-alibi = { $count ->
    [one] Dobra robota: jedna karta Alibi trafiła do ciebie przed Mr Jackiem
    [few] Dobra robota: { $count } karty Alibi trafiły do ciebie przed Mr Jackiem
    [many] Dobra robota: { $count } kart Alibi trafiło do ciebie przed Mr Jackiem
   *[other] Dobra robota: { $count } karty Alibi trafiły do ciebie przed Mr Jackiem
}.
review-good-unseen = Dobra robota: { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razu
} w ukryciu, gdy pytano świadków.
review-good-cards = { $count ->
    [one] Dobra robota: jedna dobrana karta Alibi z jej klepsydrami.
    [few] Dobra robota: { $count } dobrane karty Alibi z klepsydrami.
    [many] Dobra robota: { $count } dobranych kart Alibi z klepsydrami.
   *[other] Dobra robota: { $count } dobranej karty Alibi z klepsydrami.
}
review-good-escape = Dobra robota: udało się zakończyć rundę w ukryciu blisko wyjścia i uciec.
review-good-end = Dobra robota: gra do samego końca i trochę więcej doświadczenia.
review-try-split = { $game ->
    [pocket] Następnym razem, zanim odezwą się świadkowie: w turze { $turn } było
   *[other] Następnym razem, zanim odezwą się świadkowie: w rundzie { $turn } było
} { $cleared } na { $left }. Bliżej połowy można dowiedzieć się więcej.
review-try-alibi = Następnym razem zostaw Mr Jackowi mniej kart Alibi niż { $count }: dają mu klepsydry.
review-try-hide = Następnym razem kończ więcej tur w ukryciu. Każda to klepsydra.
review-try-dark = Następnym razem częściej szukaj mroku. Kto kończy rundę w ukryciu, w następnej może uciec.
review-try-cards = Następnym razem weź kartę Alibi, gdy nic innego nie nagli: daje klepsydry.
review-try-crowd = Następnym razem trzymaj się większej grupy podejrzanych, na widoku lub w ukryciu. Tłum strzeże tajemnicy.
review-try-wait = Następnym razem: podejrzanych było jeszcze { $count }. Zapytaj świadków raz jeszcze, zanim oskarżysz.
review-try-suspect = Następnym razem oskarż ostatniego podejrzanego. Wszyscy inni są niewinni.
review-try-exits = Następnym razem, gdy Jacka nie było widać, pilnuj wyjść. Uciekł w rundzie { $turn }.
review-try-level = Następnym razem spróbuj wyższego poziomu albo drugiej strony.
review-try-again = Następnym razem spróbuj jeszcze raz tą samą stroną albo na niższym poziomie.

## Podpowiedzi

hint-reason = { $why } Szanse na wygraną: około { $percent }%, przy drugim najlepszym wyborze { $second }%.
hint-only = { $why } Szanse na wygraną: około { $percent }%.
hint-alibi = To na pewno kogoś wyklucza i odbiera Mr Jackowi klepsydry z karty.
hint-alibi-perhaps = To może kogoś wykluczyć i odbiera Mr Jackowi klepsydry z karty.
hint-jack-alibi = Klepsydry z karty są twoje i nikt nie widzi, kto na niej jest.
hint-split = Wtedy na widoku jest { $seen }, w ukryciu { $hidden }: zostanie najwyżej { $most }.
hint-split-later = Na razie na widoku jest { $seen }; ale któryś z pozostałych żetonów może jeszcze dać { $later } na widoku i { $hidden } w ukryciu.
hint-step-later = Na razie na widoku jest { $seen }; następny krok może dać { $later } na widoku i { $hidden } w ukryciu.
hint-chase = Dzięki temu widać ostatniego podejrzanego.
hint-chase-later = To przygotowuje wypatrzenie ostatniego podejrzanego.
hint-jack-hidden = Wtedy cię nie widać; w ukryciu jest { $count }.
hint-jack-seen = Wtedy cię widać, ale na widoku jest { $count }: odpowiedź niewiele powie.
hint-jack-alone = Będziesz jedynym podejrzanym na widoku albo jedynym poza nim: odpowiedź cię zdradzi.
hint-accuse = To musi być ta postać: oskarż.
hint-accuse-now = Czekanie nic już nie da: oskarż i licz na szczęście.
hint-leave = Otwarte wyjście: uciekasz i wygrywasz.
hint-guard = Jeśli ty zagrasz tą postacią, w tej rundzie nie ucieknie { $name }.
hint-card-split = { $name }: tą postacią uzyskasz { $seen } na widoku i { $hidden } w ukryciu.
hint-jack-card-hidden = { $name }: dzięki tej postaci możesz się ukryć, a w ukryciu będzie { $count }.
hint-jack-card-seen = { $name }: na widoku może was być { $count }, a przeciwnik nie dostanie tej karty.
hint-jack-card = { $name } nie trafi wtedy do przeciwnika.
hint-unexplained = Tak zagrałby gracz na tym poziomie.

## Jak blisko jest każda strona i pomoce dla umysłu

standing-suspects = Podejrzani
standing-to-one = { $count } → 1
standing-suspects-said = { $count ->
    [one] Został jeden podejrzany.
    [few] Zostało { $count } podejrzanych.
    [many] Zostało { $count } podejrzanych.
   *[other] Zostało { $count } podejrzanego.
} { $game ->
    [pocket] Detektyw wygrywa, gdy zostanie jeden.
   *[other] Detektyw musi odkryć, kto z nich jest Jackiem.
}
standing-hourglasses = Klepsydry Mr Jacka
standing-of = { $count } z { $goal }
standing-range = { $least }–{ $most } z { $goal }
standing-hourglasses-said = Mr Jack ma { $least ->
    [0] zero klepsydr
    [one] jedną klepsydrę
    [few] { $least } klepsydry
    [many] { $least } klepsydr
   *[other] { $least } klepsydry
}. Sześć daje zwycięstwo.
standing-hourglasses-range-said = Klepsydry Mr Jacka: od { $least } do { $most }, bo jego karty są zakryte. Sześć daje zwycięstwo.
standing-rounds = Runda
standing-rounds-said = Runda { $round } z 8. Jack wygrywa, jeśli po ostatniej jest nadal wolny.
standing-witness-visible = Karta świadka: widoczny. Jack nie może uciec w tej rundzie.
standing-witness-invisible = Karta świadka: niewidoczny. Jack może uciec w tej rundzie!
what-if-seen = Jeśli Jack jest widoczny, zostają:
what-if-hidden = Jeśli nie jest widoczny, ci:
hint = Podpowiedź
hint-take = Skorzystaj
hint-asking = Myślę…
hint-none = Teraz nie ma podpowiedzi.
hint-withheld = Nie ma podpowiedzi w grze z drugą osobą: to nie byłoby uczciwe.
seen-now = na widoku
unseen-now = w ukryciu
why-others-turn = To nie twoja kolej: gra { $seat }.
why-no-street = chodzi się tylko po ulicach
turns = Tura po turze
turns-none = Świadków jeszcze nie pytano.
turns-turn = Tura
turns-round = Runda
turns-seen = Podejrzani na widoku
turns-answer = Jack był
turns-was-seen = widoczny
turns-was-not-seen = niewidoczny
turns-cleared = Wykluczeni
nobody = nikt
more = Więcej
you-gave-up = Poddajesz grę.
pencil-innocent = { $name }: pewnie nie Jack
pencil-likely = { $name }: może to Jack
aids = Pomoce
aid-what-if = Pokaż twarze tych, którzy by zostali
aid-pencil = Znaki ołówkiem przy podejrzanych
aid-turns = Tabela tur
aid-believed = Dla Jacka: w co przeciwnik może jeszcze wierzyć
coaching-first = W pierwszej grze
coaching-always = Zawsze
coaching-never = Nigdy
face-down = Trzymaj mój sekret zakryty
standing-exits = Otwarte wyjścia: { $exits }
own-cards = Nie Jack:
believed = Przeciwnik wciąż podejrzewa: { $count }
believed-range = Przeciwnik wciąż podejrzewa: { $least }–{ $most }
believed-seen = Na widoku, jak ty: { $count }
believed-hidden = W ukryciu, jak ty: { $count }
