# Français. Un message par chose dite ; les noms des messages sont communs à toutes les langues.

## La maison

title = Whitechapel
tagline = Deux jeux de cache-cache dans le brouillard
notice = Projet sans lien avec l’éditeur des jeux. Mr. Jack et Mr. Jack Pocket lui appartiennent ; les textes, les dessins et le code d’ici sont les nôtres.
home = Accueil
learn = Apprendre
rules = Règles
settings = Réglages
language = Langue
close = Fermer
loading = Un instant…

## Les jeux

game-pocket = Mr. Jack Pocket
game-classic = Mr. Jack
game-pocket-about = Démasquez Mr. Jack parmi neuf suspects, ou restez caché huit tours. 15 minutes.
game-classic-about = Traquez Jack à la lueur des becs de gaz, avant qu’il ne quitte Whitechapel. 30 minutes.
seat-jack = { $game ->
    [pocket] Mr. Jack
   *[other] Jack
}
seat-detective = { $game ->
    [pocket] l’Enquêteur
   *[other] l’Enquêteur
}
seat-chance = le hasard

## La table

turn = { $turns ->
    [0] Tour { $turn }
   *[other] Tour { $turn } sur { $turns }
}
round = { $turns ->
    [0] Tour { $turn }
   *[other] Tour { $turn } sur { $turns }
}
your-turn = À vous de jouer
turn-of = { $seat } réfléchit…
looking-on = Vous regardez la partie
game-over = La partie est terminée
show-ending = Voir le résultat
the-chase = La course-poursuite est lancée
action-number = action { $number } sur 4
play-number = personnage { $number } sur 4
confirm = Confirmer
pick-token = Choisissez une action
pick-card = Choisissez un personnage
pick-target = Choisissez un endroit
pick-second = Échanger avec quel quartier ?
pick-turn = Dans quel sens ?
cancel = Annuler
resign = Abandonner
resign-sure = Vraiment abandonner ?
danger-sure = { $action }. Cela peut faire perdre la partie aussitôt. Vraiment ?
takeback = Reprendre le coup
takeback-ask = Demander à reprendre le coup
takeback-asked = Votre adversaire demande à reprendre sa dernière action.
takeback-waiting = En attente de la réponse…
takeback-secret = L’IA a répondu. Elle cache quelque chose et ne reprend donc pas sa réponse.
takeback-spent = Vous avez repris autant de coups qu’une partie le permet.
takeback-too-long = Cette partie est devenue trop longue pour reprendre quoi que ce soit.
match-too-long = Cette partie est devenue trop longue : on ne peut plus que l’abandonner.
agree = Accepter
decline = Refuser
tokens = Actions
tokens-next = Tour suivant
tokens-thrown = Sur le point d’être lancés
cards = Personnages
cards-next = Tour suivant
used = joué
rotated = pivoté ce tour-ci
suspects = Suspects
cleared = Innocentés
innocent = Innocents
split = Vus { $seen } · Cachés { $hidden }
alibi-held = { $count ->
    [0] Mr. Jack n’a pas encore pioché de carte Alibi
    [one] Mr. Jack a pioché une carte Alibi
   *[other] Mr. Jack a pioché { $count } cartes Alibi
}
alibi-taken = { $seat } : { $count ->
    [0] aucune carte Alibi
    [one] une carte Alibi
   *[other] { $count } cartes Alibi
}
cards-shown = Cartes Alibi montrées : { $cards }
witness = Carte Témoin :
witness-visible = Visible
witness-invisible = Invisible
lamp-goes-out = Le bec de gaz { $number } s’éteindra à la fin du tour
hourglasses = { $count ->
    [0] aucun sablier
    [one] un sablier
   *[other] { $count } sabliers
}
peek = Maintenir : voir votre secret
peek-hint = Maintenez le bouton ou la touche P
secret-you-are = Vous êtes { $name }
secret-jack-is = { $game ->
    [classic] Jack est { $name }
   *[other] Mr. Jack est { $name }
}
secret-cards = Vos cartes Alibi : { $cards }
secret-no-cards = Pas encore de carte Alibi
log = Journal
looking-back = Vous regardez un moment passé
return-now = Revenir à la partie
skip = Passer
sound-on = Son activé
sound-off = Son coupé
line-lost = Connexion perdue. Nouvel essai…
ai-hurried = Le serveur est chargé : l’IA réfléchit moins longtemps
board-pocket = Le district
board-classic = Whitechapel
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Voir tout le plateau
keys-title = Raccourcis clavier
key-arrows = Flèches : parcourir les choix
key-enter = Entrée : choisir, confirmer
key-escape = Échap : annuler
key-letters = Lettres et chiffres : choisir une action ou un personnage
key-peek = P (maintenue) : voir votre secret
key-split = V : montrer ou cacher qui est vu
key-log = , et . : reculer et avancer dans la partie
key-help = ? : cette page

