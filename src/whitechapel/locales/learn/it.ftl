# Italiano. Le lezioni dei due giochi.

lesson-point = Indica sul tabellone
lesson-go-on = E adesso?
lesson-not-this = Non in questo esercizio: { $name }.
lesson-fits = { $why } Si accorda con la risposta: cerca ancora.
lesson-split = Ora { $seen } sarebbero visti e { $hidden } no: una delle risposte ne lascerebbe troppi.
lesson-jack-seen = Ti hanno visto: chi era fuori vista è scagionato. Nasconditi anche dall’ultimo gettone dell’Investigatore.
lesson-jack-few = Non visto! Ma restano solo { $count } sospettati: meno persone devono essere in vista.

## Mr. Jack Pocket

lesson-pocket-sight = Chi è visto?
lesson-pocket-sight-1 = Watson guarda lungo la sua strada fino a un muro. Indica tutti quelli che vede.
lesson-pocket-sight-1-done = Giusto. Il muro di Lestrade nasconde ciò che è dietro di lui.
lesson-pocket-sight-2 = Ora il muro è tra Lestrade e Watson. Chi vede Watson?
lesson-pocket-sight-2-done = Solo Madame: un muro davanti nasconde la tessera.
lesson-pocket-appeal = L’appello dei testimoni
lesson-pocket-appeal-1 = L’appello: Mr. Jack è visto? Dice di no: indica qualcuno che non può essere.
lesson-pocket-appeal-1-done = Giusto: chi è visto è scagionato. Dopo un «sì», gli altri.
lesson-pocket-walk = Camminare
lesson-pocket-walk-1 = Watson avanza di una o due caselle. Lascia al massimo cinque sospettati, qualunque sia la risposta.
lesson-pocket-walk-1-done = Quattro visti, cinque no: è tutta l’arte.
lesson-pocket-walk-2 = Il Joker muove un detective di una casella. Di nuovo al massimo cinque sospettati.
lesson-pocket-walk-2-done = Sì, Toby. Mr. Jack può anche non muovere nessuno.
lesson-pocket-tiles = Ruotare e scambiare
lesson-pocket-tiles-1 = Rotazione ruota una tessera. Fai vedere a Toby tutte e tre le tessere della sua strada.
lesson-pocket-tiles-1-wrong = Toby guarda ancora un muro. È sulla tessera proprio davanti a lui, quella di Miss Stealthy.
lesson-pocket-tiles-1-half = Ora il muro è dietro Miss Stealthy, e Toby vede solo lei. Spostalo di lato, con un quarto di giro.
lesson-pocket-tiles-1-done = Aperta! Il segno dice: non più in questo turno.
lesson-pocket-tiles-2 = Ruota ancora, ma non la tessera segnata: Holmes deve vedere qualcuno.
lesson-pocket-tiles-2-wrong = Holmes guarda ancora un muro. Ruota la tessera davanti a lui.
lesson-pocket-tiles-2-done = Ora vede. Così Mr. Jack chiude le strade.
lesson-pocket-tiles-3 = Scambio inverte due tessere. Porta John Smith dove un detective lo vede.
lesson-pocket-tiles-3-done = In vista! Le tessere scambiate non ruotano.
lesson-pocket-alibi = Alibi e clessidre
lesson-pocket-alibi-1 = Alibi dà una carta. Prendila: chi vi è raffigurato non è Mr. Jack.
lesson-pocket-alibi-1-done = Jeremy Bert è scagionato, la sua clessidra persa per Mr. Jack.
lesson-pocket-alibi-2 = Ora sei Mr. Jack, e le tue carte sono segrete. Prendine una per le clessidre.
lesson-pocket-alibi-2-done = Due clessidre! Un turno non visto ne dà una, e con sei vinci.
lesson-pocket-turn = Un turno intero
lesson-pocket-turn-1 = Giochi un gettone, Mr. Jack due, tu l’ultimo. Prendi prima quello che gli dà clessidre.
lesson-pocket-turn-1-wrong = Allora Mr. Jack prende Alibi, e con esso clessidre. Prendilo prima tu.
lesson-pocket-turn-1-done = Pizer è scagionato. Mr. Jack ha ruotato la tessera di Bert: Watson vede meno.
lesson-pocket-turn-2 = L’ultimo gettone è tuo. Gioca Toby: al massimo cinque sospettati.
lesson-pocket-turn-2-done = Nel prossimo turno comincia Mr. Jack: uno lui, due tu, l’ultimo lui.
lesson-pocket-jack = Essere Mr. Jack
lesson-pocket-jack-1 = Sei Mr. Jack: Lestrade. Con due azioni non farti vedere, tra almeno sette sospettati.
lesson-pocket-jack-1-done = Non visto: una clessidra. Sospettati possibili per l’Investigatore: { $count }.
lesson-pocket-chase = L’inseguimento
lesson-pocket-chase-1 = Un solo sospettato, ma Mr. Jack è nascosto con sei clessidre: l’inseguimento! Fallo vedere a un detective.
lesson-pocket-chase-1-done = Preso! Nascosto fino alla fine del turno 8, vince lui.

