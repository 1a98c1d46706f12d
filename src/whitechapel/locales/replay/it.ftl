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

watch-start = Guarda la partita
watching = Guardare
watching-held = In pausa. { $count ->
    [0] Il prossimo giocatore sta pensando.
    [one] Un evento attende.
   *[other] { $count } eventi attendono.
}
thinking-for = { $seconds } s
remove = Togli dall’elenco
my-games-remove = Togli dall’elenco { $game }, { $date }
my-games-removed = Tolta dall’elenco. Il tuo posto resta tuo.
undo = Annulla

not-found = Qui il lampione è spento
not-found-ways = Come proseguire