## Pourquoi un choix est impossible

why-used = déjà joué ce tour-ci
why-not-turn = ce n’est pas à vous de jouer
why-rotated = déjà pivoté ce tour-ci
why-no-token = ce jeton n’est pas disponible
why-chance = c’est au hasard d’en décider
why-joker = seul Mr. Jack peut ne déplacer personne
why-card = pas disponible ce tour-ci
why-choose-first = choisissez d’abord un personnage
why-in-play = terminez d’abord avec { $name }
why-face-first = tournez d’abord la lanterne de Watson
why-watson-stays = Watson n’a pas été déplacé
why-ability = { $name } n’a pas ce pouvoir
why-whistle-first = il reste des points de sifflet à dépenser
why-ability-twice = le pouvoir a déjà été utilisé
why-move-twice = ce personnage s’est déjà déplacé
why-same-hex = le déplacement doit finir ailleurs
why-occupied = la case est occupée
why-reach = hors de portée
why-jack-accuses = seul l’Enquêteur peut accuser
why-accuse-self = personne ne s’accuse soi-même
why-gull = Gull doit échanger sa place
why-stay = seulement si aucune case n’est libre
why-swap-self = Gull ne peut pas échanger sa place avec lui-même
why-points-left = il reste des points qui peuvent être dépensés
why-piece = choisissez une pièce, puis une place libre
why-detective-leaves = seul Jack quitte le plateau
why-not-jack = seul le personnage de Jack peut sortir
why-witness = la carte Témoin doit montrer Invisible
why-cordon = un cordon ferme cette sortie
why-call-goodley = Goodley ne s’appelle pas lui-même
why-call-twice = déjà appelé par ce coup de sifflet
why-not-nearer = il faut finir plus près de Goodley
why-cost = il faut { $cost } points, il en reste { $points }
why-stranded = il resterait des points impossibles à dépenser

## Les actions en mots

token-alibi = Alibi
token-holmes = Holmes
token-watson = Watson
token-toby = Toby
token-rotation = Rotation
token-exchange = Échange
token-joker = Joker
verb-move = Se déplacer
verb-accuse = Accuser
verb-leave = Quitter le plateau
verb-stay = Rester sur place
verb-swap = Échanger les places
verb-face = Tourner la lanterne
verb-lamp = Déplacer un bec de gaz
verb-cordon = Déplacer un cordon
verb-cover = Déplacer une plaque d’égout
verb-whistle = Siffler
target-steps = { $detective } : { $steps ->
    [one] une case
   *[other] { $steps } cases
} dans le sens horaire
target-joker = { $detective } : une case dans le sens horaire
target-joker-nobody = Ne déplacer personne
target-area = { $area } : { $name }
target-turn-1 = Un quart de tour à droite
target-turn-2 = Un demi-tour
target-turn-3 = Un quart de tour à gauche
target-hex = { $hex }
target-person = { $name } en { $hex }
target-exit = Sortie { $exit }
target-facing = Vers le { $facing }
target-nobody = Personne ne peut être appelé
target-notation = { $action }
area-0 = en haut à gauche
area-1 = en haut au milieu
area-2 = en haut à droite
area-3 = au milieu à gauche
area-4 = au centre
area-5 = au milieu à droite
area-6 = en bas à gauche
area-7 = en bas au milieu
area-8 = en bas à droite
facing-N = nord
facing-NE = nord-est
facing-SE = sud-est
facing-S = sud
facing-SW = sud-ouest
facing-NW = nord-ouest
exit-NW = nord-ouest
exit-NE = nord-est
exit-SW = sud-ouest
exit-SE = sud-est

