# Italiano. Un messaggio per ogni cosa detta; i nomi dei messaggi sono comuni a tutte le lingue.

## La casa

title = Whitechapel
tagline = Due partite a nascondino nella nebbia
notice = Progetto non legato all’editore dei giochi. Mr. Jack e Mr. Jack Pocket appartengono a lui; i testi, i disegni e il codice qui sono nostri.
home = Inizio
rules = Regole
settings = Impostazioni
language = Lingua
close = Chiudi
loading = Un momento…

## I giochi

game-pocket = Mr. Jack Pocket
game-classic = Mr. Jack
game-pocket-about = Nove aree, quattro azioni a turno, otto turni. Un quarto d’ora.
game-classic-about = Le strade di Whitechapel alla luce dei lampioni. Mezz’ora.
seat-jack = { $game ->
    [pocket] Mr. Jack
    [classic] Mr. Jack
   *[other] Jack
}
seat-detective = { $game ->
    [pocket] l’Investigatore
   *[other] il Detective
}
seat-chance = il caso
sign-jack = J
sign-detective = { $game ->
    [pocket] I
   *[other] D
}

## Inizio

play-jack = Gioca come Mr. Jack
play-detective = { $game ->
    [pocket] Gioca come Investigatore
   *[other] Gioca come Detective
}
play-any = A sorpresa
play-friend = Sfida un amico
play-hotseat = In due su questo schermo
watch = Guarda due IA
my-games = Le mie partite
my-games-none = Ancora nessuna partita. Basta un clic qui sopra.
options = Opzioni
level = Forza dell’IA
level-name = Livello { $level }
opponent = Avversario
opponent-ai = IA
opponent-bots = Bot di questo server
against-level = contro l’IA, livello { $level }
against-bot = contro { $name }
option-edition = Tabellone
option-edition-revised_2016 = Riveduto, 2016
option-edition-first_2006 = Prima edizione, 2006
option-lit_gaslight_blocks_lantern = I lampioni accesi fermano la lanterna di Watson
your-turn-mark = tocca a te
waiting-mark = in attesa
over-mark = finita
game-against = tu sei { $seat }
friend-seat = Da che parte stai?
friend-link = Manda questo link al tuo amico. Vale una volta sola.
friend-qr = Il link come codice QR
copy = Copia il link
copied = Copiato
share = Condividi
waiting-for-friend = In attesa del tuo amico…
join-title = Hai un invito
join-text = Un amico ti tiene un posto a { $game }.
join = Prendi posto

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
show-ending = Com’è finita
the-chase = L’inseguimento è iniziato
action-number = azione { $number } di 4
play-number = personaggio { $number } di 4
confirm = Conferma
pick-token = Scegli un’azione
pick-card = Scegli un personaggio
pick-target = Scegli dove
pick-second = E con quale?
pick-turn = In che verso?
cancel = Annulla
resign = Abbandona
resign-sure = Abbandoni davvero?
danger-sure = { $action }. Può farti perdere subito la partita. Davvero?
takeback = Ritira la mossa
takeback-ask = Chiedi di ritirarla
takeback-asked = L’avversario chiede di ritirare la sua ultima azione.
takeback-waiting = Chiesto. In attesa della risposta…
takeback-secret = L’IA ha risposto. Nasconde qualcosa, perciò non ritira la sua risposta.
takeback-spent = Hai già ritirato tutte le mosse che una partita consente.
takeback-too-long = Questa partita è diventata troppo lunga per ritirare qualcosa.
match-too-long = Questa partita è diventata troppo lunga: si può solo abbandonarla.
agree = Accetta
decline = Rifiuta
tokens = Azioni
tokens-next = Prossimo turno
tokens-thrown = Da lanciare
cards = Personaggi
cards-next = Prossimo turno
used = giocata
rotated = ruotata in questo turno
suspects = Sospettati
cleared = Scagionati
innocent = Innocenti
split = Visti { $seen } · Nascosti { $hidden }
alibi-held = { $count ->
    [0] Mr. Jack non ha carte Alibi
    [one] Mr. Jack ha una carta Alibi
   *[other] Mr. Jack ha { $count } carte Alibi
}
alibi-taken = { $seat }: { $count ->
    [0] nessuna carta Alibi
    [one] una carta Alibi
   *[other] { $count } carte Alibi
}
cards-shown = Carte Alibi mostrate: { $cards }
witness = Testimoni:
witness-visible = Visibile
witness-invisible = Invisibile
lamp-goes-out = Il lampione { $number } sta per spegnersi
hourglasses = { $count ->
    [0] nessuna clessidra
    [one] una clessidra
   *[other] { $count } clessidre
}
peek = Tieni premuto per vedere
peek-hint = Tieni premuto il pulsante o il tasto P
secret-you-are = Sei { $name }
secret-jack-is = Mr. Jack è { $name }
secret-cards = Le tue carte: { $cards }
secret-no-cards = Nessuna carta
log = Che cosa è successo
looking-back = Stai guardando un momento passato
return-now = Torna al presente
skip = Salta
sound-on = Audio attivo
sound-off = Audio spento
line-lost = Connessione persa. Nuovo tentativo…
ai-hurried = C’è folla: l’IA ha fretta
board-pocket = Il distretto
board-classic = Whitechapel
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-whole = Mostra tutto il tabellone
keys-title = Tutto con la tastiera
key-arrows = Frecce: passa da una scelta all’altra
key-enter = Invio: scegli, conferma
key-escape = Esc: un passo indietro
key-letters = Lettere e numeri: scegli un’azione o un personaggio
key-peek = P (tieni premuto): guarda il tuo segreto
key-split = V: mostra o nascondi chi è visto
key-log = [ e ]: torna indietro, passo per passo
key-help = ?: questa pagina

