# Français. Les leçons des deux jeux.

lesson-point = Désignez sur le plateau
lesson-go-on = Et maintenant ?
lesson-not-this = Pas dans cet exercice : { $name }.
lesson-fits = { $why } Cela s’accorde avec la réponse : cherchez encore.
lesson-split = { $seen } seraient vus et { $hidden } non : l’une des réponses laisserait trop de suspects.
lesson-jack-seen = On vous a vu : ceux qui étaient hors de vue sont innocentés. Que le dernier jeton de l’Enquêteur ne vous trouve pas !
lesson-jack-few = Pas vu ! Mais il ne reste que { $count } suspects : que moins de monde soit en vue.

## Mr. Jack Pocket

lesson-pocket-sight = Qui est vu ?
lesson-pocket-sight-1 = Watson regarde le long de sa rue jusqu’à un mur. Désignez tous ceux qu’il voit.
lesson-pocket-sight-1-done = Exact. Le mur de Lestrade cache ce qui est derrière.
lesson-pocket-sight-2 = Le mur est maintenant entre Lestrade et Watson. Qui Watson voit-il ?
lesson-pocket-sight-2-done = Madame seulement : un mur devant cache le quartier.
lesson-pocket-appeal = L’appel à témoin
lesson-pocket-appeal-1 = L’appel : Mr. Jack est-il vu ? Il dit non : désignez quelqu’un qu’il ne peut pas être.
lesson-pocket-appeal-1-done = Exact : qui est vu est innocenté. Après « oui », les autres.
lesson-pocket-walk = Marcher
lesson-pocket-walk-1 = Watson avance d’une ou deux cases. Qu’il reste cinq suspects au plus, quelle que soit la réponse.
lesson-pocket-walk-1-done = Quatre vus, cinq non : c’est tout l’art.
lesson-pocket-walk-2 = Le Joker avance un détective d’une case. Encore cinq suspects au plus.
lesson-pocket-walk-2-done = Oui, Toby. Mr. Jack peut aussi n’avancer personne.
lesson-pocket-tiles = Faire pivoter, échanger
lesson-pocket-tiles-1 = Rotation fait pivoter un quartier. Que Toby voie les trois quartiers de sa rue.
lesson-pocket-tiles-1-wrong = Toby regarde toujours un mur. C’est celui du quartier juste devant lui, chez Miss Stealthy.
lesson-pocket-tiles-1-half = Le mur est maintenant derrière Miss Stealthy : Toby ne voit qu’elle. Mettez-le de côté, d’un quart de tour.
lesson-pocket-tiles-1-done = Ouverte ! La marque dit : plus pendant ce tour.
lesson-pocket-tiles-2 = Encore une Rotation, mais pas du quartier marqué : Holmes doit voir quelqu’un.
lesson-pocket-tiles-2-wrong = Holmes regarde toujours un mur. Faites pivoter le quartier devant lui.
lesson-pocket-tiles-2-done = Il voit. Mr. Jack ferme les rues de même.
lesson-pocket-tiles-3 = Échange permute deux quartiers. Placez John Smith là où un détective le voit.
lesson-pocket-tiles-3-done = En vue ! Les quartiers échangés ne pivotent pas.
lesson-pocket-alibi = Alibis et sabliers
lesson-pocket-alibi-1 = Alibi donne une carte. Prenez-la : qui y figure n’est pas Mr. Jack.
lesson-pocket-alibi-1-done = Jeremy Bert est innocenté, son sablier perdu pour Mr. Jack.
lesson-pocket-alibi-2 = Vous êtes maintenant Mr. Jack, vos cartes sont secrètes. Prenez-en une pour ses sabliers.
lesson-pocket-alibi-2-done = Deux sabliers ! Un tour sans être vu en donne un, six font gagner.
lesson-pocket-turn = Un tour entier
lesson-pocket-turn-1 = Vous jouez un jeton, Mr. Jack deux, vous le dernier. Prenez d’abord celui des sabliers.
lesson-pocket-turn-1-wrong = Alors Mr. Jack prend Alibi, et des sabliers avec. Prenez-le avant lui.
lesson-pocket-turn-1-done = Pizer est innocenté. Mr. Jack a fait pivoter le quartier de Bert : Watson voit moins.
lesson-pocket-turn-2 = Le dernier jeton est à vous. Jouez Toby : cinq suspects au plus.
lesson-pocket-turn-2-done = Au tour suivant Mr. Jack commence : lui un, vous deux, lui le dernier.
lesson-pocket-jack = Être Mr. Jack
lesson-pocket-jack-1 = Vous êtes Mr. Jack : Lestrade. En deux actions, restez invisible parmi sept suspects au moins.
lesson-pocket-jack-1-done = Invisible : un sablier. Suspects possibles pour l’Enquêteur : { $count }.
lesson-pocket-chase = La course-poursuite
lesson-pocket-chase-1 = Un seul suspect, mais Mr. Jack se cache avec six sabliers : la course-poursuite ! Qu’un détective le voie.
lesson-pocket-chase-1-done = Attrapé ! Caché jusqu’à la fin du tour 8, il gagne.

