# Français. Un message par chose dite ; les noms des messages sont communs à toutes les langues.

## La maison

title = Whitechapel
tagline = Deux parties de cache-cache dans le brouillard
notice = Projet sans lien avec l’éditeur des jeux. Mr. Jack et Mr. Jack Pocket lui appartiennent ; les textes, les dessins et le code d’ici sont les nôtres.
home = Accueil
rules = Règles
settings = Réglages
language = Langue
close = Fermer
loading = Un instant…

## Les jeux

game-pocket = Mr. Jack Pocket
game-classic = Mr. Jack
game-pocket-about = Neuf quartiers, quatre actions par tour, huit tours. Un quart d’heure.
game-classic-about = Les rues de Whitechapel à la lueur des becs de gaz. Une demi-heure.
seat-jack = Mr. Jack
seat-detective = { $game ->
    [pocket] l’Enquêteur
   *[other] l’Enquêteur
}
seat-chance = le hasard

## Accueil

play-jack = Jouer Mr. Jack
play-detective = { $game ->
    [pocket] Jouer l’Enquêteur
   *[other] Jouer l’Enquêteur
}
play-any = Au hasard
play-friend = Inviter un ami
play-hotseat = À deux sur cet appareil
watch = Regarder deux IA
my-games = Mes parties
my-games-none = Aucune partie pour l’instant. Un clic ci-dessus suffit.
options = Options
level = Force de l’IA
level-name = Niveau { $level }
edition = Plateau
edition-revised_2016 = Révisé, 2016
edition-first_2006 = Première édition, 2006
option-lit_gaslight_blocks_lantern = Les becs de gaz allumés arrêtent la lanterne de Watson
your-turn-mark = à vous
waiting-mark = en attente
over-mark = terminée
game-against = vous êtes { $seat }
friend-seat = Quel camp prenez-vous ?
friend-link = Envoyez ce lien à votre ami. Il ne sert qu’une fois.
friend-qr = Le lien en code QR
copy = Copier le lien
copied = Copié
share = Partager
waiting-for-friend = En attente de votre ami…
join-title = Une invitation pour vous
join-text = Un ami vous garde une place à { $game }.
join = Prendre place

## La table

turn = Tour { $turn } sur 8
round = Tour { $turn } sur 8
your-turn = À vous de jouer
turn-of = { $seat } réfléchit…
looking-on = Vous regardez la partie
game-over = La partie est terminée
the-chase = La poursuite est lancée
action-number = action { $number } sur 4
play-number = personnage { $number } sur 4
confirm = Confirmer
pick-token = Choisissez une action
pick-card = Choisissez un personnage
pick-target = Choisissez où
pick-second = Et avec lequel ?
pick-turn = Dans quel sens ?
cancel = Annuler
resign = Abandonner
resign-sure = Vraiment abandonner ?
takeback = Reprendre le coup
takeback-ask = Demander à reprendre
takeback-asked = Votre adversaire demande à reprendre sa dernière action.
takeback-waiting = C’est demandé. En attente de la réponse…
agree = Accepter
decline = Refuser
tokens = Actions
tokens-next = Tour suivant
tokens-thrown = À lancer
cards = Personnages
cards-next = Tour suivant
used = joué
suspects = Suspects
cleared = Disculpés
innocent = Innocents
split = Vus { $seen } · Cachés { $hidden }
alibi-held = { $count ->
    [0] Mr. Jack n’a pas de carte Alibi
    [one] Mr. Jack a une carte Alibi
   *[other] Mr. Jack a { $count } cartes Alibi
}
alibi-taken = { $seat } : { $count ->
    [0] aucune carte Alibi
    [one] une carte Alibi
   *[other] { $count } cartes Alibi
}
cards-shown = Cartes Alibi montrées : { $cards }
witness = Témoins :
witness-visible = Visible
witness-invisible = Invisible
lamp-goes-out = Le bec de gaz { $number } va s’éteindre
hourglasses = { $count ->
    [0] aucun sablier
    [one] un sablier
   *[other] { $count } sabliers
}
peek = Maintenir pour voir
peek-hint = Maintenez le bouton ou la touche P
secret-you-are = Vous êtes { $name }
secret-jack-is = Mr. Jack est { $name }
secret-cards = Vos cartes : { $cards }
secret-no-cards = Aucune carte
log = Le fil de la partie
looking-back = Vous regardez un moment passé
return-now = Revenir au présent
skip = Passer
sound-on = Son activé
sound-off = Son coupé
line-lost = Connexion perdue. Nouvel essai…
board-pocket = Le district
board-classic = Whitechapel
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Voir tout le plateau
keys-title = Tout au clavier
key-arrows = Flèches : parcourir ce qui peut être choisi
key-enter = Entrée : choisir, confirmer
key-escape = Échap : revenir en arrière
key-letters = Lettres et chiffres : choisir une action ou un personnage
key-peek = P (maintenue) : voir votre secret
key-split = V : montrer ou cacher qui est vu
key-log = [ et ] : remonter la partie, pas à pas
key-help = ? : cette page

## Pourquoi un choix est impossible

