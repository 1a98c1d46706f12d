# Italiano.

## Chi sei e che cosa vuoi

goal-pocket-detective = Sei l’Investigatore: lascia un solo sospettato prima che Mr. Jack abbia 6 clessidre.
goal-pocket-jack = Sei Mr. Jack: raccogli 6 clessidre, o resta tra più sospettati per 8 turni.
goal-pocket-detective-chase = L’inseguimento: se un detective vede Mr. Jack una volta, hai vinto.
goal-pocket-jack-chase = L’inseguimento: resta fuori vista fino alla fine del turno 8, e hai vinto.
goal-classic-detective = Sei il Detective: scopri chi è Jack e accusalo entro 8 turni.
goal-classic-jack = Sei Jack: lascia Whitechapel da un’uscita aperta, o resta libero per 8 turni.
goal-both = Due giocatori a uno schermo.
goal-spectator = Stai guardando.

## Che cosa fa ogni gettone e ogni personaggio

does-alibi = Prendi una carta Alibi: chi vi è raffigurato non è Mr. Jack. Mr. Jack tiene segreta la sua e ne vince le clessidre.
does-holmes = Muovi Sherlock Holmes di 1 o 2 caselle in senso orario.
does-watson = Muovi il dottor Watson di 1 o 2 caselle in senso orario.
does-toby = Muovi Toby di 1 o 2 caselle in senso orario.
does-rotation = Ruota una tessera di un quarto o di mezzo giro; ognuna una volta per turno.
does-exchange = Scambia due tessere senza ruotarle.
does-joker = Muovi un detective a scelta di 1 casella. Mr. Jack può anche non muovere nessuno.
does-character-holmes = Detective privato. Si muove di 1–3 caselle, poi prende in segreto una carta Alibi.
does-character-watson = Medico. Si muove di 1–3 caselle; poi gira la sua lanterna, che illumina in linea retta.
does-character-smith = Lampionaio. Si muove di 1–3 caselle; sposta un lampione acceso, prima o dopo.
does-character-lestrade = Ispettore. Si muove di 1–3 caselle; sposta un cordone a un’altra uscita, prima o dopo.
does-character-stealthy = Miss Stealthy si muove di 1–4 caselle, anche attraverso case e giardini.
does-character-goodley = Sergente. Si muove di 1–3 caselle; il suo fischietto avvicina gli altri, 3 passi in tutto.
does-character-gull = Medico reale. Si muove di 1–3 caselle, o si scambia di posto con chiunque.
does-character-bert = Giornalista. Si muove di 1–3 caselle; sposta un coperchio di tombino, prima o dopo.

## Che cosa fa ognuno in una riga, sul gettone o sulla carta

brief-alibi = Prendi una carta Alibi.
brief-holmes = 1 o 2 caselle in senso orario.
brief-watson = 1 o 2 caselle in senso orario.
brief-toby = 1 o 2 caselle in senso orario.
brief-rotation = Ruota una tessera.
brief-exchange = Scambia due tessere.
brief-joker = Un detective, 1 casella.
brief-character-holmes = Prende in segreto una carta Alibi.
brief-character-watson = Gira la sua lanterna.
brief-character-smith = Sposta un lampione acceso.
brief-character-lestrade = Sposta un cordone di polizia.
brief-character-stealthy = Attraversa le case, fino a 4.
brief-character-goodley = Il suo fischietto avvicina gli altri.
brief-character-gull = Si muove, o scambia il posto.
brief-character-bert = Sposta un coperchio di tombino.

## Il consigliere

