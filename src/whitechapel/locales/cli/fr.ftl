# Français.

## Le programme

cli-program = Mr. Jack Pocket et Mr. Jack : jouer, revoir, vérifier, mesurer
cli-commands = commandes :
cli-examples = exemples :
cli-example-play = jouer dans ce terminal : choisir un jeu et un camp
cli-example-replay = revoir une partie enregistrée
cli-example-help = ce que prend une commande, avec des exemples
cli-play = jouer une partie dans ce terminal
cli-learn = apprendre un jeu en jouant, en quelques minutes
cli-replay = montrer une partie enregistrée, comme une place l’a vue ou en entier
cli-narrate = raconter une partie enregistrée, en anglais, français, italien ou polonais
cli-film = faire une image animée d’une partie enregistrée
cli-rules = afficher les règles d’un jeu
cli-verify = vérifier qu’une partie enregistrée suit les règles et la donne promise
cli-conformance = comparer les règles aux réponses de fichiers de cas
cli-perft = compter les suites d’actions à partir d’une position
cli-arena = faire s’affronter des joueurs sur des donnes jumelées pour voir qui est le plus fort
cli-export = écrire des parties enregistrées en tableau pour l’apprentissage, une ligne par décision
cli-hint = montrer les meilleures actions pour la place qui doit jouer, d’après ce qu’elle sait
cli-serve = héberger des parties pour des personnes, des bots et l’IA

## Ce que prennent plusieurs commandes

cli-arg-lang = la langue (par défaut : celle de votre environnement)
cli-arg-record = l’enregistrement d’une partie, texte ou JSON, complet ou vu d’une place
cli-arg-seat = seulement ce qu’a vu jack, detective ou spectator (par défaut : tout ce que contient l’enregistrement)
cli-arg-option = une option de règle (peut être répétée)
cli-arg-plain = des lignes de texte au lieu d’une table dessinée
cli-arg-ascii = dessiner en ASCII au lieu d’Unicode
cli-arg-limit-ms = millisecondes de réflexion par décision
cli-arg-nodes = nœuds (ou itérations) de recherche par décision
cli-arg-json = afficher le résultat en JSON

## Les mots d’argparse ; ce qui suit un signe pour cent est rempli par lui

cli-argparse-usage = utilisation :
cli-argparse-arguments = arguments :
cli-argparse-options = options :
cli-argparse-help = afficher cette aide et quitter
cli-version = afficher la version du programme et quitter
cli-argparse-about = argument %(argument_name)s : %(message)s
cli-argparse-required = arguments manquants : %s
cli-argparse-unknown = arguments inconnus : %s
cli-argparse-choice = choix impossible : %(value)r (à choisir parmi %(choices)s)
cli-argparse-value = %(value)r n’est pas une valeur utilisable ici
cli-argparse-one = il faut une valeur
cli-argparse-at-most-one = il faut une valeur au plus
cli-argparse-at-least-one = il faut au moins une valeur
cli-argparse-not-with = impossible avec l’argument %s
cli-argparse-no-value = ne prend pas de valeur, mais a reçu %r

## Les erreurs, en une ligne

cli-error-arguments = { $why } (voir « { $program } --help »)
cli-error-refused = refusé : { $why }
cli-error-no-lessons = { $game } n’a pas de leçons
cli-error-file = « { $file } » : { $why }
cli-error-in-file = dans « { $file } » : { $why }
cli-error-no-text = « { $file } » n’est pas un fichier texte ({ $why }) ; il faut une position ou un enregistrement en UTF-8
cli-error-file-name = « { $name } » ne peut pas être le nom d’un fichier
cli-error-seat = « { $name } » n’est ni une place ni un spectateur ; il faut l’un de { $known }
cli-error-option = « { $text } » n’est pas une option ; il faut nom=valeur
cli-error-whole-number = « { $text } » n’est pas un nombre entier supérieur à 0
cli-error-number = « { $text } » n’est pas un nombre supérieur à 0
cli-error-extra = { $command } a besoin de { $module } : pip install { $wanted }
cli-error-other-seat = la position est ce que sait { $seat } ; elle ne peut pas être vue par { $asked }
cli-error-no-event = l’enregistrement compte { $count } événements ; il n’y a rien après l’événement { $after }
cli-error-option-with-position = --option et --position ne vont pas ensemble ; les options sont dans la position elle-même
cli-error-two-bots = deux bots ont le même nom ; il faut des noms différents
cli-error-days = « { $text } » jours ne peuvent pas être comptés ; il faut un nombre supérieur à 0
cli-error-database = la base de données ne répond pas
cli-error-no-token = il n’y a pas de jeton ; il en faut un dans un fichier ou sur l’entrée standard
cli-file-missing = Ce fichier ou ce dossier n’existe pas
cli-file-closed = Accès refusé
cli-file-folder = C’est un dossier
cli-address-used = L’adresse est déjà utilisée