## Mr. Jack

lesson-classic-light = Luce e buio
lesson-classic-light-1 = Chi sta accanto a un lampione acceso è visto. Indica tutti quelli che lo sono.
lesson-classic-light-1-done = Giusto. I lampioni spenti non fanno luce.
lesson-classic-light-2 = Anche chi sta accanto a qualcuno è visto, pure al buio. Indica tutti quelli che ora sono visti.
lesson-classic-light-2-done = Giusto: due alla luce, due per la compagnia.
lesson-classic-witness = La carta Testimone
lesson-classic-witness-1 = Dopo quattro personaggi c’è l’appello: Jack è visto? Dice di sì: indica qualcuno che non può essere Jack.
lesson-classic-witness-1-done = Giusto: chi è al buio è innocente. La carta Testimone conserva la risposta per il turno seguente.
lesson-classic-walk = Camminare
lesson-classic-walk-1 = Un personaggio si muove di una, due o tre caselle lungo le strade; nessuno blocca la via. Porta John Smith accanto a Gull.
lesson-classic-walk-1-done = Fianco a fianco: tutti e due sono visti. Il movimento finisce su una casella libera.
lesson-classic-manholes = I tombini
lesson-classic-manholes-1 = Da un tombino aperto a un altro c’è un solo passo. Porta Goodley per le fogne accanto a Lestrade.
lesson-classic-manholes-1-done = Mezza Whitechapel in due passi. Un tombino coperto è chiuso in entrata e in uscita.
lesson-classic-powers = Otto personaggi, otto abilità
lesson-classic-powers-1 = John Smith sposta un lampione acceso dove ce n’è uno spento. Metti Gull alla luce.
lesson-classic-powers-1-wrong = Gull è ancora al buio. Porta un lampione proprio accanto a lui.
lesson-classic-powers-1-done = Smith deve farlo ogni volta che è giocato, prima o dopo il movimento.
lesson-classic-powers-2 = Gull può scambiarsi di posto con chiunque, invece di muoversi. Porta Miss Stealthy alla luce.
lesson-classic-powers-2-wrong = Miss Stealthy è ancora al buio. Dalle il posto di Gull, sotto il lampione.
lesson-classic-powers-2-done = Funziona a qualsiasi distanza.
lesson-classic-powers-3 = Jeremy Bert sposta un coperchio di tombino. Chiudi il tombino sotto Gull.
lesson-classic-powers-3-wrong = Il tombino di Gull, in cima al tabellone, è ancora aperto.
lesson-classic-powers-3-done = Ora nessuno vi entra né ne esce.
lesson-classic-powers-4 = Lestrade sposta uno dei due cordoni. Chiudi l’uscita nord-ovest.
lesson-classic-powers-4-wrong = L’uscita nord-ovest è ancora aperta. La sua freccia è in alto a sinistra.
lesson-classic-powers-4-done = Due uscite sono sempre chiuse, due aperte.
lesson-classic-powers-5 = Holmes si muove, poi prende una carta Alibi che solo tu vedi. Portalo dove vuoi.
lesson-classic-powers-5-done = Gull non è Jack, e lo sai solo tu. Jack gioca Holmes per toglierti queste carte.
lesson-classic-powers-6 = Il fischietto di Goodley avvicina gli altri, tre passi in tutto. Chiama il dottor Watson dove è visto.
lesson-classic-powers-6-wrong = Il dottor Watson è ancora al buio. Chiamalo vicino a un lampione o a qualcuno.
lesson-classic-powers-6-done = I passi che restano possono chiamare altri.
lesson-classic-powers-7 = La lanterna di Watson illumina in linea retta. Girala verso Miss Stealthy.
lesson-classic-powers-7-wrong = La lanterna non arriva a Miss Stealthy, che è esattamente a nord.
lesson-classic-powers-7-done = Chi muove Watson gira la sua lanterna.
lesson-classic-powers-8 = Miss Stealthy si muove fino a quattro caselle, anche attraverso case e giardini. Portala accanto a Lestrade.
lesson-classic-powers-8-done = Attraverso le case: solo lei può farlo.
lesson-classic-cards = Quattro carte
lesson-classic-cards-1 = Giochi un personaggio, Jack due, tu l’ultimo. Jack era invisibile e può fuggire: chi aprirebbe l’uscita accanto a sé?
lesson-classic-cards-1-wrong = Allora Jack prende Lestrade. Se Jack è lui, sposta il cordone vicino e se ne va: prendilo prima tu.
lesson-classic-cards-1-done = Ora Lestrade è tuo. Nel prossimo turno giocano gli altri quattro e comincia Jack: uno lui, due tu, l’ultimo lui.
lesson-classic-split = Dividere
lesson-classic-split-1 = Prima dell’appello, quattro sospettati devono essere visti e quattro no. Porta Miss Stealthy dove serve.
lesson-classic-split-1-done = Metà e metà: qualunque sia la risposta, quattro sono innocenti.
lesson-classic-lamps = I lampioni si spengono
lesson-classic-lamps-1 = Alla fine dei turni da 1 a 4 si spegne il lampione con quel numero. Chi è visto ora e allora sarà al buio?
lesson-classic-lamps-1-dark = { $name } ha solo la luce del lampione 1.
lesson-classic-lamps-1-done = Giusto. Jack ama trovarsi lì alla fine del turno.
lesson-classic-escape = Fuggire
lesson-classic-escape-1 = Sei Jack: Miss Stealthy. Nell’ultimo turno eri fuori vista: fuggi da un’uscita aperta!
lesson-classic-escape-1-wrong = Puoi uscire subito: un’uscita aperta è vicina. Scegli «Lascia il tabellone».
lesson-classic-escape-1-done = Sparito nella notte: Jack vince.
lesson-classic-escape-2 = Ora sei il Detective, e Miss Stealthy può essere Jack. Sposta un cordone: che non arrivi a nessuna uscita aperta.
lesson-classic-escape-2-wrong = L’uscita nord-ovest, proprio accanto a lei, è ancora aperta.
lesson-classic-escape-2-south = Ora l’uscita sud-ovest è aperta, e le fogne la portano lì. Lascia quel cordone dov’è.
lesson-classic-escape-2-done = Resta a Whitechapel per un altro turno.
lesson-classic-accuse = Accusare
lesson-classic-accuse-1 = Due sospettati: Gull al buio, Miss Stealthy alla luce. Accusare Gull, o portare Holmes altrove e sentire i testimoni?
lesson-classic-accuse-1-wrong = Un’accusa sbagliata fa perdere la partita. Uno è visto, l’altra no: lo diranno i testimoni, aspetta.
lesson-classic-accuse-1-alike = Accanto a Holmes anche Gull è visto. Così i testimoni non li distinguono: vai altrove.
lesson-classic-accuse-1-done = Jack è visto: Gull era innocente, e accusarlo ti avrebbe fatto perdere. Aspettare era sicuro.
lesson-classic-accuse-2 = Resta solo Miss Stealthy: dev’essere Jack. Porta Bert sulla sua casella per accusarla.
lesson-classic-accuse-2-wrong = È l’unica sospettata. Scegli «Accusa», e poi lei.
lesson-classic-accuse-2-done = Preso! Ora sai tutto di Mr. Jack.

## Le lezioni

learn-about = Piccoli esercizi sul vero tabellone. Niente può andare storto, e puoi smettere quando vuoi.
learn-pocket = Otto lezioni, tre minuti.
learn-classic = Dieci lezioni, sei minuti.
learn-begin = Comincia
learn-go-on = Continua
learnt = fatto
learn-next = Avanti
learn-where = { $tasks ->
    [1] Lezione { $lesson } di { $lessons }
   *[other] Lezione { $lesson } di { $lessons } · { $task }/{ $tasks }
}
learn-progress = { $done } di { $count }
learn-again = Ripeti
learn-first-game = Gioca la tua prima partita
learn-first-game-about = Contro l’avversario più facile, con qualche consiglio.
learn-show = Fammi vedere
learn-leave = Tutte le lezioni
