# Français.

## Qui vous êtes et ce que vous voulez

goal-pocket-detective = Vous êtes l’Enquêteur : ne laissez qu’un suspect avant que Mr. Jack ait 6 sabliers.
goal-pocket-jack = Vous êtes Mr. Jack : réunissez 6 sabliers, ou restez parmi plusieurs suspects pendant 8 tours.
goal-pocket-detective-chase = La course-poursuite : qu’un détective voie Mr. Jack une fois, et vous gagnez.
goal-pocket-jack-chase = La course-poursuite : restez hors de vue jusqu’à la fin du tour 8, et vous gagnez.
goal-classic-detective = Vous êtes l’Enquêteur : trouvez qui est Jack et accusez-le en 8 tours.
goal-classic-jack = Vous êtes Jack : quittez Whitechapel par une sortie ouverte, ou restez libre 8 tours.
goal-both = Deux joueurs devant un écran.
goal-spectator = Vous regardez.

## Ce que fait chaque jeton et chaque personnage

does-alibi = Prendre une carte Alibi : qui y figure n’est pas Mr. Jack. Mr. Jack garde sa carte secrète et gagne ses sabliers.
does-holmes = Avancer Sherlock Holmes d’une ou deux cases dans le sens horaire.
does-watson = Avancer le Dr Watson d’une ou deux cases dans le sens horaire.
does-toby = Avancer Toby d’une ou deux cases dans le sens horaire.
does-rotation = Faire pivoter un quartier d’un quart de tour ou d’un demi-tour ; chacun une fois par tour.
does-exchange = Échanger deux quartiers sans les faire pivoter.
does-joker = Avancer un détective au choix d’une case. Mr. Jack peut aussi n’avancer personne.
does-character-holmes = Détective privé. Avance de 1 à 3 cases, puis prend en secret une carte Alibi.
does-character-watson = Médecin. Avance de 1 à 3 cases ; orientez ensuite sa lanterne, qui éclaire en ligne droite.
does-character-smith = Allumeur de réverbères. Avance de 1 à 3 cases ; déplace un bec de gaz allumé, avant ou après.
does-character-lestrade = Inspecteur. Avance de 1 à 3 cases ; déplace un cordon vers une autre sortie, avant ou après.
does-character-stealthy = Miss Stealthy avance de 1 à 4 cases, même à travers maisons et jardins.
does-character-goodley = Sergent. Avance de 1 à 3 cases ; son sifflet rapproche les autres, de 3 pas en tout.
does-character-gull = Médecin royal. Avance de 1 à 3 cases, ou échange sa place avec n’importe qui.
does-character-bert = Journaliste. Avance de 1 à 3 cases ; déplace une plaque d’égout, avant ou après.

## Ce que fait chacun en une ligne, sur son jeton ou sa carte

brief-alibi = Prendre une carte Alibi.
brief-holmes = 1 ou 2 cases, sens horaire.
brief-watson = 1 ou 2 cases, sens horaire.
brief-toby = 1 ou 2 cases, sens horaire.
brief-rotation = Faire pivoter un quartier.
brief-exchange = Échanger deux quartiers.
brief-joker = Un détective, 1 case.
brief-character-holmes = Prend en secret une carte Alibi.
brief-character-watson = Oriente sa lanterne.
brief-character-smith = Déplace un bec de gaz allumé.
brief-character-lestrade = Déplace un cordon de police.
brief-character-stealthy = Traverse les maisons, jusqu’à 4.
brief-character-goodley = Son sifflet rapproche les autres.
brief-character-gull = Avance, ou échange sa place.
brief-character-bert = Déplace une plaque d’égout.

## Le conseiller