## replay, narrate, rules

cli-replay-example = sur une table dessinée, avec trois points de vue
cli-replay-example-plain = en lignes : tout, secrets compris
cli-replay-example-seat = ce qu’a vu l’Enquêteur
cli-replay-json = afficher un objet pour les machines, avec une position par événement
cli-narrate-example = ce qui s’est passé, tour par tour, secrets compris
cli-narrate-example-jack = en polonais, comme Mr. Jack l’a vu
cli-narrate-example-json = pour les machines : chaque temps fort avec son message et ses lieux
cli-narrate-json = afficher les temps forts de chaque événement, pour les machines
cli-learn-lesson = commencer par cette leçon ; --list montre leurs noms
cli-learn-list = lister les leçons, en marquant celles qui sont faites
cli-learn-example = choisir parmi toutes les leçons
cli-learn-example-game = reprendre où vous en étiez, ou commencer
cli-learn-example-lesson = une leçon
cli-learn-example-plain = ligne par ligne, en français
cli-learn-example-list = ce qu’il y a à apprendre
cli-rules-example = les règles de Mr. Jack Pocket
cli-rules-example-french = celles de Mr. Jack en français

## verify

cli-verify-example = rejouer une partie terminée et redériver chaque carte de sa donne
cli-verify-note = La commande finit par 0 quand tout concorde, par 1 quand quelque chose ne concorde pas ou ne peut être vérifié.
cli-verify-record = l’enregistrement complet d’une partie terminée, texte ou JSON
cli-verify-rules = les { $events } événements suivent les règles de { $game }
cli-verify-not = non vérifié : { $why }
cli-verify-borrowed = ses { $events } premiers événements viennent de la partie { $match } et sont couverts par l’enregistrement de celle-ci
cli-verify-chances = tirages qui découlent de la donne révélée : { $count }, donc tous
cli-verify-later-chances = tirages suivants qui découlent de la donne révélée : { $count }, donc tous
cli-verify-commitment = la donne est celle promise par { $commitment }
cli-verify-words = les mots ajoutés depuis cette machine font partie de la donne
cli-verify-no-words = les mots ajoutés depuis cette machine ne font pas partie de la donne

## conformance, perft

cli-conformance-note = La commande finit par 0 quand toutes les réponses sont justes, par 1 quand l’une est fausse (avec la partie, l’étape, l’attendu et l’obtenu), et par 2 quand un fichier ne peut pas être lu.
cli-conformance-files = un fichier de cas ; son champ « about » explique le format
cli-conformance-right = étapes vérifiées : { $steps }, toutes les réponses sont justes
cli-conformance-wrong = étapes vérifiées : { $steps }, réponses fausses : { $wrong }
cli-perft-example-divide = par première action, pour trouver où deux programmes divergent
cli-perft-note = Une action compte une fois pour chaque pièce qui la permet (deux jetons Rotation : deux fois). Le hasard ne compte pas : là où il doit agir, son premier résultat est suivi.
cli-perft-depth = combien d’actions (par défaut : { $default })
cli-perft-position = une position complète en une ligne (par défaut : le début)
cli-perft-divide = compter par première action
cli-perft-counted = profondeur { $depth } : { $count }

## arena, export