## Perché qualcosa non si può scegliere

why-used = già giocata in questo turno
why-not-turn = non tocca a te
why-rotated = già ruotata in questo turno
why-no-token = questo gettone non è disponibile
why-chance = lo decide il caso
why-joker = solo Mr. Jack può non muovere nessuno
why-card = questa carta non è tra quelle rimaste in questo turno
why-choose-first = scegli prima un personaggio
why-in-play = prima finisci con { $name }
why-face-first = prima gira la lanterna di Watson
why-watson-stays = Watson non è stato mosso
why-ability = { $name } non ha questa abilità
why-whistle-first = restano punti del fischietto da spendere
why-ability-twice = l’abilità è già stata usata
why-move-twice = questo personaggio si è già mosso
why-same-hex = il movimento deve finire altrove
why-occupied = l’esagono è occupato
why-reach = fuori portata
why-jack-accuses = solo il Detective accusa
why-accuse-self = nessuno accusa se stesso
why-gull = Gull deve scambiare il posto
why-stay = solo se nessun esagono è libero
why-swap-self = Gull non può scambiare con se stesso
why-points-left = restano punti che si possono spendere
why-piece = scegli un pezzo e un posto libero
why-detective-leaves = solo Mr. Jack lascia il tabellone
why-not-jack = solo il personaggio di Mr. Jack può uscire
why-witness = la carta Testimone deve mostrare Invisibile
why-cordon = un cordone chiude questa uscita
why-call-goodley = Goodley non chiama se stesso
why-call-twice = già chiamato da questo fischio
why-not-nearer = bisogna finire più vicino a Goodley
why-cost = servono { $cost } punti, ne restano { $points }
why-stranded = resterebbero punti che nessuno potrebbe usare

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
verb-swap = Scambia di posto
verb-face = Gira la lanterna
verb-lamp = Sposta un lampione
verb-cordon = Sposta un cordone
verb-cover = Sposta un coperchio
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
log-rotation = { $who } ruota l’area { $area }: { $quarters ->
    [1] un quarto di giro a destra
    [2] mezzo giro
   *[other] un quarto di giro a sinistra
}
log-exchange = { $who } scambia le aree { $area } e { $other }
log-throw = Cadono i gettoni: { $tokens }
log-card = Carta pescata: { $name }
log-card-hidden = Una carta viene pescata coperta
log-identity = Mr. Jack è { $name }
log-identity-hidden = Mr. Jack pesca la sua identità
log-tiles = Il distretto è pronto
log-shuffle = I personaggi di questo turno: { $names }
log-play = { $who } gioca { $name }
log-move = { $name } va in { $hex }
log-accuse = { $who } accusa { $name }!
log-leave = Mr. Jack lascia Whitechapel dall’uscita { $exit }
log-stay = { $name } non ha dove andare e resta sul posto
log-swap = { $name } e { $other } si scambiano di posto
log-face = La lanterna di Watson guarda verso { $facing }
log-lamp = Il lampione passa da { $from } a { $to }
log-cordon = Il cordone passa dall’uscita { $from } all’uscita { $to }
log-cover = Il coperchio passa da { $from } a { $to }
log-whistle = Goodley fischia: { $name } viene in { $hex }
log-whistle-nobody = Goodley fischia, ma nessuno può avvicinarsi
log-appeal = Sospettati in vista: { $names }
log-appeal-nobody = Nessun sospettato è in vista
log-seen = Appello dei testimoni: Mr. Jack è visto
log-unseen = Appello dei testimoni: Mr. Jack non è visto
log-visible = Appello dei testimoni: Mr. Jack è visibile
log-invisible = Appello dei testimoni: Mr. Jack è invisibile
log-cleared = { $name } non è più tra i sospettati
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
log-borrowed = Qui la partita è stata ripresa
log-suspects-left = { $count ->
    [one] Resta un sospettato
   *[other] Restano { $count } sospettati
}

