/** Le regole di Mr. Jack in italiano. */

import type { Section } from "./section";

const rules: Section[] = [
  {
    title: "In breve",
    paragraphs: [
      "Una notte a Whitechapel. Otto personaggi girano per le strade, e uno di loro è Jack. Solo lui sa quale. I due giocatori li muovono tutti.",
      "Il Detective ha otto turni per accusare quello giusto. Jack vince se sgattaiola fuori dal quartiere, se viene accusata la persona sbagliata, o se l’ottavo turno finisce senza un’accusa.",
    ],
  },
  {
    title: "Il tabellone",
    paragraphs: [
      "I personaggi stanno nelle strade. Non si entra nelle case, nei giardini e sugli otto lampioni. All’inizio sei sono accesi, quattro dei quali con un numero da 1 a 4; due sono spenti.",
      "Nove tombini portano nelle fogne; due sono chiusi da un coperchio. Quattro strade portano fuori dal quartiere; i cordoni di polizia ne chiudono due.",
    ],
    figures: [
      {
        name: "set-up",
        caption:
          "L’inizio. Un occhio segna chi è visibile: Bert e Smith accanto a un lampione, Holmes e Lestrade accanto a un altro.",
      },
    ],
  },
  {
    title: "Preparazione",
    paragraphs: [
      "Ognuno parte sempre dallo stesso posto. Jack pesca una delle otto carte Alibi: ecco chi è. Le altre sette sono il mazzo Alibi. La carta Testimone comincia su «visibile».",
    ],
  },
  {
    title: "Un turno",
    paragraphs: [
      "Nei turni 1, 3, 5 e 7 si mescolano le otto carte Personaggio e se ne mostrano quattro. Il Detective gioca uno di questi personaggi, Jack due, il Detective l’ultimo. Nei turni 2, 4, 6 e 8 si giocano gli altri quattro: Jack uno, il Detective due, Jack l’ultimo.",
      "Giocare un personaggio vuol dire muoverlo e usare la sua abilità. Ognuno si gioca fino in fondo prima di scegliere il prossimo. Dopo il quarto c’è l’appello dei testimoni.",
    ],
  },
  {
    title: "Il movimento",
    paragraphs: [
      "Il personaggio in gioco deve muoversi da una a tre caselle lungo le strade (Miss Stealthy da una a quattro) e non può finire dove ha cominciato. I personaggi non bloccano la via, ma non ci si ferma su una casella occupata, tranne che per un’accusa.",
      "Da un tombino aperto si può passare per le fogne a qualsiasi altro tombino aperto per un punto, in ogni momento del movimento e quante volte lo permettono i punti. Un tombino coperto non serve né per entrare né per uscire. Per uno occupato si può passare.",
      "Che il personaggio sia sospettato o innocente, e chiunque lo giochi, non fa differenza. Nel caso rarissimo in cui non ci sia una casella libera dove andare, il personaggio resta sul posto e usa comunque la sua abilità; un’accusa o la fuga restano possibili, e Gull deve scambiare.",
    ],
    figures: [
      {
        name: "sewers",
        caption:
          "Tre punti per Holmes: un passo fino al tombino, un punto per le fogne fino a un altro tombino, e ancora un passo.",
      },
    ],
  },
  {
    title: "Chi è visibile",
    paragraphs: ["Un personaggio è visibile se vale almeno una di queste condizioni; altrimenti è invisibile."],
    list: [
      ["Un lampione acceso", "Gli sta accanto."],
      ["Compagnia", "Sta accanto a un altro personaggio, anche innocente."],
      ["La lanterna di Watson", "Sta nel suo raggio. La lanterna non illumina Watson stesso."],
    ],
    figures: [
      {
        name: "visible",
        caption:
          "Visibili: Holmes accanto al lampione, Gull e Bert uno accanto all’altro, Stealthy nel raggio di Watson. Invisibili: Smith, e Watson stesso.",
      },
    ],
  },
  {
    title: "La lanterna di Watson",
    paragraphs: [
      "Il raggio parte dalla casella di Watson in una delle sei direzioni, dritto e fin dove arriva il tabellone. Illumina tutti quelli che incontra; i personaggi non lo fermano. Lo fermano le case, i giardini e i lampioni spenti. Oltrepassa un lampione acceso, a meno che non giochiate con l’opzione contraria.",
      "Chi muove Watson in qualsiasi modo, con il suo movimento, con il fischietto o con lo scambio di Gull, decide dove guarda.",
    ],
    figures: [
      {
        name: "lantern",
        caption:
          "A sinistra: il raggio prosegue oltre Smith e raggiunge anche Gull. A destra: una casa lo ferma; Smith è visibile, Gull dietro la casa no.",
      },
    ],
  },
  {
    title: "L’appello dei testimoni",
    paragraphs: [
      "Dopo il quarto personaggio Jack dice, senza mentire, se è visibile, e la carta Testimone conserva la risposta per il turno seguente. Visibile: tutti i personaggi invisibili sono innocenti. Invisibile: tutti i personaggi visibili sono innocenti. Gli innocenti restano sul tabellone e conservano la loro abilità.",
      "Poi, alla fine dei turni da 1 a 4, il lampione con il numero del turno si spegne per sempre, ovunque si trovi allora.",
    ],
  },
  {
    title: "I personaggi",
    paragraphs: [
      "Un’abilità va usata, tranne quelle di Stealthy e di Gull. «Prima o dopo» vuol dire prima o dopo l’intero movimento, mai nel mezzo.",
    ],
    people: [
      ["holmes", "Dopo il movimento: prende la prima carta Alibi e la guarda da solo. Quel personaggio non è Jack."],
      ["watson", "Dopo il movimento: il giocatore sceglie dove guarda la lanterna. Può restare com’era."],
      ["smith", "Prima o dopo: sposta un lampione acceso, numerato o no, dove ce n’è uno spento."],
      ["lestrade", "Prima o dopo: sposta un cordone di polizia a un’uscita che non ne ha."],
      [
        "stealthy",
        "Si muove fino a quattro caselle e può attraversare case, giardini e lampioni, un punto per casella. Deve finire in una strada.",
      ],
      ["goodley", "Prima o dopo: fischia e fa avvicinare altri personaggi (vedi sotto)."],
      [
        "gull",
        "Invece di muoversi può scambiarsi di posto con qualsiasi altro personaggio, anche lontano. Uno scambio non è un movimento: così non si accusa e non si fugge.",
      ],
      ["bert", "Prima o dopo: sposta un coperchio su un tombino aperto, anche sotto i piedi di qualcuno."],
    ],
  },
  {
    title: "Il fischietto di Goodley",
    paragraphs: [
      "Goodley ha tre punti per far avvicinare uno, due o tre altri personaggi: 3, 2 + 1 oppure 1 + 1 + 1. Camminano uno dopo l’altro, ciascuno una volta sola, lungo le strade e passando anche oltre gli altri, senza fogne e senza abilità. Ognuno deve finire su una casella libera e più vicino a Goodley di prima, contando i passi lungo le strade.",
      "Bisogna spendere tanti punti quanti ne spenderebbe il miglior fischio possibile in quella posizione: quasi sempre tutti e tre. Se Watson è stato mosso, lo si orienta di nuovo. Con il fischietto non si accusa e non si fugge.",
    ],
    figures: [
      {
        name: "whistle",
        caption: "I tre punti di Goodley: due per Holmes, uno per Smith. Entrambi si avvicinano.",
      },
    ],
  },
  {
    title: "L’accusa",
    paragraphs: [
      "Solo il Detective accusa, e una volta sola, perché così finisce la partita. Con il proprio movimento il personaggio in gioco entra nella casella di un altro, anche per le fogne e, per Stealthy, attraverso le case. Si può accusare chiunque altro, sospettato o innocente. È permesso usare prima un’abilità, per esempio un fischio che avvicina il sospettato.",
      "Se è Jack, vince il Detective; se no, vince Jack. Dopo non si gioca più nulla. Né il fischietto né lo scambio accusano.",
    ],
    figures: [{ name: "accusation", caption: "Tre passi: Bert entra nella casella di Gull e lo accusa." }],
  },
  {
    title: "La fuga",
    paragraphs: [
      "Jack vince subito quando il suo personaggio lascia il tabellone. Deve giocarlo lui stesso, la carta Testimone deve mostrare «invisibile» (quindi mai nel turno 1) e l’uscita non deve avere un cordone. Il passo fuori dal tabellone costa un punto. Le fogne aiutano lungo la via, e un’abilità usata prima del movimento può aprire l’uscita. Non importa se qualcuno sta davanti all’uscita.",
      "Nessun altro lascia mai il tabellone.",
    ],
    figures: [
      {
        name: "exits",
        caption:
          "Smith è Jack ed era invisibile: due passi fino all’uscita libera a nord-ovest, e il terzo porta fuori.",
      },
    ],
  },
  {
    title: "La fine",
    paragraphs: ["Dopo il turno 8 si fa ancora l’appello dei testimoni, ma non decide più nulla."],
    table: {
      head: ["Che cosa succede", "Risultato"],
      rows: [
        ["Un’accusa giusta", "Vince il Detective"],
        ["Un’accusa sbagliata", "Vince Jack"],
        ["Jack lascia il tabellone", "Vince Jack"],
        ["Finisce il turno 8, anche se ormai si sa chi è Jack", "Vince Jack"],
      ],
    },
  },
  {
    title: "Chi sa che cosa",
    paragraphs: [
      "Tutti vedono il tabellone, i personaggi di questo turno e quindi, nei turni dispari, i quattro seguenti, le risposte dei testimoni e quante carte Alibi ha preso ciascuno. Solo Jack sa chi è. Ogni giocatore conosce da solo le carte Alibi che ha preso con Holmes. Nessuno conosce l’ordine dei mazzi.",
    ],
  },
  {
    title: "Opzioni",
    paragraphs: [
      "Il tabellone della prima edizione, del 2006, ha otto tombini, per lo più in altri posti, e Watson e Stealthy partono l’uno dal posto dell’altra. Una seconda opzione fa sì che i lampioni accesi fermino il raggio di Watson.",
    ],
  },
];

export default rules;