cli-progress = { $done } parties sur { $total }, encore { $seconds } s : { $says }
cli-arena-example = chacun rencontre chacun : 100 paires de donnes
cli-arena-example-bot = un bot dans n’importe quel langage (docs/bots.md)
cli-arena-example-one = un joueur contre lui-même : la part de Jack
cli-arena-players = nos propres joueurs, par exemple level:8
cli-arena-player = un joueur à vous (peut être répété)
cli-arena-bot = un bot : un programme qui joue (peut être répété)
cli-arena-bot-memory = mémoire permise à un bot (par défaut : { $default })
cli-arena-bot-log = ajouter à un fichier ce que les bots écrivent sur la sortie d’erreur
cli-arena-pairs = donnes que chaque duel joue dans les deux rôles (par défaut : { $default })
cli-arena-jobs = processus (par défaut : tous les cœurs)
cli-arena-seed = ce dont découlent toutes les donnes (par défaut : 0 ; quand un bot joue, tiré au hasard)
cli-arena-mirror = faire jouer aussi chacun contre lui-même
cli-arena-patience = un joueur plus lent que cela pour une action perd la partie (par défaut : { $default })
cli-arena-save = écrire chaque partie, un objet JSON par ligne
cli-arena-strict = finir par { $status } si un joueur a échoué, même si ses parties comptent
cli-arena-stopped = arrêté après { $done } parties sur { $games }
cli-arena-seed-was = Les donnes découlaient de --seed { $seed }.
cli-arena-head-player = joueur
cli-arena-head-pairing = duel
cli-arena-head-games = parties
cli-arena-head-jack = en Jack
cli-arena-head-detective = en Enquêteur
cli-arena-head-mean = moyenne
cli-arena-head-cpu = ms CPU/décision
cli-arena-head-longest = la plus longue
cli-arena-head-ending = fin
cli-arena-head-winner = gagnant
cli-arena-head-share = part
cli-arena-interval = { $low } à { $high }
cli-arena-edge = Jouer Jack vaut { $elo } ± { $error } Elo.
cli-arena-share = Jack a gagné { $share } des { $games } parties ({ $interval }) ; une partie a pris { $length } décisions.
cli-arena-failed = { $name } a perdu { $games } fois par { $reason }, la première ainsi : { $example }
cli-export-example = ce que chaque place savait, pouvait faire et a fait
cli-export-example-secrets = avec la position complète à côté
cli-export-note = « whitechapel arena --save games.jsonl » écrit de telles parties ; docs/record-format.md énumère les colonnes.
cli-export-games = des parties, un objet JSON par ligne
cli-export-file = le fichier à écrire
cli-export-secrets = ajouter une colonne avec tous les secrets, cachés aux places ou non
cli-export-rows = décisions : { $rows }
cli-export-done = { $file } : décisions { $rows }, parties { $games }

## hint

cli-hint-example = les meilleures actions pour la place qui doit jouer après le dernier événement
cli-hint-example-after = après le trentième événement
cli-hint-example-position = dans une position, complète ou vue d’une place
cli-hint-example-level = ce que ferait un joueur plus faible
cli-hint-position = le texte d’une position, ou un fichier avec une position ou un enregistrement
cli-hint-seat = qui demande ; seule la place qui doit jouer le peut (par défaut : celle-ci)
cli-hint-after = après le N-ième événement de l’enregistrement, et non le dernier
cli-hint-level = à qui l’on demande (par défaut : le niveau le plus élevé du jeu)
cli-hint-player = demander plutôt à ce joueur, par exemple ismcts:10000
cli-hint-count = combien d’actions montrer (par défaut : { $default })

## serve

