# Oglądanie zakończonych gier, dzielenie się nimi i przyglądanie się innym.

replay-play = Odtwórz
replay-pause = Pauza
replay-turn-back = { $game ->
    [classic] Poprzednia runda
   *[other] Poprzednia tura
}
replay-turn-on = { $game ->
    [classic] Następna runda
   *[other] Następna tura
}
replay-moment = Moment
replay-speed = Szybkość
replay-times = { $speed }×
share-moment = Udostępnij ten moment
picture-png = Obrazek
picture-svg = SVG
picture-download = Pobierz obrazek tego momentu jako { $kind }

watch-start = Oglądaj grę
watching = Oglądanie
watching-held = Wstrzymano. { $count ->
    [0] Następny gracz myśli.
    [one] Czeka jedno zdarzenie.
    [few] Czekają { $count } zdarzenia.
    [many] Czeka { $count } zdarzeń.
   *[other] Czeka { $count } zdarzenia.
}
thinking-for = { $seconds } s
remove = Usuń z listy
my-games-remove = Usuń z listy { $game }, { $date }
my-games-removed = Usunięto z listy. Twoje miejsce pozostaje twoje.
undo = Cofnij

not-found = Tu latarnia zgasła
not-found-ways = Dokąd dalej