coach = Consigli
coach-seen = Ora in vista: { $names }
coach-hidden = Non più in vista: { $names }
coach-changed = Ora in vista: { $seen }. Non più in vista: { $hidden }
coach-chase = Resta un sospettato: portalo sotto gli occhi di un detective.
coach-keep-alibi = Mr. Jack potrebbe avere { $count } clessidre. Non lasciargli la carta Alibi.
coach-best-split = Puoi arrivare a { $seen } in vista e { $hidden } fuori vista: { $most ->
    [one] ne resterebbe uno solo
   *[other] ne resterebbero al massimo { $most }
}.
coach-jack-seen = Sei in vista; sospettati in vista: { $count }. Ti { $missing ->
    [one] manca ancora una clessidra
   *[other] mancano ancora { $missing } clessidre
}: esci dalla loro vista.
coach-jack-hidden = Sei fuori vista; sospettati fuori vista: { $count }. Ti { $missing ->
    [one] manca ancora una clessidra
   *[other] mancano ancora { $missing } clessidre
}: resta nascosto.
coach-accuse = Resta un solo sospettato: { $names }. Accusa appena qualcuno può arrivarci.
coach-exits = Jack non è stato visto e può fuggire. A portata di un’uscita ({ $exits }): { $names }. Gioca tu quella carta, o sorveglia le uscite.
coach-classic-jack-seen = Sei in vista; sospettati in vista: { $count }. Finisci il turno invisibile, e potrai fuggire nel prossimo.
coach-classic-jack-hidden = Sei invisibile; sospettati invisibili: { $count }. Resta così, e potrai fuggire nel prossimo turno.
coach-jack-last-round = È l’ultimo turno: se nessuno ti accusa, vinci.
coach-keep-split = { $seen } in vista e { $hidden } fuori vista: più equilibrato di così ora non si può. Mantieni la divisione.
coach-jack-alone = Se si interrogassero ora i testimoni, tutti saprebbero chi sei. Procurati compagnia, in vista o fuori.
coach-jack-alibi = { $missing ->
    [one] Ti manca una clessidra
   *[other] Ti mancano { $missing } clessidre
}: una carta Alibi può bastare.
coach-jack-crowd = Sei in vista e nessuna azione ti nasconde: mettiti tra quanti più sospettati puoi, fino a { $count }.
coach-jack-chase-seen = L’inseguimento: sei in vista. Nasconditi, o perdi all’appello dei testimoni.
coach-jack-chase-hidden = L’inseguimento: sei fuori vista. Restaci fino alla fine del turno 8.
coach-jack-several = Finisci questo turno tra più sospettati, e vinci.
coach-accuse-now = Resta un solo sospettato: { $names }. Qualcuno può arrivarci ora: accusa!
coach-last-round = È l’ultimo turno: accusa un sospettato prima che finisca, o vince Jack.
coach-leave-now = Un’uscita è a portata: lascia il tabellone e vinci.
coach-leave-card = Non ti hanno visto e il tuo personaggio può raggiungere un’uscita: gioca la sua carta e vattene.
coach-end = Non hai più bisogno di me: taccio. Puoi richiamarmi dalle impostazioni.

## Perché qualcuno è scagionato

log-reason-seen = { $count ->
    [one] Visto: { $names } era fuori vista, quindi non è { $jack }
   *[other] Visto: { $names } erano fuori vista, quindi nessuno di loro è { $jack }
}
log-reason-unseen = { $count ->
    [one] Non visto: { $names } era in vista, quindi non è { $jack }
   *[other] Non visto: { $names } erano in vista, quindi nessuno di loro è { $jack }
}
log-reason-nobody = La risposta vale per tutti i sospettati: nessuno è scagionato

## Dopo la partita

review-no-answer = La partita è finita prima di ogni appello dei testimoni.
review-nobody-cleared = Nessuna risposta dei testimoni ha scagionato qualcuno: è stato questo a decidere.
review-turned = { $game ->
    [pocket] La svolta è stata al turno { $turn }
   *[other] La svolta è stata al turno { $turn }
}: { $cleared ->
    [one] un sospettato scagionato
   *[other] { $cleared } sospettati scagionati in un colpo
}, ne restano { $left }.
review-good-split = { $game ->
    [pocket] Ben fatto al turno { $turn }
   *[other] Ben fatto al turno { $turn }
}: { $cleared } contro { $left }, una domanda utile qualunque sia la risposta.
review-good-alibi = { $count ->
    [one] Ben fatto: hai preso una carta Alibi prima di Mr. Jack
   *[other] Ben fatto: hai preso { $count } carte Alibi prima di Mr. Jack
}.
review-good-unseen = Ben fatto: { $count ->
    [one] una volta
   *[other] { $count } volte
} fuori vista all’appello dei testimoni.
review-good-cards = { $count ->
    [one] Ben fatto: hai pescato una carta Alibi e le sue clessidre.
   *[other] Ben fatto: hai pescato { $count } carte Alibi e le loro clessidre.
}
review-good-escape = Ben fatto: invisibile e vicino a un’uscita, te ne sei andato.
review-good-end = Ben fatto: sei arrivato fino in fondo e conosci un po’ meglio il gioco.
review-try-split = { $game ->
    [pocket] La prossima volta, prima dell’appello: al turno { $turn } era
   *[other] La prossima volta, prima dell’appello: al turno { $turn } era
} { $cleared } contro { $left }. Più vicino alla metà si scopre di più.
review-try-alibi = La prossima volta: lascia a Mr. Jack meno di { $count } carte Alibi, gli portano clessidre.
review-try-hide = La prossima volta: finisci più turni fuori vista. Ognuno vale una clessidra.
review-try-dark = La prossima volta: cerca più spesso il buio. Invisibile a fine turno, puoi andartene in quello dopo.
review-try-cards = La prossima volta: prendi una carta Alibi quando nulla urge, per le sue clessidre.
review-try-crowd = La prossima volta: stai dove sono più sospettati, in vista o fuori. La folla custodisce il tuo segreto.
review-try-wait = La prossima volta: restavano { $count } sospettati. Interroga ancora i testimoni prima di accusare.
review-try-suspect = La prossima volta: accusa l’ultimo sospettato. Tutti gli altri sono innocenti.
review-try-exits = La prossima volta: quando Jack non è stato visto, sorveglia le uscite. È fuggito al turno { $turn }.
review-try-level = La prossima volta: prova un livello più alto, o l’altra parte.
review-try-again = La prossima volta: riprova dalla stessa parte, o a un livello più basso.

