# Revoir des parties, les partager, et en regarder d’autres.

replay-play = Lecture
replay-pause = Pause
replay-turn-back = { $game ->
    [classic] Tour précédent
   *[other] Tour précédent
}
replay-turn-on = { $game ->
    [classic] Tour suivant
   *[other] Tour suivant
}
replay-moment = Moment
replay-speed = Vitesse
replay-times = { $speed }×
share-moment = Partager ce moment
picture-png = Image
picture-svg = SVG
picture-download = Télécharger une image de ce moment en { $kind }

watch-start = Regarder la partie
watching = Regarder
watching-held = En pause. { $count ->
    [0] Le joueur suivant réfléchit.
    [one] { $count } événement attend.
   *[other] { $count } événements attendent.
}
thinking-for = { $seconds } s
remove = Retirer de la liste
my-games-remove = Retirer de la liste { $game }, { $date }
my-games-removed = Retirée de la liste. Votre place reste la vôtre.
undo = Annuler

not-found = Ici, le réverbère est éteint
not-found-ways = Par où continuer