coach = Conseils
coach-seen = Maintenant en vue : { $names }
coach-hidden = Plus en vue : { $names }
coach-changed = Maintenant en vue : { $seen }. Plus en vue : { $hidden }
coach-chase = Il reste un suspect : amenez-le sous le regard d’un détective.
coach-keep-alibi = Mr. Jack a peut-être { $count } sabliers. Ne lui laissez pas la carte Alibi.
coach-best-split = Vous pouvez obtenir { $seen } en vue et { $hidden } hors de vue : il en resterait au plus { $most }.
coach-jack-seen = Vous êtes en vue ; suspects en vue : { $count }. Il vous manque encore { $missing ->
    [one] un sablier
   *[other] { $missing } sabliers
} : sortez de leur vue.
coach-jack-hidden = Vous êtes hors de vue ; suspects hors de vue : { $count }. Il vous manque encore { $missing ->
    [one] un sablier
   *[other] { $missing } sabliers
} : restez caché.
coach-accuse = Il ne reste qu’un suspect : { $names }. Accusez dès que quelqu’un peut y aller.
coach-exits = Jack n’a pas été vu et peut partir. À portée d’une sortie ({ $exits }) : { $names }. Jouez vous-même cette carte, ou gardez les sorties.
coach-classic-jack-seen = Vous êtes en vue ; suspects en vue : { $count }. Finissez le tour invisible, et vous pourrez fuir au suivant.
coach-classic-jack-hidden = Vous êtes invisible ; suspects invisibles : { $count }. Restez-le, et vous pourrez fuir au tour suivant.
coach-jack-last-round = C’est le dernier tour : si personne ne vous accuse, vous gagnez.
coach-keep-split = { $seen } en vue et { $hidden } hors de vue : on ne fait pas plus équilibré maintenant. Gardez ce partage.
coach-jack-alone = Si on interrogeait les témoins maintenant, tout le monde saurait qui vous êtes. Trouvez de la compagnie, en vue ou non.
coach-jack-alibi = { $missing ->
    [one] Il vous manque un sablier
   *[other] Il vous manque { $missing } sabliers
} : une carte Alibi peut suffire.
coach-jack-crowd = Vous êtes en vue, et aucune action ne vous cache : soyez parmi le plus de suspects possible, jusqu’à { $count }.
coach-jack-chase-seen = La course-poursuite : vous êtes en vue. Cachez-vous, ou l’appel à témoin vous perd.
coach-jack-chase-hidden = La course-poursuite : vous êtes hors de vue. Restez-le jusqu’à la fin du tour 8.
coach-jack-several = Soyez l’un de plusieurs suspects à la fin de ce tour, et vous gagnez.
coach-accuse-now = Il ne reste qu’un suspect : { $names }. On peut l’atteindre maintenant : accusez !
coach-last-round = C’est le dernier tour : accusez un suspect avant sa fin, ou Jack gagne.
coach-leave-now = Une sortie est à portée : quittez le plateau et vous gagnez.
coach-leave-card = On ne vous a pas vu, et votre personnage peut atteindre une sortie : jouez sa carte et partez.
coach-end = Vous n’avez plus besoin de moi : je me tais. Les réglages permettent de me rappeler.

## Pourquoi qui est innocenté

log-reason-seen = { $count ->
    [one] Vu : { $names } était hors de vue et n’est donc pas { $jack }
   *[other] Vu : { $names } étaient hors de vue, donc aucun d’eux n’est { $jack }
}
log-reason-unseen = { $count ->
    [one] Pas vu : { $names } était en vue et n’est donc pas { $jack }
   *[other] Pas vu : { $names } étaient en vue, donc aucun d’eux n’est { $jack }
}
log-reason-nobody = La réponse convient à tous les suspects : personne n’est innocenté

## Après la partie

