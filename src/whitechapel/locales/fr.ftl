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
seat-jack = { $game ->
    [pocket] Mr. Jack
    [classic] Mr. Jack
   *[other] Jack
}
seat-detective = { $game ->
    [pocket] l’Enquêteur
   *[other] l’Enquêteur
}
seat-chance = le hasard
sign-jack = J
sign-detective = { $game ->
    [pocket] E
   *[other] E
}

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
opponent = Adversaire
opponent-ai = IA
opponent-bots = Bots de ce serveur
against-level = contre l’IA, niveau { $level }
against-bot = contre { $name }
option-edition = Plateau
option-edition-revised_2016 = Révisé, 2016
option-edition-first_2006 = Première édition, 2006
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
danger-sure = { $action }. Cela peut faire perdre la partie aussitôt. Vraiment ?
takeback = Reprendre le coup
takeback-ask = Demander à reprendre
takeback-asked = Votre adversaire demande à reprendre sa dernière action.
takeback-waiting = C’est demandé. En attente de la réponse…
takeback-secret = L’IA a répondu. Elle cache quelque chose et ne reprend donc pas sa réponse.
takeback-spent = Vous avez repris autant de coups qu’une partie le permet.
takeback-too-long = Cette partie est devenue trop longue pour reprendre quoi que ce soit.
match-too-long = Cette partie est devenue trop longue : on ne peut plus que l’abandonner.
agree = Accepter
decline = Refuser
tokens = Actions
tokens-next = Tour suivant
tokens-thrown = À lancer
cards = Personnages
cards-next = Tour suivant
used = joué
rotated = pivoté ce tour-ci
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
ai-hurried = Il y a foule : l’IA se hâte
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
why-rotated = déjà pivoté ce tour-ci
why-no-token = ce jeton n’est pas disponible
why-chance = c’est au hasard d’en décider
why-joker = seul Mr. Jack peut ne déplacer personne
why-card = cette carte n’est pas parmi celles qui restent ce tour-ci
why-choose-first = choisissez d’abord un personnage
why-in-play = terminez d’abord avec { $name }
why-face-first = tournez d’abord la lanterne de Watson
why-watson-stays = Watson n’a pas été déplacé
why-ability = { $name } n’a pas cette capacité
why-whistle-first = il reste des points de sifflet à dépenser
why-ability-twice = la capacité a déjà été utilisée
why-move-twice = ce personnage s’est déjà déplacé
why-same-hex = le déplacement doit finir ailleurs
why-occupied = la case est occupée
why-reach = hors de portée
why-jack-accuses = seul l’Enquêteur accuse
why-accuse-self = personne ne s’accuse soi-même
why-gull = Gull doit échanger sa place
why-stay = seulement si aucune case n’est libre
why-swap-self = Gull ne peut pas échanger avec lui-même
why-points-left = il reste des points qui peuvent être dépensés
why-piece = choisissez une pièce, puis une place libre
why-detective-leaves = seul Mr. Jack quitte le plateau
why-not-jack = seul le personnage de Mr. Jack peut sortir
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
log-appeal = Suspects en vue : { $names }
log-appeal-nobody = Aucun suspect n’est en vue
log-seen = Appel à témoin : Mr. Jack est vu
log-unseen = Appel à témoin : Mr. Jack n’est pas vu
log-visible = Appel à témoin : Mr. Jack est visible
log-invisible = Appel à témoin : Mr. Jack est invisible
log-cleared = { $name } est hors de cause
log-token = { $who } prend le jeton Temps du tour { $turn }
log-lamp-out = Le bec de gaz { $number } en { $hex } s’éteint
log-chase = La poursuite commence : un suspect, six sabliers
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

problem-unknown-page = Cette page n’existe pas. Il manque peut-être une partie de l’adresse.
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

## Le terminal

