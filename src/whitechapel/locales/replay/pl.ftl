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
