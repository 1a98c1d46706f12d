/** Les règles de Mr. Jack Pocket en français. */

import type { Section } from "./section";

const rules: Section[] = [
  {
    title: "En bref",
    paragraphs: [
      "Mr. Jack se cache parmi neuf habitants de Whitechapel, et lui seul sait lequel il est. L’Enquêteur envoie Holmes, Watson et le chien Toby scruter les rues tout autour, et disculpe les innocents un à un.",
      "L’Enquêteur gagne quand il ne reste qu’un seul suspect. Mr. Jack gagne avec six sabliers, ou simplement en tenant huit tours.",
    ],
  },
  {
    title: "Le district",
    paragraphs: [
      "Neuf quartiers forment trois rangées de trois. Un personnage habite chacun d’eux. Les rues d’un quartier débouchent sur trois côtés ; le quatrième est fermé par un mur, et personne ne voit à travers.",
      "Quand un personnage est disculpé, son quartier est retourné sur sa face vide. Le mur reste où il était, à une exception près : le quartier de Joseph Lane est un carrefour dont une rue est barrée par une barricade. Elle vaut un mur, mais sur la face vide elle a disparu et les quatre rues sont ouvertes.",
      "Autour des quartiers, douze cases accueillent les trois détectives : une à chaque bout de chaque rangée et de chaque colonne.",
    ],
    figures: [
      {
        name: "crossroads",
        caption:
          "À gauche, le quartier de Bert, suspect puis disculpé : le mur reste. À droite, celui de Lane avec sa barricade, puis disculpé : un carrefour ouvert.",
      },
    ],
  },
  {
    title: "Mise en place",
    paragraphs: [
      "Les neuf quartiers sont placés et orientés au hasard. Holmes se tient à gauche du quartier en haut à gauche, Watson à droite du quartier en haut à droite, Toby sous le quartier en bas au milieu. Ces trois quartiers tournent leur mur vers le détective : au départ, personne n’est vu.",
      "Mr. Jack pioche l’une des neuf cartes Alibi et la garde secrète : voilà qui il est. Les huit autres forment la pioche.",
    ],
    figures: [
      {
        name: "set-up",
        caption: "Un début de partie : trois murs font face aux trois détectives, qui ne voient encore personne.",
      },
    ],
  },
  {
    title: "Un tour",
    paragraphs: [
      "La partie dure huit tours. À chaque tour, quatre jetons Action sont joués, puis vient l’appel à témoin.",
      "Aux tours 1, 3, 5 et 7, on lance les quatre jetons. L’Enquêteur en joue un, Mr. Jack deux, et l’Enquêteur le dernier. Aux tours 2, 4, 6 et 8, on ne lance pas les jetons, on les retourne : Mr. Jack en joue un, l’Enquêteur deux, et Mr. Jack le dernier.",
      "À chaque tour impair, les deux joueurs savent donc déjà ce qu’offrira le suivant. Tous les jetons doivent être joués.",
    ],
    figures: [
      {
        name: "tokens",
        caption:
          "Les quatre jetons, recto et verso : Alibi et Holmes, Toby et Watson, Rotation et Échange, Rotation et Joker.",
      },
    ],
  },
  {
    title: "Les actions",
    paragraphs: [],
    list: [
      [
        "Holmes, Watson, Toby",
        "Ce détective avance d’une ou deux cases dans le sens horaire. Plusieurs détectives peuvent partager une case.",
      ],
      [
        "Rotation",
        "Tournez un quartier d’un quart de tour d’un côté ou de l’autre, ou d’un demi-tour. Un quartier déjà tourné ce tour-ci ne peut pas l’être encore, même s’il a été échangé depuis. On peut aussi tourner les quartiers vides, et même le carrefour ouvert, ce qui ne change rien.",
      ],
      ["Échange", "Deux quartiers quelconques, même vides, échangent leurs places sans être tournés."],
      [
        "Joker",
        "L’Enquêteur avance le détective de son choix d’une case exactement, dans le sens horaire. Mr. Jack peut faire de même ou ne déplacer personne.",
      ],
      [
        "Alibi",
        "Prenez la première carte de la pioche. L’Enquêteur la montre : si ce personnage est encore suspect, il est disculpé. Mr. Jack la garde face cachée : ses sabliers comptent pour lui, et l’Enquêteur voit seulement combien de cartes il détient. Le personnage reste suspect sur le plateau.",
      ],
    ],
    figures: [
      { name: "walk", caption: "Toby peut avancer d’une ou deux cases, toujours dans le sens horaire." },
      {
        name: "rotation",
        caption:
          "Un quartier, et ses positions possibles après une rotation : un quart de tour à droite, un demi-tour, un quart de tour à gauche.",
      },
    ],
  },
  {
    title: "Qui est vu",
    paragraphs: [
      "Un détective regarde droit devant lui, le long de sa rangée ou de sa colonne. Un mur du côté proche d’un quartier l’arrête juste devant. Sinon, il voit le quartier et celui qui y habite. Un mur du côté opposé l’arrête derrière ; sinon, son regard continue vers le quartier suivant, et ainsi jusqu’au bout de la rangée.",
      "Les murs sur les côtés du regard n’ont pas d’importance. Ni les personnages ni les détectives ne gênent la vue. Un quartier vide laisse passer le regard, mais son mur compte toujours.",
    ],
    figures: [
      {
        name: "sight",
        caption:
          "Holmes, à gauche, voit Smith et Lestrade, puis un mur. Toby, en bas, regarde par-dessus un quartier vide et voit Lane et Lestrade. Watson, à droite, a un mur devant lui.",
      },
    ],
  },
  {
    title: "L’appel à témoin",
    paragraphs: [
      "Après la quatrième action, Mr. Jack dit sans mentir si son personnage est vu par au moins un détective.",
      "Vu : tous ceux qui ne sont pas vus sont disculpés, et l’Enquêteur prend le jeton Temps du tour. Pas vu : tous ceux qui sont vus sont disculpés, et Mr. Jack prend le jeton Temps. Il vaut un sablier.",
    ],
    figures: [
      {
        name: "appeal",
        caption:
          "Les mêmes rues après l’appel. À gauche : Mr. Jack était vu, seuls restent ceux qui l’étaient aussi. À droite : il n’était pas vu, seuls restent les autres.",
      },
    ],
  },
  {
    title: "Les cartes Alibi",
    paragraphs: [
      "Chaque carte porte zéro, un ou deux sabliers, huit en tout. Ceux que Mr. Jack pioche comptent pour lui. Ceux que l’Enquêteur pioche sont perdus pour lui.",
    ],
    people: [
      ["lestrade", "aucun sablier"],
      ["goodley", "aucun sablier"],
      ["bert", "un sablier"],
      ["pizer", "un sablier"],
      ["smith", "un sablier"],
      ["lane", "un sablier"],
      ["stealthy", "un sablier"],
      ["gull", "un sablier"],
      ["madame", "deux sabliers"],
    ],
  },
  {
    title: "La fin",
    paragraphs: [
      "On ne regarde les objectifs qu’après un appel à témoin, jamais au milieu d’un tour. Même si une carte Alibi ne laisse qu’un suspect, le tour se joue jusqu’au bout.",
      "Les sabliers de Mr. Jack sont ses jetons Temps et ceux des cartes qu’il a piochées. La carte qui dit qui il est ne compte pas. La table compte pour vous.",
    ],
    table: {
      head: ["Après l’appel", "Résultat"],
      rows: [
        ["Il reste un suspect, Mr. Jack a moins de six sabliers", "L’Enquêteur gagne"],
        ["Mr. Jack a six sabliers ou plus, il reste plusieurs suspects", "Mr. Jack gagne"],
        ["Les deux à la fois, et Mr. Jack était vu", "L’Enquêteur gagne"],
        ["Les deux à la fois, Mr. Jack n’était pas vu, au tour 8", "Mr. Jack gagne"],
        ["Les deux à la fois, Mr. Jack n’était pas vu, avant le tour 8", "La poursuite"],
        ["Ni l’un ni l’autre à la fin du tour 8", "Mr. Jack gagne"],
      ],
    },
  },
  {
    title: "La poursuite",
    paragraphs: [
      "Tout le monde sait qui est Mr. Jack, mais il a ses six sabliers et s’enfonce dans la nuit. On continue à jouer comme avant. Le premier tour qui se termine avec Mr. Jack vu donne la victoire à l’Enquêteur. S’il reste caché jusqu’à la fin du tour 8, Mr. Jack gagne.",
    ],
  },
  {
    title: "Qui sait quoi",
    paragraphs: [
      "Tout le monde voit le district, les détectives, les deux faces des jetons, les jetons Temps, les cartes montrées par l’Enquêteur et le nombre de cartes de Mr. Jack. Seul Mr. Jack sait qui il est et quelles cartes il a piochées. Personne ne connaît l’ordre de la pioche.",
      "Encore un indice pour l’Enquêteur : tant que la partie continue après un appel et qu’il n’y a pas de poursuite, Mr. Jack a moins de six sabliers. À la fin de la partie, tout est révélé.",
    ],
  },
];

export default rules;