## Le fil de la partie

log-alibi = { $who } pioche une carte Alibi
log-holmes = { $who } avance Holmes { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
}
log-watson = { $who } avance Watson { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
}
log-toby = { $who } avance Toby { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
}
log-joker = { $who } avance { $detective } d’une case avec le joker
log-joker-nobody = { $who } ne déplace personne avec le joker
log-rotation = { $who } fait pivoter le quartier { $area } : { $quarters ->
    [1] un quart de tour à droite
    [2] un demi-tour
   *[other] un quart de tour à gauche
}
log-exchange = { $who } échange les quartiers { $area } et { $other }
log-throw = Jetons lancés : { $tokens }
log-card = Carte piochée : { $name }
log-card-hidden = Une carte est piochée face cachée
log-identity = { $game ->
    [classic] Jack est { $name }
   *[other] Mr. Jack est { $name }
}
log-identity-hidden = { $game ->
    [classic] Jack pioche son identité
   *[other] Mr. Jack pioche son identité
}
log-tiles = Le district est en place
log-shuffle = Les personnages de ce tour : { $names }
log-play = { $who } joue { $name }
log-move = { $name } va en { $hex }
log-accuse = { $who } accuse { $name } !
log-leave = Jack quitte Whitechapel par la sortie { $exit }
log-stay = { $name } ne peut aller nulle part et reste sur place
log-swap = { $name } et { $other } échangent leurs places
log-face = La lanterne de Watson se tourne vers le { $facing }
log-lamp = Le bec de gaz passe de { $from } à { $to }
log-cordon = Le cordon passe de la sortie { $from } à la sortie { $to }
log-cover = La plaque d’égout passe de { $from } à { $to }
log-whistle = Goodley siffle : { $name } vient en { $hex }
log-whistle-nobody = Goodley siffle, mais personne ne peut s’approcher
log-appeal = Suspects en vue : { $names }
log-appeal-nobody = Aucun suspect n’est en vue
log-seen = Appel à témoin : Mr. Jack est vu
log-unseen = Appel à témoin : Mr. Jack n’est pas vu
log-visible = Appel à témoin : Jack est visible
log-invisible = Appel à témoin : Jack est invisible
log-cleared = Personnage innocenté : { $name }
log-token = { $who } prend le jeton Temps du tour { $turn }
log-lamp-out = Le bec de gaz { $number } en { $hex } s’éteint
log-chase = La course-poursuite commence : un suspect, six sabliers
log-notation = { $who } : { $action }
log-announced = { $text }
log-joined = { $who } prend place
log-resigned = { $who } abandonne
log-failed-crashed = Le bot a planté
log-failed-no-answer = Le bot n’a pas répondu
log-failed-too-late = Le bot a mis trop de temps
log-failed-nonsense = La réponse du bot n’avait pas de sens
log-failed-wrong-protocol = Le bot parle une autre version du protocole
log-failed-illegal-action = Le bot a choisi une action interdite
log-takeback-offered = { $who } demande à reprendre une action
log-takeback-declined = La reprise est refusée
log-taken-back = Une action est reprise
log-rematch = Une revanche est proposée
log-hint = { $who } demande un indice
log-borrowed = Reprise à partir d’ici
log-suspects-left = { $count ->
    [one] Il reste un suspect
   *[other] Il reste { $count } suspects
}

## La fin

