# Italiano. Un messaggio per ogni cosa detta; i nomi dei messaggi sono comuni a tutte le lingue.

## La casa

title = Whitechapel
tagline = Due giochi a nascondino nella nebbia
notice = Progetto non legato all’editore dei giochi. Mr. Jack e Mr. Jack Pocket appartengono a lui; i testi, i disegni e il codice qui sono nostri.
home = Inizio
learn = Impara
rules = Regole
settings = Impostazioni
language = Lingua
close = Chiudi
loading = Un momento…

## I giochi

game-pocket = Mr. Jack Pocket
game-classic = Mr. Jack
game-pocket-about = Smaschera Mr. Jack tra nove sospettati, o nasconditi per otto turni. 15 minuti.
game-classic-about = Dai la caccia a Jack alla luce dei lampioni, prima che lasci Whitechapel. 30 minuti.
seat-jack = { $game ->
    [pocket] Mr. Jack
   *[other] Jack
}
seat-detective = { $game ->
    [pocket] l’Investigatore
   *[other] il Detective
}
seat-chance = il caso

## Il tavolo

turn = { $turns ->
    [0] Turno { $turn }
   *[other] Turno { $turn } di { $turns }
}
round = { $turns ->
    [0] Turno { $turn }
   *[other] Turno { $turn } di { $turns }
}
your-turn = Tocca a te
turn-of = { $seat } sta pensando…
looking-on = Stai guardando la partita
game-over = La partita è finita
show-ending = Mostra il risultato
the-chase = L’inseguimento è iniziato
action-number = azione { $number } di 4
play-number = personaggio { $number } di 4
confirm = Conferma
pick-token = Scegli un’azione
pick-card = Scegli un personaggio
pick-target = Scegli un posto
pick-second = Scambiare con quale tessera?
pick-turn = In che verso?
cancel = Annulla
resign = Abbandona
resign-sure = Abbandoni davvero?
danger-sure = { $action }. Può farti perdere subito la partita. Davvero?
takeback = Ritira la mossa
takeback-ask = Chiedi di ritirare la mossa
takeback-asked = L’avversario chiede di ritirare la sua ultima azione.
takeback-waiting = In attesa della risposta…
takeback-secret = L’IA ha risposto. Nasconde qualcosa, perciò non ritira la sua risposta.
takeback-spent = Hai già ritirato tutte le mosse che una partita consente.
takeback-too-long = Questa partita è diventata troppo lunga per ritirare qualcosa.
match-too-long = Questa partita è diventata troppo lunga: si può solo abbandonarla.
agree = Accetta
decline = Rifiuta
tokens = Azioni
tokens-next = Prossimo turno
tokens-thrown = Stanno per essere lanciati
cards = Personaggi
cards-next = Prossimo turno
used = giocata
rotated = ruotata in questo turno
suspects = Sospettati
cleared = Scagionati
innocent = Innocenti
split = Visti { $seen } · Nascosti { $hidden }
alibi-held = { $count ->
    [0] Mr. Jack non ha ancora pescato carte Alibi
    [one] Mr. Jack ha pescato una carta Alibi
   *[other] Mr. Jack ha pescato { $count } carte Alibi
}
alibi-taken = { $seat }: { $count ->
    [0] nessuna carta Alibi
    [one] una carta Alibi
   *[other] { $count } carte Alibi
}
cards-shown = Carte Alibi mostrate: { $cards }
witness = Carta Testimone:
witness-visible = Visibile
witness-invisible = Invisibile
lamp-goes-out = Il lampione { $number } si spegnerà a fine turno
hourglasses = { $count ->
    [0] nessuna clessidra
    [one] una clessidra
   *[other] { $count } clessidre
}
peek = Tieni premuto: il tuo segreto
peek-hint = Tieni premuto il pulsante o il tasto P
secret-you-are = Sei { $name }
secret-jack-is = { $game ->
    [classic] Jack è { $name }
   *[other] Mr. Jack è { $name }
}
secret-cards = Le tue carte Alibi: { $cards }
secret-no-cards = Ancora nessuna carta Alibi
log = Cronaca
looking-back = Stai guardando un momento passato
return-now = Torna alla partita
skip = Salta
sound-on = Audio attivo
sound-off = Audio spento
line-lost = Connessione persa. Nuovo tentativo…
ai-hurried = Il server è carico: l’IA pensa meno a lungo
board-pocket = Il distretto
board-classic = Whitechapel
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-whole = Mostra tutto il tabellone
keys-title = Scorciatoie da tastiera
key-arrows = Frecce: passa da una scelta all’altra
key-enter = Invio: scegli, conferma
key-escape = Esc: annulla
key-letters = Lettere e numeri: scegli un’azione o un personaggio
key-peek = P (tieni premuto): guarda il tuo segreto
key-split = V: mostra o nascondi chi è visto
key-log = , e .: indietro e avanti nella partita
key-help = ?: questa pagina

