# Italiano.

## Elenchi e luoghi

list-and = { $names } e { $last }
ear-place = { $place }: { $what }
ear-hex = { $hex }, { $part }: { $what }
space-0 = sopra la colonna di sinistra
space-1 = sopra la colonna centrale
space-2 = sopra la colonna di destra
space-3 = a destra della riga in alto
space-4 = a destra della riga centrale
space-5 = a destra della riga in basso
space-6 = sotto la colonna di destra
space-7 = sotto la colonna centrale
space-8 = sotto la colonna di sinistra
space-9 = a sinistra della riga in basso
space-10 = a sinistra della riga centrale
space-11 = a sinistra della riga in alto
part-N = nord
part-NE = nord-est
part-E = est
part-SE = sud-est
part-S = sud
part-SW = sud-ovest
part-W = ovest
part-NW = nord-ovest
part-C = centro

## Che cosa c’è in un luogo

ear-suspect = tra i sospettati
ear-cleared = personaggio scagionato
ear-innocent = personaggio innocente
ear-cleared-name = { $name } (personaggio scagionato)
ear-no-tile = ancora nessuna tessera
ear-wall-N = muro a nord
ear-wall-E = muro a est
ear-wall-S = muro a sud
ear-wall-W = muro a ovest
ear-no-wall = senza muro
ear-seen-by = in vista di { $detectives }
ear-seen-by-nobody = fuori vista
ear-empty = libera
ear-view = { $count ->
    [one] una tessera in vista
   *[other] { $count } tessere in vista
}: { $names }
ear-view-nobody = niente in vista, un muro chiude la strada
ear-building = case
ear-garden = giardino
ear-lamp = lampione { $number }, acceso
ear-lamp-plain = lampione senza numero, acceso
ear-lamp-unlit = lampione, spento
ear-manhole-open = tombino aperto
ear-manhole-covered = tombino coperto
ear-gate = qui l’uscita { $exit }
ear-gate-hex = ci si arriva da { $hex }
ear-open = aperta
ear-shut = chiusa da un cordone
ear-lantern = lanterna puntata verso { $facing }
ear-seen-lamp = in vista, alla luce del lampione in { $hex }
ear-seen-neighbour = in vista, accanto a { $names }
ear-seen-lantern = in vista, nel raggio di Watson
ear-not-seen = fuori vista
ear-lit-lamp = illuminata dal lampione in { $hex }
ear-lit-lantern = illuminata dal raggio di Watson
ear-beside = buia, accanto a { $names }
ear-dark = buia
ear-ways = strade verso { $directions }

## Tutta la posizione

ear-to-play = { $turn }, { $number }, tocca a: { $seat }
ear-chance = { $turn }: decide il caso
ear-in-play = { $name } sta agendo
ear-you-seen = Sei { $name }, e ora sei in vista
ear-you-unseen = Sei { $name }, e ora sei fuori vista
ear-seen = Sospettati in vista: { $names }
ear-unseen = Fuori vista: { $names }
ear-stands = { $detective } si trova { $place }
ear-sees = { $detective }, { $place }, vede { $names }
ear-sees-nobody = { $detective }, { $place }, non vede nessuno: un muro chiude la strada
ear-tokens-left = Azioni rimaste: { $tokens }
ear-tokens-next = Azioni del prossimo turno: { $tokens }
ear-hourglasses = { $count ->
    [0] Mr. Jack non ha ancora clessidre; gliene servono 6
    [one] Mr. Jack ha una clessidra; gliene servono 6
   *[other] Mr. Jack ha { $count } clessidre; gliene servono 6
}
ear-hourglasses-between = Mr. Jack ha da { $least } a { $most } clessidre, secondo le sue carte coperte; gliene servono 6
ear-witness = La carta Testimone mostra { $shown }
ear-people = Sul tabellone: { $people }
ear-lamps = Lampioni accesi: { $lamps }
ear-lamp-on = { $number } in { $hex }
ear-lamp-plain-on = uno senza numero in { $hex }
ear-exits = Uscite aperte: { $exits }
ear-exit-by = { $exit } da { $hex }
ear-covers = Tombini coperti: { $hexes }
ear-cards-left = Personaggi rimasti in questo turno: { $names }
ear-cards-next = Personaggi del prossimo turno: { $names }

## Perché qualcuno si vede o no

sight-one = { $detective } vede { $name }.
sight-elsewhere = { $detective } non guarda nella strada di { $name }.
sight-wall-near = Un muro tra { $detective } e { $name } nasconde la tessera.
sight-wall-before = Un muro ferma lo sguardo di { $detective } prima di { $name }.
sight-seen = { $name } è in vista di { $detectives }.
sight-nobody-looks = Nessun detective guarda in una strada di { $name }.
sight-walls = Dei muri nascondono { $name } a { $detectives }.
sight-lamp = { $name } sta accanto al lampione in { $hex }.
sight-unlit = Il lampione accanto a { $name } è spento, e vicino non c’è nessuno.
sight-neighbour = { $name } sta accanto a { $other }.
sight-lantern = La lanterna di Watson illumina { $name }.
sight-dark = { $name } sta al buio, senza nessuno accanto.

## Il tavolo da tastiera, e in parole

keys-play = Giocare
keys-walk = Percorrere il tabellone
keys-ask = Chiedere
keys-look = Guardare
key-tray = C: alle azioni o ai personaggi, o a Conferma
key-board = B: al tabellone
key-next = Tab: all’elemento successivo
key-walk = Frecce: di luogo in luogo
key-walk-hexes = Frecce: su nord, giù sud, sinistra nord-ovest, destra sud-est; con Maiusc sinistra sud-ovest, destra nord-est
key-ends = Home, Fine: la prima e l’ultima scelta possibile
key-people = Pag su, Pag giù: di figura in figura
key-coordinates = G: mostra o nascondi i nomi delle caselle
key-sight = S: chi vede chi
key-news = N: che cosa è cambiato dalla tua ultima azione
key-overview = O: a che punto è la partita
key-again = M: ripeti l’ultimo messaggio
key-in-words = I: tutto in parole, da leggere
show-coordinates = Mostra i nomi delle caselle di Mr. Jack
in-words = In parole
in-words-sight = Chi vede chi
in-words-places = Luogo per luogo
ear-nothing-new = Non è ancora successo nulla.
ear-edge = Il tabellone finisce qui.
