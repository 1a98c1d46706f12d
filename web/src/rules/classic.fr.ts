/** Les règles de Mr. Jack en français. */

import type { Section } from "./section";

const rules: Section[] = [
  {
    title: "En bref",
    paragraphs: [
      "Une nuit à Whitechapel. Huit personnages arpentent les rues, et l’un d’eux est Jack. Lui seul sait lequel. Les deux joueurs les déplacent tous.",
      "L’Enquêteur a huit tours pour accuser le bon. Jack gagne s’il s’échappe du quartier, si l’on accuse la mauvaise personne, ou si le huitième tour s’achève sans accusation.",
    ],
  },
  {
    title: "Le plateau",
    paragraphs: [
      "Les personnages se tiennent dans les rues. On n’entre ni dans les maisons, ni dans les jardins, ni sur les huit becs de gaz. Six sont allumés au départ, dont quatre numérotés de 1 à 4 ; deux sont éteints.",
      "Neuf bouches d’égout mènent au réseau souterrain ; deux sont fermées par une plaque. Quatre routes sortent du quartier ; des cordons de police en ferment deux.",
    ],
    figures: [
      {
        name: "set-up",
        caption:
          "Le départ. Un œil marque qui est visible : Bert et Smith près d’un bec de gaz, Holmes et Lestrade près d’un autre.",
      },
    ],
  },
  {
    title: "Mise en place",
    paragraphs: [
      "Chacun part toujours du même endroit. Jack pioche l’une des huit cartes Alibi : voilà qui il est. Les sept autres forment la pioche Alibi. La carte Témoin commence sur « visible ».",
    ],
  },
  {
    title: "Un tour",
    paragraphs: [
      "Aux tours 1, 3, 5 et 7, on mélange les huit cartes Personnage et on en montre quatre. L’Enquêteur joue l’un de ces personnages, Jack deux, l’Enquêteur le dernier. Aux tours 2, 4, 6 et 8, on joue les quatre autres : Jack un, l’Enquêteur deux, Jack le dernier.",
      "Jouer un personnage, c’est le déplacer et utiliser son pouvoir. Chacun est joué jusqu’au bout avant que le suivant soit choisi. Après le quatrième vient l’appel à témoin.",
    ],
  },
  {
    title: "Se déplacer",
    paragraphs: [
      "Le personnage joué doit avancer d’une à trois cases dans les rues (Miss Stealthy, d’une à quatre) et ne peut pas finir là où il a commencé. Les personnages ne barrent pas le passage, mais on ne s’arrête pas sur une case occupée, sauf pour accuser.",
      "D’une bouche d’égout ouverte, on peut gagner par les égouts n’importe quelle autre bouche ouverte pour un point, à tout moment du déplacement et autant de fois que les points le permettent. Une bouche fermée ne sert ni d’entrée ni de sortie. On peut passer par une bouche occupée.",
      "Que le personnage soit suspect ou innocent, et quel que soit le joueur, rien ne change. Si par extraordinaire aucune case libre n’est à portée, le personnage reste sur place et utilise quand même son pouvoir ; accuser ou s’échapper reste possible, et Gull doit échanger.",
    ],
    figures: [
      {
        name: "sewers",
        caption:
          "Trois points pour Holmes : un pas jusqu’à la bouche d’égout, un point par les égouts jusqu’à une autre, et encore un pas.",
      },
    ],
  },
  {
    title: "Qui est visible",
    paragraphs: [
      "Un personnage est visible si l’une au moins de ces conditions est remplie ; sinon, il est invisible.",
    ],
    list: [
      ["Un bec de gaz allumé", "Il se tient à côté."],
      ["De la compagnie", "Il se tient à côté d’un autre personnage, même innocent."],
      ["La lanterne de Watson", "Il se tient dans son faisceau. Watson n’est pas éclairé par sa propre lanterne."],
    ],
    figures: [
      {
        name: "visible",
        caption:
          "Visibles : Holmes près du bec de gaz, Gull et Bert côte à côte, Stealthy dans le faisceau de Watson. Invisibles : Smith, et Watson lui-même.",
      },
    ],
  },
  {
    title: "La lanterne de Watson",
    paragraphs: [
      "Le faisceau part de la case de Watson dans l’une des six directions, tout droit et aussi loin que va le plateau. Il éclaire tous ceux qui s’y trouvent ; les personnages ne l’arrêtent pas. Les maisons, les jardins et les becs de gaz éteints l’arrêtent. Il traverse un bec de gaz allumé, sauf si vous jouez avec l’option contraire.",
      "Quiconque déplace Watson, par son propre mouvement, par le sifflet ou par l’échange de Gull, choisit où il regarde.",
    ],
    figures: [
      {
        name: "lantern",
        caption:
          "À gauche : le faisceau continue derrière Smith et atteint aussi Gull. À droite : une maison l’arrête ; Smith est visible, Gull derrière la maison ne l’est pas.",
      },
    ],
  },
  {
    title: "L’appel à témoin",
    paragraphs: [
      "Après le quatrième personnage, Jack dit sans mentir s’il est visible, et la carte Témoin garde la réponse pour le tour suivant. Visible : tous les personnages invisibles sont innocents. Invisible : tous les personnages visibles sont innocents. Les innocents restent sur le plateau et gardent leur pouvoir.",
      "Puis, à la fin des tours 1 à 4, le bec de gaz qui porte le numéro du tour s’éteint pour de bon, où qu’il se trouve alors.",
    ],
  },
  {
    title: "Les personnages",
    paragraphs: [
      "Un pouvoir doit être utilisé, sauf celui de Stealthy et celui de Gull. « Avant ou après » veut dire avant ou après tout le déplacement, jamais au milieu.",
    ],
    people: [
      [
        "holmes",
        "Après le déplacement : prend la première carte Alibi et la regarde seul. Ce personnage n’est pas Jack.",
      ],
      ["watson", "Après le déplacement : le joueur choisit où regarde la lanterne. Elle peut garder sa direction."],
      ["smith", "Avant ou après : déplace un bec de gaz allumé, numéroté ou non, là où un autre est éteint."],
      ["lestrade", "Avant ou après : déplace un cordon de police vers une sortie qui n’en a pas."],
      [
        "stealthy",
        "Avance de quatre cases au plus et peut traverser maisons, jardins et becs de gaz, un point par case. Elle doit finir dans une rue.",
      ],
      ["goodley", "Avant ou après : siffle et fait approcher d’autres personnages (voir plus bas)."],
      [
        "gull",
        "Au lieu de se déplacer, il peut échanger sa place avec n’importe quel autre personnage, même loin. Un échange n’est pas un déplacement : il ne permet ni d’accuser ni de s’échapper.",
      ],
      [
        "bert",
        "Avant ou après : déplace une plaque d’égout vers une bouche ouverte, même sous les pieds de quelqu’un.",
      ],
    ],
  },
  {
    title: "Le sifflet de Goodley",
    paragraphs: [
      "Goodley a trois points pour faire approcher un, deux ou trois autres personnages : 3, 2 + 1 ou 1 + 1 + 1. Ils marchent l’un après l’autre, chacun une seule fois, dans les rues et sans être gênés par les autres, sans égouts et sans pouvoirs. Chacun doit finir sur une case libre et plus près de Goodley qu’avant, en comptant les pas dans les rues.",
      "On doit dépenser autant de points que le meilleur coup de sifflet possible dans cette position : presque toujours trois. Si Watson a bougé, on l’oriente de nouveau. Le sifflet ne permet ni d’accuser ni de s’échapper.",
    ],
    figures: [
      {
        name: "whistle",
        caption: "Les trois points de Goodley : deux pour Holmes, un pour Smith. Tous deux se rapprochent.",
      },
    ],
  },
  {
    title: "L’accusation",
    paragraphs: [
      "Seul l’Enquêteur accuse, et une seule fois, car la partie s’arrête là. Par son propre déplacement, le personnage joué entre sur la case d’un autre, au besoin par les égouts et, pour Stealthy, à travers les maisons. On peut accuser n’importe quel autre personnage, suspect ou innocent. Un pouvoir utilisé avant le déplacement est permis, par exemple un coup de sifflet qui rapproche le suspect.",
      "Si c’est Jack, l’Enquêteur gagne ; sinon, Jack gagne. Plus rien n’est joué ensuite. Ni le sifflet ni l’échange n’accusent.",
    ],
    figures: [{ name: "accusation", caption: "Trois pas : Bert entre sur la case de Gull et l’accuse." }],
  },
  {
    title: "La fuite",
    paragraphs: [
      "Jack gagne aussitôt quand son propre personnage quitte le plateau. C’est lui qui doit le jouer, la carte Témoin doit montrer « invisible » (donc jamais au tour 1), et la sortie doit être sans cordon. Le pas hors du plateau coûte un point. Les égouts aident en chemin, et un pouvoir utilisé avant le déplacement peut ouvrir la sortie. Peu importe si quelqu’un se tient devant la sortie.",
      "Personne d’autre ne quitte jamais le plateau.",
    ],
    figures: [
      {
        name: "exits",
        caption:
          "Smith est Jack et il était invisible : deux pas jusqu’à la sortie libre du nord-ouest, et le troisième mène dehors.",
      },
    ],
  },
  {
    title: "La fin",
    paragraphs: ["Après le tour 8, on fait encore l’appel à témoin, mais il ne décide plus de rien."],
    table: {
      head: ["Ce qui arrive", "Résultat"],
      rows: [
        ["Une accusation juste", "L’Enquêteur gagne"],
        ["Une accusation fausse", "Jack gagne"],
        ["Jack quitte le plateau", "Jack gagne"],
        ["Le tour 8 s’achève, même si l’on sait alors qui est Jack", "Jack gagne"],
      ],
    },
  },
  {
    title: "Qui sait quoi",
    paragraphs: [
      "Tout le monde voit le plateau, les personnages de ce tour et donc, à un tour impair, les quatre suivants, les réponses des témoins et combien de cartes Alibi chaque camp a prises. Seul Jack sait qui il est. Chaque joueur est seul à connaître les cartes Alibi qu’il a prises avec Holmes. Personne ne connaît l’ordre des pioches.",
    ],
  },
  {
    title: "Options",
    paragraphs: [
      "Le plateau de la première édition, de 2006, a huit bouches d’égout, la plupart à d’autres endroits, et Watson et Stealthy y partent chacun de la place de l’autre. Une seconde option veut que les becs de gaz allumés arrêtent le faisceau de Watson.",
    ],
  },
];

export default rules;