## Perché qualcosa non si può scegliere

why-used = già giocata in questo turno
why-not-turn = non tocca a te
why-rotated = già ruotata in questo turno
why-no-token = questo gettone non è disponibile
why-chance = lo decide il caso
why-joker = solo Mr. Jack può non muovere nessuno
why-card = non disponibile in questo turno
why-choose-first = scegli prima un personaggio
why-in-play = prima finisci con { $name }
why-face-first = prima gira la lanterna di Watson
why-watson-stays = Watson non è stato mosso
why-ability = { $name } non ha questa abilità
why-whistle-first = restano punti del fischietto da spendere
why-ability-twice = l’abilità è già stata usata
why-move-twice = questo personaggio si è già mosso
why-same-hex = il movimento deve finire altrove
why-occupied = la casella è occupata
why-reach = fuori portata
why-jack-accuses = solo il Detective può accusare
why-accuse-self = nessuno accusa se stesso
why-gull = Gull deve scambiarsi di posto
why-stay = solo se nessuna casella è libera
why-swap-self = Gull non può scambiarsi di posto con se stesso
why-points-left = restano punti che si possono spendere
why-piece = scegli un pezzo e un posto libero
why-detective-leaves = solo Jack lascia il tabellone
why-not-jack = solo il personaggio di Jack può uscire
why-witness = la carta Testimone deve mostrare Invisibile
why-cordon = un cordone chiude questa uscita
why-call-goodley = Goodley non chiama se stesso
why-call-twice = già chiamato da questo fischio
why-not-nearer = bisogna finire più vicino a Goodley
why-cost = servono { $cost } punti, ne restano { $points }
why-stranded = resterebbero punti impossibili da spendere

## Le azioni a parole

token-alibi = Alibi
token-holmes = Holmes
token-watson = Watson
token-toby = Toby
token-rotation = Rotazione
token-exchange = Scambio
token-joker = Joker
verb-move = Muovi
verb-accuse = Accusa
verb-leave = Lascia il tabellone
verb-stay = Resta sul posto
verb-swap = Scambia i posti
verb-face = Gira la lanterna
verb-lamp = Sposta un lampione
verb-cordon = Sposta un cordone
verb-cover = Sposta un coperchio di tombino
verb-whistle = Fischia
target-steps = { $detective }: { $steps ->
    [one] una casella
   *[other] { $steps } caselle
} in senso orario
target-joker = { $detective }: una casella in senso orario
target-joker-nobody = Non muovere nessuno
target-area = { $area }: { $name }
target-turn-1 = Un quarto di giro a destra
target-turn-2 = Mezzo giro
target-turn-3 = Un quarto di giro a sinistra
target-hex = { $hex }
target-person = { $name } in { $hex }
target-exit = Uscita { $exit }
target-facing = Verso { $facing }
target-nobody = Nessuno può essere chiamato
target-notation = { $action }
area-0 = in alto a sinistra
area-1 = in alto al centro
area-2 = in alto a destra
area-3 = al centro a sinistra
area-4 = al centro
area-5 = al centro a destra
area-6 = in basso a sinistra
area-7 = in basso al centro
area-8 = in basso a destra
facing-N = nord
facing-NE = nord-est
facing-SE = sud-est
facing-S = sud
facing-SW = sud-ovest
facing-NW = nord-ovest
exit-NW = nord-ovest
exit-NE = nord-est
exit-SW = sud-ovest
exit-SE = sud-est

## La cronaca

