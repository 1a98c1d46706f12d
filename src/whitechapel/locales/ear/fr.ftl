# Français.

## Listes et lieux

list-and = { $names } et { $last }
ear-place = { $place } : { $what }
ear-hex = { $hex }, { $part } : { $what }
space-0 = au-dessus de la colonne de gauche
space-1 = au-dessus de la colonne du milieu
space-2 = au-dessus de la colonne de droite
space-3 = à droite de la rangée du haut
space-4 = à droite de la rangée du milieu
space-5 = à droite de la rangée du bas
space-6 = sous la colonne de droite
space-7 = sous la colonne du milieu
space-8 = sous la colonne de gauche
space-9 = à gauche de la rangée du bas
space-10 = à gauche de la rangée du milieu
space-11 = à gauche de la rangée du haut
part-N = nord
part-NE = nord-est
part-E = est
part-SE = sud-est
part-S = sud
part-SW = sud-ouest
part-W = ouest
part-NW = nord-ouest
part-C = centre

## Ce qu’il y a quelque part

ear-suspect = parmi les suspects
ear-cleared = personnage innocenté
ear-innocent = personnage innocent
ear-cleared-name = { $name } (personnage innocenté)
ear-no-tile = pas encore de quartier
ear-wall-N = mur au nord
ear-wall-E = mur à l’est
ear-wall-S = mur au sud
ear-wall-W = mur à l’ouest
ear-no-wall = sans mur
ear-seen-by = en vue de { $detectives }
ear-seen-by-nobody = hors de vue
ear-empty = vide
ear-view = { $count ->
    [one] un quartier en vue
   *[other] { $count } quartiers en vue
} : { $names }
ear-view-nobody = rien en vue, un mur bouche la rue
ear-building = maisons
ear-garden = jardin
ear-lamp = bec de gaz { $number }, allumé
ear-lamp-plain = bec de gaz sans numéro, allumé
ear-lamp-unlit = bec de gaz, éteint
ear-manhole-open = bouche d’égout ouverte
ear-manhole-covered = bouche d’égout fermée
ear-gate = sortie { $exit } ici
ear-gate-hex = accès par { $hex }
ear-open = ouverte
ear-shut = barrée par un cordon
ear-lantern = lanterne vers le { $facing }
ear-seen-lamp = en vue, à la lueur du bec de gaz en { $hex }
ear-seen-neighbour = en vue, à côté de { $names }
ear-seen-lantern = en vue, dans le faisceau de Watson
ear-not-seen = hors de vue
ear-lit-lamp = à la lueur du bec de gaz en { $hex }
ear-lit-lantern = dans le faisceau de Watson
ear-beside = dans l’ombre, à côté de { $names }
ear-dark = dans l’ombre
ear-ways = rues : { $directions }

## Toute la position

ear-to-play = { $turn }, { $number }, à { $seat } de jouer
ear-chance = { $turn } : le hasard décide
ear-in-play = { $name } est en train d’agir
ear-you-seen = Vous êtes { $name }, et on vous voit maintenant
ear-you-unseen = Vous êtes { $name }, et on ne vous voit pas maintenant
ear-seen = Suspects en vue : { $names }
ear-unseen = Hors de vue : { $names }
ear-stands = { $detective } se tient { $place }
ear-sees = { $detective }, { $place }, voit { $names }
ear-sees-nobody = { $detective }, { $place }, ne voit personne : un mur bouche la rue
ear-tokens-left = Actions restantes : { $tokens }
ear-tokens-next = Actions du prochain tour : { $tokens }
ear-hourglasses = { $count ->
    [0] Mr. Jack n’a encore aucun sablier ; il lui en faut 6
    [one] Mr. Jack a un sablier ; il lui en faut 6
   *[other] Mr. Jack a { $count } sabliers ; il lui en faut 6
}
ear-hourglasses-between = Mr. Jack a de { $least } à { $most } sabliers, selon ses cartes cachées ; il lui en faut 6
ear-witness = La carte Témoin indique { $shown }
ear-people = Sur le plateau : { $people }
ear-lamps = Becs de gaz allumés : { $lamps }
ear-lamp-on = { $number } en { $hex }
ear-lamp-plain-on = un sans numéro en { $hex }
ear-exits = Sorties ouvertes : { $exits }
ear-exit-by = { $exit } par { $hex }
ear-covers = Bouches d’égout fermées : { $hexes }
ear-cards-left = Personnages restants ce tour : { $names }
ear-cards-next = Personnages du prochain tour : { $names }

## Pourquoi quelqu’un est vu ou non

sight-one = { $detective } voit { $name }.
sight-elsewhere = { $detective } ne regarde pas dans la rue de { $name }.
sight-wall-near = Un mur entre { $detective } et { $name } cache le quartier.
sight-wall-before = Un mur arrête le regard de { $detective } avant { $name }.
sight-seen = { $name } est en vue de { $detectives }.
sight-nobody-looks = Aucun détective ne regarde dans une rue de { $name }.
sight-walls = Des murs cachent { $name } à { $detectives }.
sight-lamp = { $name } se tient à côté du bec de gaz en { $hex }.
sight-unlit = Le bec de gaz à côté de { $name } est éteint, et personne n’est tout près.
sight-neighbour = { $name } se tient à côté de { $other }.
sight-lantern = La lanterne de Watson éclaire { $name }.
sight-dark = { $name } se tient dans l’ombre, sans voisin.

## La table au clavier, et en mots

keys-play = Jouer
keys-walk = Parcourir le plateau
keys-ask = Demander
keys-look = Regarder
key-tray = C : aux actions ou aux personnages, ou à Confirmer
key-board = B : au plateau
key-next = Tab : à l’élément suivant
key-walk = Flèches : d’un lieu à l’autre
key-walk-hexes = Flèches : haut nord, bas sud, gauche nord-ouest, droite sud-est ; avec Maj gauche sud-ouest, droite nord-est
key-ends = Début, Fin : le premier et le dernier choix possible
key-people = Page préc., Page suiv. : de figurine en figurine
key-coordinates = G : afficher ou masquer les noms des cases
key-sight = S : qui voit qui
key-news = N : ce qui a changé depuis votre dernière action
key-overview = O : où en est la partie
key-again = M : répéter le dernier message
key-in-words = I : tout en mots, à lire
show-coordinates = Afficher les noms des cases de Mr. Jack
in-words = En mots
in-words-sight = Qui voit qui
in-words-places = Lieu par lieu
ear-nothing-new = Il ne s’est encore rien passé.
ear-edge = Le plateau s’arrête ici.