## La fine

you-win = Hai vinto
you-lose = Hai perso
wins = { $who } vince
reason-one-suspect = Resta un solo sospettato: { $name }.
reason-both-goals-seen = Sei clessidre, ma all’ultimo appello i testimoni hanno visto { $name }.
reason-both-goals-unseen = L’ultimo sospettato è rimasto nell’ombra, con sei clessidre.
reason-six-hourglasses = Mr. Jack ha sei clessidre.
reason-eight-turns = Gli otto turni sono finiti e Mr. Jack non è stato smascherato.
reason-chase-lost = Fine dell’inseguimento: i testimoni hanno visto { $name }.
reason-chase-survived = Mr. Jack è rimasto nascosto fino alla fine dell’inseguimento.
reason-right-accusation = L’accusa era giusta: Mr. Jack era { $name }.
reason-wrong-accusation = L’accusa era sbagliata.
reason-escape = Mr. Jack ha lasciato Whitechapel.
reason-round-8-over = Gli otto turni sono finiti e Mr. Jack non è stato preso.
reason-resignation = { $who } abbandona.
jack-was = Mr. Jack era { $name }
jack-cards-were = Le sue carte Alibi: { $cards }
detective-cards-were = Le carte Alibi del Detective: { $cards }
rematch = Rivincita a ruoli scambiati
replay = Rivedi la partita
download = Scarica la partita
verify = Verifica il sorteggio
verify-good = Ogni carta, lancio e mescolata segue dall’impegno preso prima della partita.
verify-bad-deal = Questa registrazione non rivela alcun sorteggio da verificare.
verify-bad-commitment = Il segreto rivelato non è quello impegnato prima della partita.
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

lens = Con gli occhi di chi?
lens-detective = Che cosa sapeva { $seat }
lens-jack = Che cosa sapeva Mr. Jack
lens-complete = Tutto
step-first = Inizio
step-back = Indietro
step-on = Avanti
step-last = Fine
step-number = { $number } di { $count }
link-copied = Il link a questa partita è copiato
play-on = Continua da qui
play-on-known = Tu sai chi era Mr. Jack. L’IA sa solo quello che sapeva la sua parte.
play-on-over = La partita finisce qui: torna indietro per continuare.

## Impostazioni

theme = Tema
theme-dark = Notte
theme-light = Giorno
theme-contrast = Alto contrasto
speed = Animazioni
speed-slow = Lente
speed-normal = Normali
speed-fast = Veloci
speed-off = Nessuna
auto-confirm = Gioca senza chiedere conferma
sound = Audio
show-split = Mostra chi sarebbe visto

## Problemi

problem-unknown-page = Questa pagina non esiste. Forse manca una parte dell’indirizzo.
problem-unknown-match = Questa partita qui non esiste. Forse è stata giocata su un altro server.
problem-seat-taken = Questo posto è già occupato.
problem-own-seat = Questo invito è tuo: manda il link a un amico.
problem-stale = Nel frattempo è successo altro. Guarda di nuovo.
problem-illegal = Adesso non è permesso.
problem-not-your-turn = Non tocca a te.
problem-over = La partita è finita.
problem-no-takeback = Adesso non si può annullare nulla.
problem-too-many = Troppe richieste in una volta. Aspetta un momento.
problem-wrong-token = Questo posto non è tuo.
problem-old-rules = Questa partita è stata giocata con regole più vecchie.
problem-unavailable = Al momento il server non può salvare nulla. Riprova tra poco.
problem-other-commitment = Il server mostra un’altra distribuzione rispetto a prima. Continuare non sarebbe equo.
problem-other = Non ha funzionato. Riprova.
problem-offline = Il server non è raggiungibile.

## Persone e pezzi

name-bert = Jeremy Bert
name-goodley = Sgt Goodley
name-gull = Sir William Gull
name-lane = Joseph Lane
name-lestrade = Insp. Lestrade
name-madame = Madame
name-pizer = John Pizer
name-smith = John Smith
name-stealthy = Miss Stealthy
name-holmes = Sherlock Holmes
name-watson = Dr Watson
name-toby = il cane Toby