log-alibi = { $who } pesca una carta Alibi
log-holmes = { $who } muove Holmes di { $steps ->
    [one] una casella
   *[other] { $steps } caselle
}
log-watson = { $who } muove Watson di { $steps ->
    [one] una casella
   *[other] { $steps } caselle
}
log-toby = { $who } muove Toby di { $steps ->
    [one] una casella
   *[other] { $steps } caselle
}
log-joker = { $who } muove { $detective } di una casella con il joker
log-joker-nobody = { $who } con il joker non muove nessuno
log-rotation = { $who } ruota la tessera { $area }: { $quarters ->
    [1] un quarto di giro a destra
    [2] mezzo giro
   *[other] un quarto di giro a sinistra
}
log-exchange = { $who } scambia le tessere { $area } e { $other }
log-throw = Gettoni lanciati: { $tokens }
log-card = Carta pescata: { $name }
log-card-hidden = Una carta viene pescata coperta
log-identity = { $game ->
    [classic] Jack è { $name }
   *[other] Mr. Jack è { $name }
}
log-identity-hidden = { $game ->
    [classic] Jack pesca la sua identità
   *[other] Mr. Jack pesca la sua identità
}
log-tiles = Il distretto è pronto
log-shuffle = I personaggi di questo turno: { $names }
log-play = { $who } gioca { $name }
log-move = { $name } va in { $hex }
log-accuse = { $who } accusa { $name }!
log-leave = Jack lascia Whitechapel dall’uscita { $exit }
log-stay = { $name } non ha dove andare e resta sul posto
log-swap = { $name } e { $other } si scambiano di posto
log-face = La lanterna di Watson punta verso { $facing }
log-lamp = Il lampione passa da { $from } a { $to }
log-cordon = Il cordone passa dall’uscita { $from } all’uscita { $to }
log-cover = Il coperchio di tombino passa da { $from } a { $to }
log-whistle = Goodley fischia: { $name } viene in { $hex }
log-whistle-nobody = Goodley fischia, ma nessuno può avvicinarsi
log-appeal = Sospettati in vista: { $names }
log-appeal-nobody = Nessun sospettato è in vista
log-seen = Appello dei testimoni: Mr. Jack è visto
log-unseen = Appello dei testimoni: Mr. Jack non è visto
log-visible = Appello dei testimoni: Jack è visibile
log-invisible = Appello dei testimoni: Jack è invisibile
log-cleared = Personaggio scagionato: { $name }
log-token = { $who } prende il gettone Tempo del turno { $turn }
log-lamp-out = Il lampione { $number } in { $hex } si spegne
log-chase = Comincia l’inseguimento: un sospettato, sei clessidre
log-notation = { $who }: { $action }
log-announced = { $text }
log-joined = { $who } prende posto
log-resigned = { $who } abbandona
log-failed-crashed = Il bot è andato in crash
log-failed-no-answer = Il bot non ha risposto
log-failed-too-late = Il bot ci ha messo troppo tempo
log-failed-nonsense = La risposta del bot non aveva senso
log-failed-wrong-protocol = Il bot parla un’altra versione del protocollo
log-failed-illegal-action = Il bot ha scelto un’azione non consentita
log-takeback-offered = { $who } chiede di ritirare un’azione
log-takeback-declined = La richiesta di ritirare è respinta
log-taken-back = Un’azione viene ritirata
log-rematch = Viene offerta la rivincita
log-hint = { $who } chiede un suggerimento
log-borrowed = Ripresa da qui
log-suspects-left = { $count ->
    [one] Resta un sospettato
   *[other] Restano { $count } sospettati
}

## La fine