## Mr. Jack

lesson-classic-light = Lumière et ombre
lesson-classic-light-1 = Qui se tient à côté d’un bec de gaz allumé est vu. Désignez tous ceux qui le sont.
lesson-classic-light-1-done = Exact. Les becs de gaz éteints n’éclairent pas.
lesson-classic-light-2 = Deux personnes côte à côte sont vues aussi, même dans l’ombre. Désignez tous ceux qui sont vus maintenant.
lesson-classic-light-2-done = Exact : deux à la lumière, deux par leur voisin.
lesson-classic-witness = La carte Témoin
lesson-classic-witness-1 = Après quatre personnages vient l’appel : Jack est-il vu ? Il dit oui : désignez quelqu’un qui ne peut pas être Jack.
lesson-classic-witness-1-done = Exact : ceux qui sont dans l’ombre sont innocents. La carte Témoin garde la réponse pour le tour suivant.
lesson-classic-walk = Marcher
lesson-classic-walk-1 = Un personnage avance d’une à trois cases de rue ; personne ne bloque le passage. Menez John Smith à côté de Gull.
lesson-classic-walk-1-done = Côte à côte : tous deux sont vus. La marche finit sur une case libre.
lesson-classic-manholes = Les égouts
lesson-classic-manholes-1 = D’une bouche d’égout ouverte à une autre, il n’y a qu’un pas. Menez Goodley par les égouts à côté de Lestrade.
lesson-classic-manholes-1-done = La moitié de Whitechapel en deux pas. Une bouche couverte est fermée dans les deux sens.
lesson-classic-powers = Huit personnages, huit pouvoirs
lesson-classic-powers-1 = John Smith déplace un bec de gaz allumé vers un emplacement éteint. Mettez Gull dans la lumière.
lesson-classic-powers-1-wrong = Gull est toujours dans l’ombre. Portez un bec de gaz juste à côté de lui.
lesson-classic-powers-1-done = Smith doit le faire chaque fois qu’on le joue, avant ou après sa marche.
lesson-classic-powers-2 = Gull peut échanger sa place avec n’importe qui, au lieu de marcher. Mettez Miss Stealthy dans la lumière.
lesson-classic-powers-2-wrong = Miss Stealthy est toujours dans l’ombre. Donnez-lui la place de Gull, sous le bec de gaz.
lesson-classic-powers-2-done = Cela marche à toute distance.
lesson-classic-powers-3 = Jeremy Bert déplace une plaque d’égout. Fermez la bouche sous Gull.
lesson-classic-powers-3-wrong = La bouche d’égout de Gull, en haut du plateau, est toujours ouverte.
lesson-classic-powers-3-done = Plus personne n’y entre ni n’en sort.
lesson-classic-powers-4 = Lestrade déplace un des deux cordons. Fermez la sortie nord-ouest.
lesson-classic-powers-4-wrong = La sortie nord-ouest est toujours ouverte. Sa flèche est en haut à gauche.
lesson-classic-powers-4-done = Deux sorties sont toujours fermées, deux ouvertes.
lesson-classic-powers-5 = Holmes marche, puis prend une carte Alibi que vous seul voyez. Menez-le où vous voulez.
lesson-classic-powers-5-done = Gull n’est pas Jack, et vous seul le savez. Jack joue Holmes pour vous priver de ces cartes.
lesson-classic-powers-6 = Le sifflet de Goodley rapproche les autres, de trois pas en tout. Appelez le Dr Watson là où il est vu.
lesson-classic-powers-6-wrong = Le Dr Watson est toujours dans l’ombre. Appelez-le près d’un bec de gaz ou de quelqu’un.
lesson-classic-powers-6-done = Les pas qui restent peuvent en appeler d’autres.
lesson-classic-powers-7 = La lanterne de Watson éclaire en ligne droite. Tournez-la vers Miss Stealthy.
lesson-classic-powers-7-wrong = La lanterne n’atteint pas Miss Stealthy. Elle est droit au nord.
lesson-classic-powers-7-done = Qui déplace Watson oriente sa lanterne.
lesson-classic-powers-8 = Miss Stealthy avance jusqu’à quatre cases, même à travers maisons et jardins. Menez-la à côté de Lestrade.
lesson-classic-powers-8-done = À travers les maisons : elle seule sait le faire.
lesson-classic-cards = Quatre cartes
lesson-classic-cards-1 = Vous jouez un personnage, Jack deux, vous le dernier. Jack, invisible, peut fuir : qui ouvrirait la sortie près de lui ?
lesson-classic-cards-1-wrong = Alors Jack prend Lestrade. Si c’est lui Jack, il déplace le cordon voisin et s’en va : prenez-le d’abord.
lesson-classic-cards-1-done = Lestrade est à vous. Au tour suivant on joue les quatre autres et Jack commence : lui un, vous deux, lui le dernier.
lesson-classic-split = Partager
lesson-classic-split-1 = Avant l’appel à témoin, quatre suspects doivent être vus et quatre non. Menez-y Miss Stealthy.
lesson-classic-split-1-done = Moitié-moitié : quelle que soit la réponse, quatre sont innocents.
lesson-classic-lamps = Les becs de gaz s’éteignent
lesson-classic-lamps-1 = À la fin des tours 1 à 4, le bec de gaz de ce numéro s’éteint. Qui est vu maintenant et sera alors dans l’ombre ?
lesson-classic-lamps-1-dark = { $name } n’a d’autre lumière que le bec de gaz 1.
lesson-classic-lamps-1-done = Exact. Jack aime s’y tenir à la fin du tour.
lesson-classic-escape = Fuir
lesson-classic-escape-1 = Vous êtes Jack : Miss Stealthy. Invisible au tour précédent, vous pouvez fuir par une sortie ouverte !
lesson-classic-escape-1-wrong = Vous pouvez partir tout de suite : une sortie ouverte est proche. Choisissez « Quitter le plateau ».
lesson-classic-escape-1-done = Disparu dans la nuit : Jack gagne.
lesson-classic-escape-2 = Vous êtes maintenant l’Enquêteur. Miss Stealthy est peut-être Jack : d’un cordon, privez-la de toute sortie ouverte.
lesson-classic-escape-2-wrong = La sortie nord-ouest, tout près d’elle, est encore ouverte.
lesson-classic-escape-2-south = La sortie sud-ouest est maintenant ouverte, et les égouts l’y mènent. Laissez ce cordon où il est.
lesson-classic-escape-2-done = Elle reste à Whitechapel pour un tour de plus.
lesson-classic-accuse = Accuser
lesson-classic-accuse-1 = Deux suspects : Gull dans l’ombre, Miss Stealthy éclairée. Accuser Gull, ou mener Holmes ailleurs et écouter les témoins ?
lesson-classic-accuse-1-wrong = Une accusation fausse fait perdre la partie. L’un est vu, l’autre non : les témoins vont trancher, attendez.
lesson-classic-accuse-1-alike = À côté de Holmes, Gull est vu aussi. Les témoins ne peuvent plus les distinguer : allez ailleurs.
lesson-classic-accuse-1-done = Jack est vu : Gull était donc innocent, et l’accuser vous aurait fait perdre. Attendre était sûr.
lesson-classic-accuse-2 = Il ne reste que Miss Stealthy : c’est forcément Jack. Menez Bert sur sa case pour l’accuser.
lesson-classic-accuse-2-wrong = C’est la seule suspecte. Choisissez « Accuser », puis elle.
lesson-classic-accuse-2-done = Attrapé ! Vous savez tout de Mr. Jack.

## Les leçons

learn-about = De petits exercices sur le vrai plateau. Rien ne peut mal tourner, et vous pouvez partir quand vous voulez.
learn-pocket = Huit leçons, trois minutes.
learn-classic = Dix leçons, six minutes.
learn-begin = Commencer
learn-go-on = Continuer
learnt = fait
learn-next = Suivant
learn-where = { $tasks ->
    [1] Leçon { $lesson } sur { $lessons }
   *[other] Leçon { $lesson } sur { $lessons } · { $task }/{ $tasks }
}
learn-progress = { $done } sur { $count }
learn-again = Recommencer
learn-first-game = Jouer votre première partie
learn-first-game-about = Contre l’adversaire le plus facile, avec des conseils.
learn-show = Montrez-moi
learn-leave = Toutes les leçons