## Il terminale

terminal-keys = ? tasti · P segreto · U ritira · [ ] indietro · V visti · Q esci
terminal-server-keys = ? tasti · P segreto · U ritira · G abbandona · [ ] indietro · V visti · Q esci
terminal-replay-keys = ←→ passo · Home/End · 1 2 3 quali occhi · V visti · Q esci
terminal-enter = Invio
terminal-escape = Esc
terminal-key-does = { $key }: { $what }
terminal-confirm-asked = Confermi?
terminal-looking-back = Stai guardando un momento passato ({ $way })
terminal-small = Questa finestra ha { $columns } colonne e { $rows } righe. Il tavolo ne richiede { $wide } per { $high }: ingrandiscila, per favore.
terminal-key-peek = P: guarda per un attimo il tuo segreto (tieni premuto per guardare più a lungo)
terminal-key-takeback = U: ritira la tua ultima azione, se nulla è stato rivelato
terminal-key-give-up = G: su un server, abbandona la partita
terminal-key-leave = Q: lascia il tavolo; la partita resta salvata
terminal-game = Gioco
terminal-side = Parte
terminal-quit = Esci
terminal-continue = Continua: { $game }, { $side }
terminal-borrowed = Presi dalla partita { $match }: i primi eventi, { $count } in tutto.
terminal-committed = La distribuzione è già fissata; la sua impronta è { $commitment }.
terminal-seats = Giochi { $who }. Scrivi ? in qualsiasi momento per un aiuto.
terminal-seats-both = Due persone allo stesso schermo: un segreto resta nascosto finché il suo proprietario non scrive secret. Scrivi ? per un aiuto.
terminal-to-act = Tocca a: { $who }. Che cosa si può fare:
terminal-numbered = Scrivi un’azione o il suo numero.
terminal-grouped = Scrivi un’azione, per esempio { $example }. Scrivi list per vederle tutte ({ $count }) con i numeri.
terminal-help-now = Ora si può fare:
terminal-help-commands =
    Oltre alle azioni puoi scrivere
      list: tutte le azioni con i loro numeri
      board: di nuovo il tavolo
      secret: ciò che solo tu sai
      undo: ritira la tua ultima azione, se nulla è stato rivelato
      help: questo aiuto
      quit: esci; la partita resta salvata
terminal-help-pocket = Le zone sono numerate 0 1 2 / 3 4 5 / 6 7 8, riga per riga. Un asterisco indica chi è visto, le parentesi chi è scagionato.
terminal-help-classic = Un esagono è una lettera e un numero. Giocare un personaggio si fa a passi: il personaggio, il movimento e l’abilità.
terminal-secret-hide = Premi Invio per nasconderlo.
terminal-nothing = Non è stato scritto nulla: scrivi un’azione o il suo numero, oppure ? per un aiuto.
terminal-no-number = { $given } non è il numero di un’azione: ce ne sono { $count }. Scrivi list per vederle.
terminal-not-now = «{ $action }» ora non è possibile.
terminal-not-allowed = «{ $action }» ora non è possibile: { $why }.
terminal-unreadable = «{ $given }» non è un’azione. Scrivi list per vedere che cosa si può fare, oppure ? per un aiuto.
terminal-left = Lasci la partita prima della fine.
terminal-saved = La partita è salvata in { $place }. Per continuare: whitechapel play --continue { $place }
terminal-server-left = Il tuo posto resta tuo. Per tornare: whitechapel play --link { $link }
terminal-unsent = La tua scelta è conservata e parte appena torna la connessione.
terminal-not-saved = La partita non si è potuta salvare in { $place } ({ $why }). Ecco il suo verbale:
terminal-do-alibi = pescare una carta Alibi
terminal-do-holmes = muovere Holmes di tante caselle in senso orario
terminal-do-watson = muovere Watson di tante caselle in senso orario
terminal-do-toby = muovere Toby di tante caselle in senso orario
terminal-do-joker = muovere un investigatore di una casella (Mr. Jack: o nessuno)
terminal-do-rotation = girare una zona a destra di tanti quarti di giro
terminal-do-exchange = scambiare due zone
terminal-do-play = prendere una carta personaggio di questo turno
terminal-do-move = muovere il personaggio in gioco
terminal-do-accuse = accusare un personaggio; a torto o a ragione, la partita finisce
terminal-do-leave = lasciare il tabellone (può farlo solo il personaggio di Mr. Jack)
terminal-do-stay = restare, se non c’è un esagono libero
terminal-do-swap = far scambiare posto a Gull invece di muoverlo
terminal-do-face = girare la lanterna di Watson
terminal-do-lamp = spostare un lampione acceso
terminal-do-cordon = spostare un cordone di polizia
terminal-do-cover = spostare un coperchio
terminal-do-whistle = far venire un personaggio più vicino a Goodley