review-no-answer = La partie s’est terminée avant tout appel à témoin.
review-nobody-cleared = Aucune réponse des témoins n’a innocenté qui que ce soit : c’est ce qui a décidé de la partie.
review-turned = { $game ->
    [pocket] Tout a basculé au tour { $turn }
   *[other] Tout a basculé au tour { $turn }
} : { $cleared ->
    [one] un suspect innocenté
   *[other] { $cleared } suspects innocentés d’un coup
}, il en reste { $left }.
review-good-split = { $game ->
    [pocket] Bien joué au tour { $turn }
   *[other] Bien joué au tour { $turn }
} : { $cleared } contre { $left }, une question utile quelle que soit la réponse.
review-good-alibi = { $count ->
    [one] Bien joué : vous avez pris une carte Alibi avant Mr. Jack
   *[other] Bien joué : vous avez pris { $count } cartes Alibi avant Mr. Jack
}.
review-good-unseen = Bien joué : { $count ->
    [one] une fois
   *[other] { $count } fois
} hors de vue lors de l’appel à témoin.
review-good-cards = { $count ->
    [one] Bien joué : vous avez pioché une carte Alibi et ses sabliers.
   *[other] Bien joué : vous avez pioché { $count } cartes Alibi et leurs sabliers.
}
review-good-escape = Bien joué : invisible et près d’une sortie, vous êtes parti.
review-good-end = Bien joué : vous êtes allé au bout, et vous connaissez un peu mieux le jeu.
review-try-split = { $game ->
    [pocket] La prochaine fois, avant l’appel à témoin : au tour { $turn } c’était
   *[other] La prochaine fois, avant l’appel à témoin : au tour { $turn } c’était
} { $cleared } contre { $left }. Plus près de la moitié, on en apprend plus.
review-try-alibi = La prochaine fois : laissez à Mr. Jack moins de { $count } cartes Alibi, elles lui donnent des sabliers.
review-try-hide = La prochaine fois : finissez plus de tours hors de vue. Chacun vaut un sablier.
review-try-dark = La prochaine fois : cherchez plus souvent l’ombre. Invisible en fin de tour, vous pouvez partir au suivant.
review-try-cards = La prochaine fois : prenez une carte Alibi quand rien ne presse, pour ses sabliers.
review-try-crowd = La prochaine fois : restez là où sont le plus de suspects, en vue ou non. La foule garde votre secret.
review-try-wait = La prochaine fois : il restait { $count } suspects. Interrogez encore les témoins avant d’accuser.
review-try-suspect = La prochaine fois : accusez le dernier suspect. Tous les autres sont innocents.
review-try-exits = La prochaine fois : quand Jack n’a pas été vu, gardez les sorties. Il est parti au tour { $turn }.
review-try-level = La prochaine fois : essayez un niveau au-dessus, ou l’autre camp.
review-try-again = La prochaine fois : rejouez dans le même camp, ou à un niveau plus bas.

## Indices

hint-reason = { $why } Chances de gagner : environ { $percent } %, et { $second } % par le meilleur autre choix.
hint-only = { $why } Chances de gagner : environ { $percent } %.
hint-alibi = Cela innocente quelqu’un à coup sûr, et prive Mr. Jack des sabliers de la carte.
hint-alibi-perhaps = Cela innocente peut-être quelqu’un, et prive Mr. Jack des sabliers de la carte.
hint-jack-alibi = Les sabliers de la carte sont à vous, et personne ne voit qui y figure.
hint-split = Il y en a alors { $seen } en vue et { $hidden } hors de vue : quelle que soit la réponse, il en reste au plus { $most }.
hint-split-later = Pour l’instant { $seen } en vue ; mais l’un des jetons restants peut encore en mettre { $later } en vue et { $hidden } hors de vue.
hint-step-later = Pour l’instant { $seen } en vue ; l’étape suivante peut en mettre { $later } en vue et { $hidden } hors de vue.
hint-chase = Cela met le dernier suspect en vue.
hint-chase-later = Cela permettra de mettre le dernier suspect en vue.
hint-jack-hidden = Vous êtes alors hors de vue, parmi { $count }.
hint-jack-seen = Vous êtes alors en vue, mais à { $count } : la réponse dit peu.
hint-jack-alone = Vous seriez le seul suspect en vue, ou le seul hors de vue : la réponse vous nommerait.
hint-accuse = C’est forcément cette personne : accusez.
hint-accuse-now = Attendre n’apporte plus rien : accusez, et espérez.
hint-leave = Une sortie ouverte : vous partez, et vous gagnez.
hint-guard = Si vous jouez { $name }, ce personnage ne peut pas partir ce tour-ci.
hint-card-split = Avec { $name }, vous pouvez en mettre { $seen } en vue et { $hidden } hors de vue.
hint-jack-card-hidden = Avec { $name }, vous pouvez être hors de vue, parmi { $count }.
hint-jack-card-seen = Avec { $name }, vous pouvez être en vue à { $count }, et l’autre camp n’a pas cette carte.
hint-jack-card = L’autre camp n’a alors pas { $name }.
hint-unexplained = C’est ce que jouerait un joueur de ce niveau.

