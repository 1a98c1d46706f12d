# Rivedere le partite finite, condividerle e guardarne altre.

replay-play = Riproduci
replay-pause = Pausa
replay-turn-back = { $game ->
    [classic] Turno precedente
   *[other] Turno precedente
}
replay-turn-on = { $game ->
    [classic] Turno successivo
   *[other] Turno successivo
}
replay-moment = Momento
replay-speed = Velocità
replay-times = { $speed }×
share-moment = Condividi questo momento
picture-png = Immagine
picture-svg = SVG
picture-download = Scarica un’immagine di questo momento in { $kind }