why-used = déjà joué ce tour-ci
why-not-turn = ce n’est pas à vous de jouer
why-rotated = déjà tournée ce tour-ci

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
log-throw = Les jetons tombent : { $tokens }
log-card = Carte piochée : { $name }
log-card-hidden = Une carte est piochée face cachée
log-identity = Mr. Jack est { $name }
log-identity-hidden = Mr. Jack pioche son identité
log-tiles = Le district est en place
log-shuffle = Les personnages de ce tour : { $names }
log-play = { $who } joue { $name }
log-move = { $name } va en { $hex }
log-accuse = { $who } accuse { $name } !
log-leave = Mr. Jack quitte Whitechapel par la route du { $exit }
log-stay = { $name } ne peut aller nulle part et reste sur place
log-swap = { $name } et { $other } échangent leurs places
log-face = La lanterne de Watson se tourne vers le { $facing }
log-lamp = Le bec de gaz passe de { $from } à { $to }
log-cordon = Le cordon passe de la sortie { $from } à la sortie { $to }
log-cover = La plaque d’égout passe de { $from } à { $to }
log-whistle = Goodley siffle : { $name } vient en { $hex }
log-whistle-nobody = Goodley siffle, mais personne ne peut s’approcher
log-seen = Appel à témoin : Mr. Jack est vu
log-unseen = Appel à témoin : Mr. Jack n’est pas vu
log-visible = Appel à témoin : Mr. Jack est visible
log-invisible = Appel à témoin : Mr. Jack est invisible
log-chase = La poursuite commence : un suspect, six sabliers
log-joined = { $who } prend place
log-resigned = { $who } abandonne
log-takeback-offered = { $who } demande à reprendre une action
log-takeback-declined = La reprise est refusée
log-taken-back = Une action est reprise
log-rematch = Une revanche est proposée
log-borrowed = Ici, la partie a été reprise
log-suspects-left = { $count ->
    [one] Il reste un suspect
   *[other] Il reste { $count } suspects
}

## La fin

you-win = Vous gagnez
you-lose = Vous perdez
wins = { $who } gagne
reason-one-suspect = Il ne reste qu’un suspect : { $name }.
reason-both-goals-seen = Six sabliers, mais les témoins ont vu { $name } au dernier appel.
reason-both-goals-unseen = Le dernier suspect est resté dans l’ombre, avec six sabliers.
reason-six-hourglasses = Mr. Jack a six sabliers.
reason-eight-turns = Les huit tours sont passés et Mr. Jack n’a pas été démasqué.
reason-chase-lost = Fin de la poursuite : les témoins ont vu { $name }.
reason-chase-survived = Mr. Jack est resté caché jusqu’au bout de la poursuite.
reason-right-accusation = L’accusation était juste : Mr. Jack, c’était { $name }.
reason-wrong-accusation = L’accusation était fausse.
reason-escape = Mr. Jack a quitté Whitechapel.
reason-round-8-over = Les huit tours sont passés et Mr. Jack n’a pas été pris.
reason-resignation = { $who } abandonne.
jack-was = Mr. Jack, c’était { $name }
jack-cards-were = Ses cartes Alibi : { $cards }
detective-cards-were = Cartes Alibi de l’Enquêteur : { $cards }
rematch = Revanche, rôles inversés
replay = Revoir la partie
download = Télécharger la partie
verify = Vérifier la donne
verify-good = Chaque carte, chaque lancer et chaque mélange découle de l’engagement pris avant la partie.
verify-bad-deal = Cet enregistrement ne révèle aucune donne à vérifier.
verify-bad-commitment = Le secret révélé n’est pas celui engagé avant la partie.
verify-bad-event = L’événement de hasard nº { $number } ne découle pas de la donne.
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

lens = Par les yeux de qui ?
lens-detective = Ce que savait { $seat }
lens-jack = Ce que savait Mr. Jack
lens-complete = Tout
step-first = Début
step-back = Précédent
step-on = Suivant
step-last = Fin
step-number = { $number } sur { $count }
link-copied = Le lien vers cette partie est copié
play-on = Rejouer à partir d’ici
play-on-known = Vous savez qui était Mr. Jack. L’IA ne sait que ce que savait son camp.
play-on-over = La partie s’arrête ici : revenez en arrière pour rejouer.

## Réglages

theme = Thème
theme-dark = Nuit
theme-light = Jour
theme-contrast = Contraste élevé
speed = Animations
speed-slow = Lentes
speed-normal = Normales
speed-fast = Rapides
speed-off = Aucune
auto-confirm = Jouer sans demander confirmation
sound = Son
show-split = Montrer qui serait vu

## Problèmes

problem-unknown-match = Cette partie n’existe pas ici. Elle a peut-être été jouée sur un autre serveur.
problem-seat-taken = Cette place est déjà prise.
problem-own-seat = Cette invitation vient de vous : envoyez le lien à un ami.
problem-stale = Autre chose s’est passé entre-temps. Regardez à nouveau.
problem-illegal = Ce n’est pas permis maintenant.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-over = La partie est terminée.
problem-no-takeback = Rien ne peut être repris maintenant.
problem-too-many = Trop de demandes à la fois. Attendez un instant.
problem-wrong-token = Cette place n’est pas la vôtre.
problem-old-rules = Cette partie a été jouée avec d’anciennes règles.
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