you-win = Hai vinto
you-lose = Hai perso
wins = { $who } vince
reason-one-suspect = Resta un solo sospettato: { $name }.
reason-both-goals-seen = Mr. Jack ha sei clessidre, ma all’ultimo appello i testimoni hanno visto { $name }.
reason-both-goals-unseen = Resta un solo sospettato, ma Mr. Jack è rimasto nascosto, con sei clessidre.
reason-six-hourglasses = Mr. Jack ha sei clessidre.
reason-eight-turns = Gli otto turni sono finiti e Mr. Jack non è stato smascherato.
reason-chase-lost = Fine dell’inseguimento: i testimoni hanno visto { $name }.
reason-chase-survived = Mr. Jack è rimasto nascosto fino alla fine dell’inseguimento.
reason-right-accusation = L’accusa era giusta: Jack era { $name }.
reason-wrong-accusation = L’accusa era sbagliata.
reason-escape = Jack ha lasciato Whitechapel.
reason-round-8-over = Gli otto turni sono finiti e Jack non è stato preso.
reason-resignation = { $who } abbandona.
jack-was = { $game ->
    [classic] Jack era { $name }
   *[other] Mr. Jack era { $name }
}
jack-cards-were = Le sue carte Alibi: { $cards }
detective-cards-were = Le carte Alibi del Detective: { $cards }
rematch = Rivincita a ruoli scambiati
replay = Rivedi la partita
download = Scarica la partita
verify = Verifica il sorteggio
verify-good = Sorteggio onesto: ogni carta, lancio e mescolata corrisponde al sorteggio sigillato prima della partita.
verify-bad-deal = Questa registrazione non rivela alcun sorteggio da verificare.
verify-bad-commitment = Il segreto rivelato non è quello dell’impegno preso prima della partita.
verify-bad-event = L’evento casuale n. { $number } non segue dal sorteggio.
verify-bad-words = Le parole aggiunte da qui non sono nel sorteggio.
verify-words = Le parole casuali aggiunte da qui ne fanno parte.
verify-count = { $count ->
    [one] Un evento casuale verificato.
   *[other] { $count } eventi casuali verificati.
}
verify-borrowed = { $count ->
    [one] Un altro evento viene dalla partita ripresa qui.
   *[other] Altri { $count } eventi vengono dalla partita ripresa qui.
}
new-game = Nuova partita

## Rivedere

lens = Punto di vista
lens-detective = Che cosa sapeva { $seat }
lens-jack = { $game ->
    [classic] Che cosa sapeva Jack
   *[other] Che cosa sapeva Mr. Jack
}
lens-complete = Tutto
step-first = Inizio
step-back = Indietro
step-on = Avanti
step-last = Fine
step-number = { $number } di { $count }
link-copied = Il link a questa partita è stato copiato
play-on = Continua da qui
play-on-known = { $game ->
    [classic] Tu sai chi era Jack. L’IA sa solo quello che sapeva la sua parte.
   *[other] Tu sai chi era Mr. Jack. L’IA sa solo quello che sapeva la sua parte.
}
play-on-over = La partita finisce qui: torna indietro per continuare.

## Impostazioni

theme = Tema
theme-dark = Notte
theme-light = Giorno
theme-contrast = Alto contrasto
colours = Colori dei personaggi
colours-usual = Soliti
colours-safe = Adatti ai daltonici
speed = Animazioni
speed-slow = Lente
speed-normal = Normali
speed-fast = Veloci
speed-off = Nessuna
auto-confirm = Non chiedere conferma
sound = Audio
show-split = Mostra chi sarebbe visto

## Problemi

problem-unknown-page = Questa pagina non esiste. Forse manca una parte dell’indirizzo.
problem-unknown-match = Qui questa partita non esiste. Forse è stata giocata su un altro server.
problem-seat-taken = Questo posto è già occupato.
problem-own-seat = Questo invito è tuo: manda il link a un amico.
problem-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo.
problem-illegal = Adesso non è permesso.
problem-not-your-turn = Non tocca a te.
problem-over = La partita è finita.
problem-no-takeback = Adesso non si può ritirare nulla.
problem-too-many = Troppe richieste. Aspetta un momento.
problem-wrong-token = Questo posto non è tuo.
problem-old-rules = Questa partita è stata giocata con regole più vecchie.
problem-unavailable = Al momento il server non può salvare nulla. Riprova tra poco.
problem-other-commitment = Il server mostra un altro sorteggio rispetto a prima. Continuare non sarebbe equo.
problem-other = Non ha funzionato. Riprova.
problem-offline = Il server non è raggiungibile.

## Persone e pezzi

name-bert = Jeremy Bert
name-goodley = Serg. Goodley
name-gull = Sir William Gull
name-lane = Joseph Lane
name-lestrade = Isp. Lestrade
name-madame = Madame
name-pizer = John Pizer
name-smith = John Smith
name-stealthy = Miss Stealthy
name-holmes = Sherlock Holmes
name-watson = Dott. Watson
name-toby = il cane Toby
