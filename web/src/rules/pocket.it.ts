/** Le regole di Mr. Jack Pocket in italiano. */

import type { Section } from "./section";

const rules: Section[] = [
  {
    title: "In breve",
    paragraphs: [
      "Mr. Jack si nasconde tra nove abitanti di Whitechapel, e solo lui sa quale di loro è. L’Investigatore fa scrutare le strade da ogni lato a Holmes, Watson e al cane Toby, e scagiona gli innocenti uno dopo l’altro.",
      "L’Investigatore vince quando resta un solo sospettato. Mr. Jack vince con sei clessidre, o semplicemente resistendo otto turni.",
    ],
  },
  {
    title: "Il distretto",
    paragraphs: [
      "Nove aree stanno in tre file da tre. In ognuna abita un personaggio. Le strade di un’area escono su tre lati; il quarto è chiuso da un muro, e nessuno ci vede attraverso.",
      "Quando un personaggio è scagionato, la sua area viene girata sul lato vuoto. Il muro resta dov’era, con una sola eccezione: l’area di Joseph Lane è un incrocio con una barricata che chiude una strada. La barricata vale quanto un muro, ma sul lato vuoto non c’è più e tutte e quattro le strade sono aperte.",
      "Intorno alle aree ci sono dodici caselle per i tre detective: una a ogni capo di ogni riga e di ogni colonna.",
    ],
    figures: [
      {
        name: "crossroads",
        caption:
          "A sinistra l’area di Bert, sospettato e poi scagionato: il muro resta. A destra quella di Lane con la barricata, e poi scagionato: un incrocio aperto.",
      },
    ],
  },
  {
    title: "Preparazione",
    paragraphs: [
      "Le nove aree vengono disposte e orientate a caso. Holmes sta a sinistra dell’area in alto a sinistra, Watson a destra di quella in alto a destra, Toby sotto quella in basso al centro. Queste tre aree rivolgono il muro verso il detective: all’inizio non si vede nessuno.",
      "Mr. Jack pesca una delle nove carte Alibi e la tiene segreta: ecco chi è. Le altre otto formano il mazzo.",
    ],
    figures: [
      {
        name: "set-up",
        caption: "Un inizio: tre muri di fronte ai tre detective, che non vedono ancora nessuno.",
      },
    ],
  },
  {
    title: "Un turno",
    paragraphs: [
      "I turni sono otto. In ciascuno si giocano quattro gettoni Azione, poi si fa l’appello dei testimoni.",
      "Nei turni 1, 3, 5 e 7 si lanciano i quattro gettoni. L’Investigatore ne gioca uno, Mr. Jack due e l’Investigatore l’ultimo. Nei turni 2, 4, 6 e 8 i gettoni non si lanciano ma si girano: Mr. Jack ne gioca uno, l’Investigatore due e Mr. Jack l’ultimo.",
      "Così in ogni turno dispari tutti e due sanno già che cosa offrirà il prossimo. Ogni gettone va giocato.",
    ],
    figures: [
      {
        name: "tokens",
        caption:
          "I quattro gettoni, fronte e retro: Alibi e Holmes, Toby e Watson, Rotazione e Scambio, Rotazione e Joker.",
      },
    ],
  },
  {
    title: "Le azioni",
    paragraphs: [],
    list: [
      [
        "Holmes, Watson, Toby",
        "Quel detective avanza di una o due caselle in senso orario. Più detective possono stare nella stessa casella.",
      ],
      [
        "Rotazione",
        "Gira un’area di un quarto da una parte o dall’altra, o di mezzo giro. Un’area già ruotata in questo turno non si può ruotare di nuovo, neppure se nel frattempo è stata scambiata. Si possono ruotare anche le aree vuote, persino l’incrocio aperto, il che non cambia nulla.",
      ],
      ["Scambio", "Due aree qualsiasi, anche vuote, si scambiano di posto senza essere girate."],
      [
        "Joker",
        "L’Investigatore muove un detective a sua scelta di una casella esatta in senso orario. Mr. Jack può fare lo stesso o non muovere nessuno.",
      ],
      [
        "Alibi",
        "Prendi la prima carta del mazzo. L’Investigatore la mostra: se quel personaggio è ancora sospettato, viene scagionato. Mr. Jack la tiene coperta: le sue clessidre contano per lui, e l’Investigatore vede soltanto quante carte ha in mano. Il personaggio resta sospettato sul tabellone.",
      ],
    ],
    figures: [
      { name: "walk", caption: "Toby può avanzare di una o due caselle, sempre in senso orario." },
      {
        name: "rotation",
        caption:
          "Un’area, e come può trovarsi dopo una rotazione: un quarto di giro a destra, mezzo giro, un quarto di giro a sinistra.",
      },
    ],
  },
  {
    title: "Chi è visto",
    paragraphs: [
      "Un detective guarda dritto lungo la sua riga o colonna. Un muro sul lato più vicino di un’area lo ferma davanti a essa. Altrimenti vede l’area e chi ci abita. Un muro sul lato opposto lo ferma dietro; altrimenti lo sguardo prosegue all’area successiva, e così fino in fondo alla fila.",
      "I muri ai lati dello sguardo non contano. Né i personaggi né i detective impediscono la vista. Un’area vuota lascia passare lo sguardo, ma il suo muro conta sempre.",
    ],
    figures: [
      {
        name: "sight",
        caption:
          "Holmes, a sinistra, vede Smith e Lestrade, poi c’è un muro. Toby, in basso, guarda oltre un’area vuota e vede Lane e Lestrade. Watson, a destra, ha un muro davanti.",
      },
    ],
  },
  {
    title: "L’appello dei testimoni",
    paragraphs: [
      "Dopo la quarta azione Mr. Jack dice, senza mentire, se il suo personaggio è visto da almeno un detective.",
      "Visto: tutti quelli che non sono visti vengono scagionati, e l’Investigatore prende il gettone Tempo del turno. Non visto: tutti quelli che sono visti vengono scagionati, e Mr. Jack prende il gettone Tempo. Vale una clessidra.",
    ],
    figures: [
      {
        name: "appeal",
        caption:
          "Le stesse strade dopo l’appello. A sinistra Mr. Jack era visto: resta solo chi era visto. A destra non lo era: restano solo gli altri.",
      },
    ],
  },
  {
    title: "Le carte Alibi",
    paragraphs: [
      "Ogni carta ha nessuna, una o due clessidre, otto in tutto. Quelle che pesca Mr. Jack contano per lui. Quelle che pesca l’Investigatore per lui sono perse.",
    ],
    people: [
      ["lestrade", "nessuna clessidra"],
      ["goodley", "nessuna clessidra"],
      ["bert", "una clessidra"],
      ["pizer", "una clessidra"],
      ["smith", "una clessidra"],
      ["lane", "una clessidra"],
      ["stealthy", "una clessidra"],
      ["gull", "una clessidra"],
      ["madame", "due clessidre"],
    ],
  },
  {
    title: "La fine",
    paragraphs: [
      "Gli obiettivi si guardano solo dopo un appello, mai a metà di un turno. Anche se una carta Alibi lascia un solo sospettato, il turno si gioca fino in fondo.",
      "Le clessidre di Mr. Jack sono i suoi gettoni Tempo e quelle sulle carte che ha pescato. La carta che dice chi è non conta. Il tavolo tiene il conto per te.",
    ],
    table: {
      head: ["Dopo l’appello", "Risultato"],
      rows: [
        ["Resta un sospettato, Mr. Jack ha meno di sei clessidre", "Vince l’Investigatore"],
        ["Mr. Jack ha sei o più clessidre, restano più sospettati", "Vince Mr. Jack"],
        ["Entrambe le cose, e Mr. Jack era visto", "Vince l’Investigatore"],
        ["Entrambe le cose, Mr. Jack non era visto, al turno 8", "Vince Mr. Jack"],
        ["Entrambe le cose, Mr. Jack non era visto, prima del turno 8", "L’inseguimento"],
        ["Nessuna delle due alla fine del turno 8", "Vince Mr. Jack"],
      ],
    },
  },
  {
    title: "L’inseguimento",
    paragraphs: [
      "Tutti sanno chi è Mr. Jack, ma lui ha le sue sei clessidre e scivola via nel buio. Si continua a giocare come prima. Il primo turno che finisce con Mr. Jack visto dà la vittoria all’Investigatore. Se resta nascosto fino alla fine del turno 8, vince Mr. Jack.",
    ],
  },
  {
    title: "Chi sa che cosa",
    paragraphs: [
      "Tutti vedono il distretto, i detective, le due facce dei gettoni, i gettoni Tempo, le carte mostrate dall’Investigatore e quante ne ha Mr. Jack. Solo Mr. Jack sa chi è e quali carte ha pescato. Nessuno conosce l’ordine del mazzo.",
      "Ancora un indizio per l’Investigatore: finché la partita continua dopo un appello e non c’è un inseguimento, Mr. Jack ha meno di sei clessidre. Alla fine della partita tutto viene rivelato.",
    ],
  },
];

export default rules;