terminal-keys = ? touches · P secret · U reprendre · [ ] remonter · V vus · Q sortir
terminal-server-keys = ? aide · P secret · U reprendre · G abandon · [ ] remonter · V vus · Q sortir
terminal-replay-keys = ←→ pas à pas · Home/End · 1 2 3 quels yeux · V vus · Q sortir
terminal-enter = Entrée
terminal-escape = Échap
terminal-key-does = { $key } : { $what }
terminal-confirm-asked = Confirmer ?
terminal-looking-back = Vous regardez un moment passé ({ $way })
terminal-small = Cette fenêtre a { $columns } colonnes et { $rows } lignes. La table en demande { $wide } sur { $high } : agrandissez-la, s’il vous plaît.
terminal-key-peek = P : voir votre secret un instant (maintenez pour voir plus longtemps)
terminal-key-takeback = U : reprendre votre dernière action, si rien n’a été révélé
terminal-key-give-up = G : sur un serveur, abandonner la partie
terminal-key-leave = Q : quitter la table ; la partie est gardée
terminal-game = Jeu
terminal-side = Camp
terminal-quit = Quitter
terminal-continue = Continuer : { $game }, { $side }
terminal-borrowed = Empruntés à la partie { $match } : les premiers événements, { $count } en tout.
terminal-committed = La donne est déjà fixée ; son empreinte est { $commitment }.
terminal-seats = Vous jouez { $who }. Tapez ? à tout moment pour de l’aide.
terminal-seats-both = Deux personnes au même écran : un secret reste caché jusqu’à ce que son propriétaire tape secret. Tapez ? pour de l’aide.
terminal-to-act = À jouer : { $who }. Ce qui est possible :
terminal-numbered = Tapez une action ou son numéro.
terminal-grouped = Tapez une action, par exemple { $example }. Tapez list pour les voir toutes ({ $count }) avec leurs numéros.
terminal-help-now = Ce qui est possible maintenant :
terminal-help-commands =
    En plus des actions, vous pouvez taper
      list : toutes les actions avec leurs numéros
      board : la table encore une fois
      secret : ce que vous seul savez
      undo : reprendre votre dernière action, si rien n’a été révélé
      help : cette aide
      quit : sortir ; la partie est gardée
terminal-help-pocket = Les quartiers sont numérotés 0 1 2 / 3 4 5 / 6 7 8, rangée par rangée. Une étoile marque qui est vu, des parenthèses qui est disculpé.
terminal-help-classic = Une case est une lettre et un nombre. Jouer un personnage se fait par étapes : le personnage, le déplacement et la capacité.
terminal-secret-hide = Appuyez sur Entrée pour le cacher.
terminal-nothing = Rien n’a été tapé : tapez une action ou son numéro, ou ? pour de l’aide.
terminal-no-number = { $given } n’est pas le numéro d’une action : il y en a { $count }. Tapez list pour les voir.
terminal-not-now = « { $action } » n’est pas possible maintenant.
terminal-not-allowed = « { $action } » n’est pas possible maintenant : { $why }.
terminal-unreadable = « { $given } » n’est pas une action. Tapez list pour voir ce qui est possible, ou ? pour de l’aide.
terminal-left = Vous quittez la partie avant la fin.
terminal-saved = La partie est gardée dans { $place }. Pour continuer : whitechapel play --continue { $place }
terminal-server-left = Votre place est gardée. Pour revenir : whitechapel play --link { $link }
terminal-unsent = Votre choix est gardé et sera envoyé dès que la connexion sera rétablie.
terminal-not-saved = La partie n’a pas pu être gardée dans { $place } ({ $why }). Voici son procès-verbal :
terminal-do-alibi = piocher une carte Alibi
terminal-do-holmes = avancer Holmes d’autant de cases dans le sens horaire
terminal-do-watson = avancer Watson d’autant de cases dans le sens horaire
terminal-do-toby = avancer Toby d’autant de cases dans le sens horaire
terminal-do-joker = avancer un détective d’une case (Mr. Jack : ou personne)
terminal-do-rotation = tourner un quartier à droite d’autant de quarts de tour
terminal-do-exchange = échanger deux quartiers
terminal-do-play = prendre une carte Personnage de ce tour
terminal-do-move = déplacer le personnage en jeu
terminal-do-accuse = accuser un personnage ; à tort ou à raison, la partie s’arrête
terminal-do-leave = quitter le plateau (seul le personnage de Mr. Jack le peut)
terminal-do-stay = rester, faute de case libre
terminal-do-swap = faire échanger sa place à Gull au lieu de le déplacer
terminal-do-face = tourner la lanterne de Watson
terminal-do-lamp = déplacer un bec de gaz allumé
terminal-do-cordon = déplacer un cordon de police
terminal-do-cover = déplacer une plaque d’égout
terminal-do-whistle = faire venir un personnage plus près de Goodley