cli-serve-example = sur cette machine, parties gardées dans un fichier à vous
cli-serve-example-all = pour tous ceux qui peuvent joindre cette machine
cli-serve-example-workers = quatre processus qui partagent leurs parties
cli-serve-example-bot = un bot à vous prend place lui aussi (docs/bots.md)
cli-serve-note = Chaque réglage peut aussi venir de l’environnement, par exemple WHITECHAPEL_SERVER_PORT ; docs/server.md les énumère.
cli-serve-host = l’adresse d’écoute (par défaut : 127.0.0.1)
cli-serve-port = le port (par défaut : 8000 ; 0 : n’importe quel port libre)
cli-serve-database = sqlite:///FICHIER ou postgresql://... (par défaut : un fichier à vous)
cli-serve-redis = redis://..., pour des serveurs sur plusieurs machines
cli-serve-workers = processus du serveur (par défaut : 1)
cli-serve-supervised = même un processus unique est remplacé quand il se termine, et à SIGHUP
cli-serve-ai-workers = processus d’IA pour chacun (par défaut : un par cœur)
cli-serve-bot = un bot qui peut prendre place (peut être répété)
cli-serve-pace = secondes que prend une IA pour une étape (par défaut : 0.9)
cli-serve-hosts = noms par lesquels on le joint, outre ses adresses et son propre nom
cli-serve-proxies = mandataires placés devant lui, ou leurs réseaux (par défaut : aucun)
cli-serve-deal-seed = pour les tests : toutes les donnes en découlent, rien n’est secret (par défaut : aucune)
cli-serve-open = ouvrir la page dans un navigateur, là où il y a un écran
cli-serve-ready = Whitechapel est à l’adresse { $address }

## S’occuper d’un serveur (whitechapel admin)

cli-admin = s’occuper des parties d’un serveur : les sauvegarder, les restaurer, les supprimer, les compter et les vérifier
cli-admin-backup = écrire toutes les parties dans un nouveau fichier, que le serveur tourne ou non
cli-admin-restore = remplir une base vide à partir d’un tel fichier ; le serveur doit être arrêté
cli-admin-expire = supprimer les parties que personne n’a jouées depuis longtemps
cli-admin-delete-match = supprimer une partie avec tout ce qui s’y rattache
cli-admin-delete-person = supprimer ce qui appartient à une personne, connue par le jeton d’une place
cli-admin-stats = compter ce qui est enregistré
cli-admin-check = rejouer chaque partie et redériver chaque carte de sa donne
cli-admin-downgrade = ramener les tables à un schéma antérieur ; le serveur doit être arrêté
cli-admin-arg-file = le fichier de la sauvegarde
cli-admin-arg-database = la base de données (par défaut : celle du serveur, d’après l’environnement, sinon un fichier à vous)
cli-admin-arg-days = jours depuis la dernière entrée
cli-admin-arg-unplayed-days = de même pour les parties où personne n’a jamais agi
cli-admin-arg-dry-run = dire seulement combien il y en a
cli-admin-arg-json = le résultat en JSON, pour les machines
cli-admin-arg-match = l’identifiant de la partie, comme dans son adresse
cli-admin-arg-token-file = le fichier qui contient le jeton (par défaut : l’entrée standard)
cli-admin-arg-schema = le schéma, par exemple 0004
cli-admin-token = Jeton de la place
cli-admin-backed-up = { $file } : parties { $matches }, entrées { $entries }
cli-admin-restored = Restauré depuis { $file } : parties { $matches }, entrées { $entries }
cli-admin-expired = Parties supprimées : { $matches }
cli-admin-would-expire = Parties qui seraient supprimées : { $matches }
cli-admin-match-deleted = La partie est supprimée.
cli-admin-no-match = Cette partie n’existe pas.
cli-admin-forgotten = Parties supprimées : { $deleted }. Parties partagées avec quelqu’un d’autre, gardées sans ce qui était à cette personne : { $kept }
cli-admin-nobody = Ce jeton n’occupe aucune place ici.
cli-admin-downgraded = Les tables ont maintenant le schéma { $schema }.
cli-admin-progress = { $done } sur { $total }, encore { $seconds } s
cli-admin-sound = Parties vérifiées : { $matches }. Tout est en ordre.
cli-admin-fault = { $match } : { $what }
cli-admin-faulty = Parties vérifiées : { $matches }. Parties en défaut : { $faults }
cli-admin-unchecked-rules = Non rejouées, car leurs règles sont plus anciennes : { $matches }
cli-admin-unchecked-forgotten = Rejouées sans leurs cartes, car quelqu’un y a été oublié : { $matches }
cli-admin-unchecked-commitment = Sans engagement enregistré avec lequel comparer : { $matches }
cli-admin-stat-matches = parties
cli-admin-stat-waiting = en attente de quelqu’un
cli-admin-stat-playing = en cours
cli-admin-stat-over = terminées
cli-admin-stat-entries = entrées de leurs journaux
cli-admin-stat-people = places de personnes
cli-admin-stat-bots = places de bots
cli-admin-stat-ais = places de l’IA
cli-admin-stat-size = octets
cli-admin-stat-oldest = la plus ancienne
cli-admin-stat-newest = la plus récente