you-win = Vous gagnez
you-lose = Vous perdez
wins = { $who } gagne
reason-one-suspect = Il ne reste qu’un suspect : { $name }.
reason-both-goals-seen = Mr. Jack a six sabliers, mais les témoins ont vu { $name } au dernier appel.
reason-both-goals-unseen = Il ne reste qu’un suspect, mais Mr. Jack est resté caché, avec six sabliers.
reason-six-hourglasses = Mr. Jack a six sabliers.
reason-eight-turns = Les huit tours sont passés et Mr. Jack n’a pas été démasqué.
reason-chase-lost = Fin de la course-poursuite : les témoins ont vu { $name }.
reason-chase-survived = Mr. Jack est resté caché jusqu’au bout de la course-poursuite.
reason-right-accusation = L’accusation était juste : Jack, c’était { $name }.
reason-wrong-accusation = L’accusation était fausse.
reason-escape = Jack a quitté Whitechapel.
reason-round-8-over = Les huit tours sont passés et Jack n’a pas été pris.
reason-resignation = { $who } abandonne.
jack-was = { $game ->
    [classic] Jack, c’était { $name }
   *[other] Mr. Jack, c’était { $name }
}
jack-cards-were = Ses cartes Alibi : { $cards }
detective-cards-were = Cartes Alibi de l’Enquêteur : { $cards }
rematch = Revanche, rôles inversés
replay = Revoir la partie
download = Télécharger la partie
verify = Vérifier la donne
verify-good = Tirage honnête : chaque carte, chaque lancer et chaque mélange correspond à la donne scellée avant la partie.
verify-bad-deal = Cet enregistrement ne révèle aucune donne à vérifier.
verify-bad-commitment = Le secret révélé n’est pas celui de l’engagement pris avant la partie.
verify-bad-event = L’événement de hasard nº { $number } ne découle pas de la donne.
verify-bad-words = Les mots ajoutés d’ici ne sont pas dans la donne.
verify-words = Les mots aléatoires ajoutés d’ici en font partie.
verify-count = { $count ->
    [one] Un tirage vérifié.
   *[other] { $count } tirages vérifiés.
}
verify-borrowed = { $count ->
    [one] Un autre tirage vient de la partie reprise ici.
   *[other] { $count } autres tirages viennent de la partie reprise ici.
}
new-game = Nouvelle partie

## Revoir

lens = Point de vue
lens-detective = Ce que savait { $seat }
lens-jack = { $game ->
    [classic] Ce que savait Jack
   *[other] Ce que savait Mr. Jack
}
lens-complete = Tout
step-first = Début
step-back = Précédent
step-on = Suivant
step-last = Fin
step-number = { $number } sur { $count }
link-copied = Le lien vers cette partie est copié
play-on = Continuer à partir d’ici
play-on-known = { $game ->
    [classic] Vous savez qui était Jack. L’IA ne sait que ce que savait son camp.
   *[other] Vous savez qui était Mr. Jack. L’IA ne sait que ce que savait son camp.
}
play-on-over = La partie s’arrête ici : revenez en arrière pour continuer.

## Réglages

theme = Thème
theme-dark = Nuit
theme-light = Jour
theme-contrast = Contraste élevé
colours = Couleurs des personnages
colours-usual = Habituelles
colours-safe = Adaptées au daltonisme
speed = Animations
speed-slow = Lentes
speed-normal = Normales
speed-fast = Rapides
speed-off = Aucune
auto-confirm = Ne pas demander de confirmation
sound = Son
show-split = Montrer qui serait vu

## Problèmes

problem-unknown-page = Cette page n’existe pas. Il manque peut-être une partie de l’adresse.
problem-unknown-match = Cette partie n’existe pas ici. Elle a peut-être été jouée sur un autre serveur.
problem-seat-taken = Cette place est déjà prise.
problem-own-seat = Cette invitation vient de vous : envoyez le lien à un ami.
problem-stale = La partie a avancé entre-temps. Regardez à nouveau.
problem-illegal = Ce n’est pas permis maintenant.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-over = La partie est terminée.
problem-no-takeback = Rien ne peut être repris maintenant.
problem-too-many = Trop de demandes. Attendez un instant.
problem-wrong-token = Cette place n’est pas la vôtre.
problem-old-rules = Cette partie a été jouée avec d’anciennes règles.
problem-unavailable = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
problem-other-commitment = Le serveur montre une autre donne qu’avant. Continuer ne serait pas équitable.
problem-other = Cela n’a pas marché. Réessayez.
problem-offline = Le serveur est injoignable.

## Les personnages et les pièces

name-bert = Jeremy Bert
name-goodley = Sgt Goodley
name-gull = Sir William Gull
name-lane = Joseph Lane
name-lestrade = Insp. Lestrade
name-madame = Madame
name-pizer = John Pizer
name-smith = John Smith
name-stealthy = Miss Stealthy
name-holmes = Sherlock Holmes
name-watson = Dr Watson
name-toby = Toby le chien