# Suggerimenti
hint-reason = Probabilità di vittoria: circa { $percent } %, { $second } % con la migliore alternativa. Sospettati all’appello dei testimoni: circa { $seen } visti, { $hidden } no.
hint-only = Probabilità di vittoria: circa { $percent } %. Sospettati all’appello dei testimoni: circa { $seen } visti, { $hidden } no.
hint-unexplained = Un giocatore di questo livello farebbe così.

## Looking after a server (whitechapel admin)

terminal-admin = cura le partite di un server: salvarle, ripristinarle, cancellarle, contarle e controllarle
terminal-admin-examples = esempi
terminal-admin-backup = scrive tutte le partite in un nuovo file, che il server sia in funzione o no
terminal-admin-restore = riempie un database vuoto da un tale file; il server dev’essere fermo
terminal-admin-expire = cancella le partite che nessuno gioca da molto tempo
terminal-admin-delete-match = cancella una partita con tutto ciò che le appartiene
terminal-admin-delete-person = cancella ciò che appartiene a una persona, nota dal gettone di un posto
terminal-admin-stats = conta ciò che è conservato
terminal-admin-check = rigioca ogni partita e ricava di nuovo ogni carta dalla sua distribuzione
terminal-admin-downgrade = riporta le tabelle a uno schema precedente; il server dev’essere fermo
terminal-admin-arg-file = il file del salvataggio
terminal-admin-arg-database = il database (predefinito: quello del server, dall’ambiente, altrimenti un tuo file)
terminal-admin-arg-days = giorni dall’ultima voce
terminal-admin-arg-unplayed-days = lo stesso per le partite in cui nessuno ha mai agito
terminal-admin-arg-dry-run = dice soltanto quante sono
terminal-admin-arg-json = il risultato come JSON, per le macchine
terminal-admin-arg-match = l’identificativo della partita, come nel suo indirizzo
terminal-admin-arg-token-file = il file che contiene il gettone (predefinito: l’ingresso standard)
terminal-admin-arg-schema = lo schema, per esempio 0004
terminal-admin-arg-lang = la lingua (predefinita: quella del tuo ambiente)
terminal-admin-token = Gettone del posto
terminal-admin-backed-up = { $file }: partite { $matches }, voci { $entries }
terminal-admin-restored = Ripristinato da { $file }: partite { $matches }, voci { $entries }
terminal-admin-expired = Partite cancellate: { $matches }
terminal-admin-would-expire = Partite che sarebbero cancellate: { $matches }
terminal-admin-match-deleted = La partita è cancellata.
terminal-admin-no-match = Questa partita non esiste.
terminal-admin-forgotten = Partite cancellate: { $deleted }. Partite condivise con qualcun altro, tenute senza ciò che era di questa persona: { $kept }
terminal-admin-nobody = Questo gettone non occupa nessun posto qui.
terminal-admin-downgraded = Le tabelle hanno ora lo schema { $schema }.
terminal-admin-progress = { $done } di { $total }, ancora { $seconds } s
terminal-admin-sound = Partite controllate: { $matches }. Tutto è a posto.
terminal-admin-fault = { $match }: { $what }
terminal-admin-faulty = Partite controllate: { $matches }. Partite con errori: { $faults }
terminal-admin-unchecked-rules = Non rigiocate, perché le loro regole sono più vecchie: { $matches }
terminal-admin-unchecked-forgotten = Rigiocate senza le loro carte, perché qualcuno vi è stato dimenticato: { $matches }
terminal-admin-unchecked-commitment = Senza un impegno conservato con cui confrontarle: { $matches }
terminal-admin-stat-matches = partite
terminal-admin-stat-waiting = in attesa di qualcuno
terminal-admin-stat-playing = in corso
terminal-admin-stat-over = finite
terminal-admin-stat-entries = voci dei loro registri
terminal-admin-stat-people = posti di persone
terminal-admin-stat-bots = posti di bot
terminal-admin-stat-ais = posti dell’IA
terminal-admin-stat-size = byte
terminal-admin-stat-oldest = la più vecchia
terminal-admin-stat-newest = la più recente