# Conseils
hint-reason = Probabilité de gagner : environ { $percent } %, et { $second } % par le meilleur autre choix. Suspects à l’appel à témoin : environ { $seen } vus, { $hidden } non vus.
hint-only = Probabilité de gagner : environ { $percent } %. Suspects à l’appel à témoin : environ { $seen } vus, { $hidden } non vus.
hint-unexplained = C’est ce que jouerait un joueur de ce niveau.

## Looking after a server (whitechapel admin)

terminal-admin = s’occuper des parties d’un serveur : les sauvegarder, les restaurer, les supprimer, les compter et les vérifier
terminal-admin-examples = exemples
terminal-admin-backup = écrire toutes les parties dans un nouveau fichier, que le serveur tourne ou non
terminal-admin-restore = remplir une base vide à partir d’un tel fichier ; le serveur doit être arrêté
terminal-admin-expire = supprimer les parties que personne n’a jouées depuis longtemps
terminal-admin-delete-match = supprimer une partie avec tout ce qui s’y rattache
terminal-admin-delete-person = supprimer ce qui appartient à une personne, connue par le jeton d’une place
terminal-admin-stats = compter ce qui est enregistré
terminal-admin-check = rejouer chaque partie et redériver chaque carte de sa donne
terminal-admin-downgrade = ramener les tables à un schéma antérieur ; le serveur doit être arrêté
terminal-admin-arg-file = le fichier de la sauvegarde
terminal-admin-arg-database = la base de données (par défaut : celle du serveur, d’après l’environnement, sinon un fichier à vous)
terminal-admin-arg-days = jours depuis la dernière entrée
terminal-admin-arg-unplayed-days = de même pour les parties où personne n’a jamais agi
terminal-admin-arg-dry-run = dire seulement combien il y en a
terminal-admin-arg-json = le résultat en JSON, pour les machines
terminal-admin-arg-match = l’identifiant de la partie, comme dans son adresse
terminal-admin-arg-token-file = le fichier qui contient le jeton (par défaut : l’entrée standard)
terminal-admin-arg-schema = le schéma, par exemple 0004
terminal-admin-arg-lang = la langue (par défaut : celle de votre environnement)
terminal-admin-token = Jeton de la place
terminal-admin-backed-up = { $file } : parties { $matches }, entrées { $entries }
terminal-admin-restored = Restauré depuis { $file } : parties { $matches }, entrées { $entries }
terminal-admin-expired = Parties supprimées : { $matches }
terminal-admin-would-expire = Parties qui seraient supprimées : { $matches }
terminal-admin-match-deleted = La partie est supprimée.
terminal-admin-no-match = Cette partie n’existe pas.
terminal-admin-forgotten = Parties supprimées : { $deleted }. Parties partagées avec quelqu’un d’autre, gardées sans ce qui était à cette personne : { $kept }
terminal-admin-nobody = Ce jeton n’occupe aucune place ici.
terminal-admin-downgraded = Les tables ont maintenant le schéma { $schema }.
terminal-admin-progress = { $done } sur { $total }, encore { $seconds } s
terminal-admin-sound = Parties vérifiées : { $matches }. Tout est en ordre.
terminal-admin-fault = { $match } : { $what }
terminal-admin-faulty = Parties vérifiées : { $matches }. Parties en défaut : { $faults }
terminal-admin-unchecked-rules = Non rejouées, car leurs règles sont plus anciennes : { $matches }
terminal-admin-unchecked-forgotten = Rejouées sans leurs cartes, car quelqu’un y a été oublié : { $matches }
terminal-admin-unchecked-commitment = Sans engagement enregistré avec lequel comparer : { $matches }
terminal-admin-stat-matches = parties
terminal-admin-stat-waiting = en attente de quelqu’un
terminal-admin-stat-playing = en cours
terminal-admin-stat-over = terminées
terminal-admin-stat-entries = entrées de leurs journaux
terminal-admin-stat-people = places de personnes
terminal-admin-stat-bots = places de bots
terminal-admin-stat-ais = places de l’IA
terminal-admin-stat-size = octets
terminal-admin-stat-oldest = la plus ancienne
terminal-admin-stat-newest = la plus récente