## Suggerimenti

hint-reason = { $why } Probabilità di vittoria: circa { $percent }%, { $second }% con la migliore alternativa.
hint-only = { $why } Probabilità di vittoria: circa { $percent }%.
hint-alibi = Scagiona qualcuno di sicuro e toglie a Mr. Jack le clessidre della carta.
hint-alibi-perhaps = Forse scagiona qualcuno, e toglie le clessidre della carta a Mr. Jack.
hint-jack-alibi = Le clessidre della carta sono tue, e nessuno vede chi c’è sopra.
hint-split = Così { $seen } sono in vista e { $hidden } fuori vista: qualunque sia la risposta, { $most ->
    [one] ne resta uno solo
   *[other] ne restano al massimo { $most }
}.
hint-split-later = Per ora { $seen } in vista; ma uno dei gettoni rimasti può ancora portarne { $later } in vista e { $hidden } fuori vista.
hint-step-later = Per ora { $seen } in vista; il passo successivo può portarne { $later } in vista e { $hidden } fuori vista.
hint-chase = Porta l’ultimo sospettato in vista.
hint-chase-later = Permetterà di portare in vista l’ultimo sospettato.
hint-jack-hidden = Così sei fuori vista, tra { $count }.
hint-jack-seen = Così sei in vista, ma in { $count }: la risposta dice poco.
hint-jack-alone = Saresti il solo sospettato in vista, o il solo fuori vista: la risposta direbbe chi sei.
hint-accuse = Dev’essere proprio quella persona: accusa.
hint-accuse-now = Aspettare non porta altro: accusa, e spera.
hint-leave = Un’uscita aperta: te ne vai, e vinci.
hint-guard = Se giochi { $name }, questo turno non può fuggire.
hint-card-split = Con { $name } puoi averne { $seen } in vista e { $hidden } fuori vista.
hint-jack-card-hidden = Con { $name } puoi essere fuori vista, tra { $count }.
hint-jack-card-seen = Con { $name } puoi essere in vista in { $count }, e l’altra parte non ha questa carta.
hint-jack-card = Così l’avversario non avrà { $name }.
hint-unexplained = Un giocatore di questo livello farebbe così.

## A che punto è ogni parte, e aiuti per la mente

standing-suspects = Sospettati rimasti
standing-to-one = { $count } → 1
standing-suspects-said = { $count ->
    [one] Resta un sospettato.
   *[other] Restano { $count } sospettati.
} { $game ->
    [pocket] L’Investigatore vince quando ne resta uno.
   *[other] Il Detective deve trovare chi è Jack.
}
standing-hourglasses = Clessidre di Mr. Jack
standing-of = { $count } su { $goal }
standing-range = { $least }–{ $most } su { $goal }
standing-hourglasses-said = Mr. Jack ha { $least ->
    [0] zero clessidre
    [one] una clessidra
   *[other] { $least } clessidre
}. Con sei vince.
standing-hourglasses-range-said = Clessidre di Mr. Jack: da { $least } a { $most }, perché le sue carte sono coperte. Con sei vince.
standing-rounds = Turno
standing-rounds-said = Turno { $round } di 8. Jack vince se dopo l’ultimo è ancora libero.
standing-witness-visible = Carta Testimone: visibile. Jack non può fuggire in questo turno.
standing-witness-invisible = Carta Testimone: invisibile. Jack può fuggire in questo turno!
what-if-seen = Se Jack è visto, restano:
what-if-hidden = Se non è visto, questi:
hint = Suggerimento
hint-take = Fai così
hint-asking = Penso…
hint-none = Nessun suggerimento per ora.
hint-withheld = Niente suggerimenti contro un’altra persona: non sarebbe leale.
seen-now = in vista
unseen-now = fuori vista
why-others-turn = Non tocca a te: gioca { $seat }.
why-no-street = si cammina solo per le strade
turns = Turno per turno
turns-none = I testimoni non sono ancora stati chiamati.
turns-turn = Turno
turns-round = Turno
turns-seen = Sospettati in vista
turns-answer = Jack era
turns-was-seen = visto
turns-was-not-seen = non visto
turns-cleared = Scagionati
nobody = nessuno
more = Altro
you-gave-up = Hai abbandonato.
pencil-innocent = { $name }: probabilmente non Jack
pencil-likely = { $name }: forse Jack
aids = Aiuti
aid-what-if = Mostra con i volti chi resterebbe
aid-pencil = Segni a matita sui sospettati
aid-turns = Una tabella dei turni
aid-believed = Per Jack: che cosa l’altro può ancora credere
coaching-first = Nella prima partita
coaching-always = Sempre
coaching-never = Mai
face-down = Tieni coperto il mio segreto
standing-exits = Uscite aperte: { $exits }
own-cards = Non Jack:
believed = L’altro sospetta ancora: { $count }
believed-range = L’altro sospetta ancora: { $least }–{ $most }
believed-seen = In vista come te: { $count }
believed-hidden = Fuori vista come te: { $count }