## play

cli-play-example = choisir un jeu, un camp et un niveau
cli-play-example-pocket = l’Enquêteur, contre le niveau 4
cli-play-example-jack = Jack, contre un Enquêteur plus fort
cli-play-example-both = deux personnes au même écran
cli-play-example-continue = continuer la dernière partie quittée
cli-play-example-ascii = en français, sans Unicode
cli-play-example-plain = ligne par ligne, pour les tubes et les lecteurs d’écran
cli-play-example-brief = la même chose en peu de mots, sans plateau dessiné
cli-play-example-seed = rejouer la même partie, réponses tirées d’un fichier
cli-play-example-option = avec les règles de la première édition
cli-play-example-save = y garder aussi l’enregistrement ; « .json » le garde en JSON
cli-play-example-link = prendre la place qu’un ami vous garde, ou y revenir
cli-play-example-friend = garder une place sur un serveur pour un ami ; le lien s’affiche
cli-play-note = Pendant la partie, « ? » affiche l’aide.
cli-play-as = quel camp vous jouez, ou « both » pour deux personnes au même écran (par défaut : detective)
cli-play-level = la force de l’IA, à partir de 1 (le plus facile) (par défaut : { $default })
cli-play-against = un autre joueur pour l’autre place : greedy ; sur un serveur : friend
cli-play-seed = distribuer et jouer chaque fois la même partie
cli-play-save = garder aussi l’enregistrement dans un nouveau fichier
cli-play-continue = continuer une partie quittée : celle-ci, ou la dernière
cli-play-server = jouer sur ce serveur : http://127.0.0.1:8000
cli-play-link = le lien vers une partie sur un serveur, une invitation aussi
cli-play-fast = laisser l’IA agir sans pause
cli-play-brief = avec --plain : peu de mots, et pas de plateau dessiné à chaque tour
cli-play-no-game = il n’y a pas de partie à continuer ; « whitechapel play » en commence une
cli-play-no-free-seat = --against et --level demandent une place libre ; il faut alors --as jack ou --as detective
cli-play-level-or-against = --level N revient à --against level:N ; il faut l’un ou l’autre
cli-play-one-seat = sur un serveur vous prenez une seule place ; il faut --as jack ou --as detective
cli-play-no-level = --level { $level } n’est pas un niveau de { $game } ; choisissez de 1 à { $most }
cli-play-file-used = « { $file } » contient déjà quelque chose ; il faut le nom d’un nouveau fichier

## film

cli-film-example = tout ce que l’on sait à la fin, dans game.gif
cli-film-example-webp = plus légère et plus fine, racontée en polonais
cli-film-example-seat = ce que l’Enquêteur a vu, deux fois plus vite
cli-film-out = le fichier à écrire : .gif ou .webp ; à côté de la partie, sauf indication contraire
cli-film-speed = la vitesse : 2 va deux fois plus vite
cli-film-size = sa largeur en pixels
cli-film-progress = { $done } images sur { $total }, encore { $seconds } s
cli-film-done = { $file } : { $frames } images, { $seconds } s, { $size } Mo
cli-film-error-kind = « { $file } » n’est pas une image animée : son nom doit se terminer par { $known }
cli-film-error-empty = « { $file } » ne contient rien à montrer
cli-film-error-range = { $option } { $given } : un nombre de { $least } à { $most } est attendu