## Où en est chaque camp, et des aides pour l’esprit

standing-suspects = Suspects restants
standing-to-one = { $count } → 1
standing-suspects-said = { $count ->
    [one] Il reste un suspect.
   *[other] Il reste { $count } suspects.
} { $game ->
    [pocket] L’Enquêteur gagne quand il n’en reste qu’un.
   *[other] L’Enquêteur doit trouver celui qui est Jack.
}
standing-hourglasses = Sabliers de Mr. Jack
standing-of = { $count } sur { $goal }
standing-range = { $least } à { $most } sur { $goal }
standing-hourglasses-said = Mr. Jack a { $least ->
    [0] zéro sablier
    [one] un sablier
   *[other] { $least } sabliers
}. Avec six, il gagne.
standing-hourglasses-range-said = Sabliers de Mr. Jack : de { $least } à { $most }, car ses cartes sont cachées. Avec six, il gagne.
standing-rounds = Tour
standing-rounds-said = Tour { $round } sur 8. Jack gagne s’il est encore libre après le dernier.
standing-witness-visible = Carte Témoin : visible. Jack ne peut pas fuir ce tour-ci.
standing-witness-invisible = Carte Témoin : invisible. Jack peut fuir ce tour-ci !
what-if-seen = Si Jack est vu, ceux-ci restent :
what-if-hidden = S’il n’est pas vu, ceux-ci :
hint = Indice
hint-take = Suivre l’indice
hint-asking = Réflexion…
hint-none = Pas d’indice pour l’instant.
hint-withheld = Pas d’indices contre une autre personne : ce ne serait pas loyal.
seen-now = en vue
unseen-now = hors de vue
why-others-turn = Ce n’est pas à vous : { $seat } joue.
why-no-street = on ne marche que dans les rues
turns = Tour par tour
turns-none = Les témoins n’ont pas encore été appelés.
turns-turn = Tour
turns-round = Tour
turns-seen = Suspects en vue
turns-answer = Jack était
turns-was-seen = vu
turns-was-not-seen = pas vu
turns-cleared = Innocentés
nobody = personne
more = Plus
you-gave-up = Vous avez abandonné.
pencil-innocent = { $name } : sans doute pas Jack
pencil-likely = { $name } : Jack, peut-être
aids = Aides
aid-what-if = Montrer en portraits qui resterait
aid-pencil = Marques au crayon sur les suspects
aid-turns = Un tableau des tours
aid-believed = Pour Jack : ce que l’adversaire peut encore croire
coaching-first = À la première partie
coaching-always = Toujours
coaching-never = Jamais
face-down = Garder mon secret face cachée
standing-exits = Sorties ouvertes : { $exits }
own-cards = Pas Jack :
believed = L’adversaire soupçonne encore : { $count }
believed-range = L’adversaire soupçonne encore : { $least } à { $most }
believed-seen = En vue comme vous : { $count }
believed-hidden = Hors de vue comme vous : { $count }
