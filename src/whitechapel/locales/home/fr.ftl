# Français.

## Accueil

description = Mr. Jack Pocket et Mr. Jack dans le navigateur : apprenez en trois minutes, jouez tout de suite, seul ou avec un ami.
home-lead = L’une de ces personnes est Mr. Jack. Un joueur se cache derrière un visage, l’autre cherche lequel.
home-learn = Première visite ? Apprenez en trois minutes
home-learn-about = Sur le vrai plateau, pas à pas.
home-first-game = Jouer votre première partie
home-first-game-about = Mr. Jack Pocket, en Enquêteur, contre l’adversaire le plus facile, avec des conseils.
home-go-on = Reprendre
home-again = Rejouer
home-lessons = Apprendre les jeux pas à pas
side-pocket-jack = Finissez les tours hors de vue et réunissez six sabliers.
side-pocket-detective = Envoyez Holmes, Watson et Toby observer, jusqu’au dernier suspect.
side-classic-jack = Restez dans l’ombre et quittez Whitechapel sans être vu.
side-classic-detective = Innocentez les autres et accusez le bon à temps.
play-jack = Incarner { $game ->
    [pocket] Mr. Jack
   *[other] Jack
}
play-detective = Incarner { $game ->
    [pocket] l’Enquêteur
   *[other] l’Enquêteur
}
play-any = Au hasard
play-friend = Inviter un ami
play-hotseat = À deux sur cet appareil
watch = Regarder jouer deux IA
my-games = Mes parties
my-games-none = Aucune partie pour l’instant. Commencez-en une ci-dessus.
options = Options
level = Niveau de l’IA
level-name = Niveau { $level }
opponent = Adversaire
opponent-ai = IA
opponent-bots = Bots de ce serveur
against-bot = contre { $name }
against-named-level = adversaire : { $name }
against-friend = contre un ami
won-mark = gagnée
lost-mark = perdue
option-edition = Plateau
option-edition-revised_2016 = Édition révisée, 2016
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
join-text = Un ami vous invite à jouer à { $game }.
join = Rejoindre la partie
join-side = Vous serez { $seat }.
join-watch = Regarder la partie
rules-contents = Sommaire

## Niveaux

level-easiest = le plus facile
level-strongest = le plus fort
level-between = { $level } · { $name }
level-at-end = { $level } · { $name } ({ $end })
level-up = Trois victoires de suite à ce niveau. Essayer le niveau { $name } ?
level-down = Trois défaites de suite à ce niveau. Essayer le niveau { $name } ?
level-1 = Passant
level-1-about = regarde à peine ; un enfant peut gagner
level-2 = Allumeur de réverbères
level-2-about = regarde un peu, laisse passer beaucoup
level-3 = Agent
level-3-about = voit un coup à l’avance
level-4 = Sergent
level-4-about = compare bien des coups, se trompe parfois
level-5 = Inspecteur
level-5-about = pèse chaque coup, se trompe rarement
level-6 = Inspecteur principal
level-6-about = réfléchit à un tour entier
level-7 = Commissaire
level-7-about = réfléchit plus d’un tour à l’avance
level-8 = Préfet
level-8-about = réfléchit aussi loin que possible
