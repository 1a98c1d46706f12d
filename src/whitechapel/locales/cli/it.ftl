# Italiano.

## Il programma

cli-program = Mr. Jack Pocket e Mr. Jack: giocare, rivedere, controllare, misurare
cli-commands = comandi:
cli-examples = esempi:
cli-example-play = gioca in questo terminale: scegli un gioco e una parte
cli-example-replay = rivedi una partita registrata
cli-example-help = che cosa accetta un comando, con esempi
cli-play = gioca una partita in questo terminale
cli-learn = impara un gioco giocando, in pochi minuti
cli-replay = mostra una partita registrata, come l’ha vista un posto o per intero
cli-narrate = racconta una partita registrata, in inglese, francese, italiano o polacco
cli-film = creare un’immagine animata di una partita registrata
cli-rules = stampa le regole di un gioco
cli-verify = controlla che una partita registrata segua le regole e il sorteggio promesso
cli-conformance = confronta le regole con le risposte in file di casi
cli-perft = conta le sequenze di azioni da una posizione
cli-arena = fa incontrare i giocatori su sorteggi appaiati, per vedere chi è più forte
cli-export = scrive le partite salvate come tabella per l’apprendimento, una riga per decisione
cli-hint = mostra le azioni migliori per il posto di turno, da ciò che sa
cli-serve = ospita partite per persone, bot e IA

## Che cosa accettano più comandi

cli-arg-lang = la lingua (predefinita: quella del tuo ambiente)
cli-arg-record = la registrazione di una partita, testo o JSON, completa o di un posto
cli-arg-seat = solo ciò che ha visto jack, detective o spectator (predefinito: tutto ciò che la registrazione contiene)
cli-arg-option = un’opzione delle regole (ripetibile)
cli-arg-plain = righe di testo invece di un tavolo disegnato
cli-arg-ascii = disegna in ASCII invece che in Unicode
cli-arg-limit-ms = millisecondi di riflessione per decisione
cli-arg-nodes = nodi (o iterazioni) di ricerca per decisione
cli-arg-json = stampa il risultato come JSON

## Le parole di argparse; ciò che segue un segno di percentuale lo riempie lui

cli-argparse-usage = uso:
cli-argparse-arguments = argomenti:
cli-argparse-options = opzioni:
cli-argparse-help = mostra questo aiuto ed esce
cli-version = mostra la versione del programma ed esce
cli-argparse-about = argomento %(argument_name)s: %(message)s
cli-argparse-required = argomenti mancanti: %s
cli-argparse-unknown = argomenti sconosciuti: %s
cli-argparse-choice = scelta non valida: %(value)r (scegli tra %(choices)s)
cli-argparse-value = %(value)r non è un valore utilizzabile qui
cli-argparse-one = serve un valore
cli-argparse-at-most-one = serve al massimo un valore
cli-argparse-at-least-one = serve almeno un valore
cli-argparse-not-with = non consentito con l’argomento %s
cli-argparse-no-value = non accetta un valore, ma ha ricevuto %r

## Gli errori, in una riga

cli-error-arguments = { $why } (vedi «{ $program } --help»)
cli-error-refused = rifiutato: { $why }
cli-error-no-lessons = { $game } non ha lezioni
cli-error-file = «{ $file }»: { $why }
cli-error-in-file = in «{ $file }»: { $why }
cli-error-no-text = «{ $file }» non è un file di testo ({ $why }); serve una posizione o una registrazione in UTF-8
cli-error-file-name = «{ $name }» non può essere il nome di un file
cli-error-seat = «{ $name }» non è né un posto né uno spettatore; serve uno tra { $known }
cli-error-option = «{ $text }» non è un’opzione; serve nome=valore
cli-error-whole-number = «{ $text }» non è un numero intero maggiore di 0
cli-error-number = «{ $text }» non è un numero maggiore di 0
cli-error-extra = { $command } richiede { $module }: pip install { $wanted }
cli-error-other-seat = la posizione è ciò che sa { $seat }; non può essere vista da { $asked }
cli-error-no-event = la registrazione ha { $count } eventi; non c’è nulla dopo l’evento { $after }
cli-error-option-with-position = --option non va insieme a --position; le opzioni sono nella posizione stessa
cli-error-two-bots = due bot hanno lo stesso nome; servono nomi diversi
cli-error-days = «{ $text }» giorni non si possono contare; serve un numero maggiore di 0
cli-error-database = il database non risponde
cli-error-no-token = non c’è nessun token; ne serve uno in un file o sull’ingresso standard
cli-file-missing = Questo file o questa cartella non esiste
cli-file-closed = Accesso negato
cli-file-folder = È una cartella
cli-address-used = L’indirizzo è già in uso

## replay, narrate, rules

cli-replay-example = su un tavolo disegnato, con tre punti di vista
cli-replay-example-plain = in righe: tutto, segreti compresi
cli-replay-example-seat = che cosa ha visto il Detective
cli-replay-json = stampa un oggetto per le macchine, con una posizione per ogni evento
cli-narrate-example = che cosa è successo, turno per turno, segreti compresi
cli-narrate-example-jack = in polacco, come l’ha visto Mr. Jack
cli-narrate-example-json = per le macchine: ogni momento con il suo messaggio e i suoi luoghi
cli-narrate-json = stampa i momenti di ogni evento, per le macchine
cli-learn-lesson = comincia da questa lezione; --list ne mostra i nomi
cli-learn-list = elenca le lezioni e segna quelle già fatte
cli-learn-example = scegli tra tutte le lezioni
cli-learn-example-game = riprendi da dove eri, o comincia
cli-learn-example-lesson = una lezione
cli-learn-example-plain = riga per riga, in francese
cli-learn-example-list = che cosa c’è da imparare
cli-rules-example = le regole di Mr. Jack Pocket
cli-rules-example-french = quelle di Mr. Jack in francese

## verify

cli-verify-example = rigioca una partita finita e ricava di nuovo ogni carta dal suo sorteggio
cli-verify-note = Termina con 0 quando tutto corrisponde, con 1 quando qualcosa non corrisponde o non si può controllare.
cli-verify-record = la registrazione completa di una partita finita, testo o JSON
cli-verify-rules = tutti i { $events } eventi seguono le regole di { $game }
cli-verify-not = non verificato: { $why }
cli-verify-borrowed = i suoi primi { $events } eventi vengono dalla partita { $match } e sono coperti dalla registrazione di quella
cli-verify-chances = eventi casuali che seguono dal sorteggio rivelato: { $count }, cioè tutti
cli-verify-later-chances = eventi casuali successivi che seguono dal sorteggio rivelato: { $count }, cioè tutti
cli-verify-commitment = il sorteggio è quello promesso da { $commitment }
cli-verify-words = le parole aggiunte da questa macchina fanno parte del sorteggio
cli-verify-no-words = le parole aggiunte da questa macchina non fanno parte del sorteggio

## conformance, perft

cli-conformance-note = Termina con 0 quando ogni risposta è giusta, con 1 quando una è sbagliata (indicando partita, passo, atteso e ottenuto) e con 2 quando un file non si può leggere.
cli-conformance-files = un file di casi; il suo campo «about» spiega il formato
cli-conformance-right = passi controllati: { $steps }, ogni risposta è giusta
cli-conformance-wrong = passi controllati: { $steps }, risposte sbagliate: { $wrong }
cli-perft-example-divide = per prima azione, per trovare dove due programmi divergono
cli-perft-note = Un’azione conta una volta per ogni pezzo che la permette (due gettoni Rotazione: due volte). Il caso non conta: dove tocca a lui, si segue il suo primo esito.
cli-perft-depth = quante azioni (predefinito: { $default })
cli-perft-position = una posizione completa in una riga (predefinita: l’inizio)
cli-perft-divide = conta per prima azione
cli-perft-counted = profondità { $depth }: { $count }

## arena, export

cli-progress = { $done } partite di { $total }, ancora { $seconds } s: { $says }
cli-arena-example = tutti contro tutti: 100 coppie di sorteggi
cli-arena-example-bot = un bot in qualsiasi linguaggio (docs/bots.md)
cli-arena-example-one = un giocatore contro se stesso: la quota di Jack
cli-arena-players = i nostri giocatori, per esempio level:8
cli-arena-player = un giocatore tuo (ripetibile)
cli-arena-bot = un bot: un programma che gioca (ripetibile)
cli-arena-bot-memory = quanta memoria può usare un bot (predefinita: { $default })
cli-arena-bot-log = aggiunge a un file ciò che i bot scrivono sull’uscita degli errori
cli-arena-pairs = sorteggi che ogni coppia gioca in entrambi i ruoli (predefinito: { $default })
cli-arena-jobs = processi (predefinito: tutti i core)
cli-arena-seed = da cui seguono tutti i sorteggi (predefinito: 0; se gioca un bot, estratto a caso)
cli-arena-mirror = fa giocare ciascuno anche contro se stesso
cli-arena-patience = chi impiega di più per un’azione perde la partita (predefinito: { $default })
cli-arena-save = scrive ogni partita, un oggetto JSON per riga
cli-arena-strict = termina con { $status } se un giocatore ha fallito, anche se le sue partite contano
cli-arena-stopped = interrotto dopo { $done } partite di { $games }
cli-arena-seed-was = I sorteggi seguivano da --seed { $seed }.
cli-arena-head-player = giocatore
cli-arena-head-pairing = coppia
cli-arena-head-games = partite
cli-arena-head-jack = da Jack
cli-arena-head-detective = da Detective
cli-arena-head-mean = media
cli-arena-head-cpu = ms CPU/decisione
cli-arena-head-longest = la più lunga
cli-arena-head-ending = finale
cli-arena-head-winner = vincitore
cli-arena-head-share = quota
cli-arena-interval = da { $low } a { $high }
cli-arena-edge = Giocare Jack vale { $elo } ± { $error } Elo.
cli-arena-share = Jack ha vinto { $share } delle { $games } partite ({ $interval }); una partita ha richiesto { $length } decisioni.
cli-arena-failed = { $name } ha perso { $games } volte per { $reason }, la prima così: { $example }
cli-export-example = che cosa sapeva, poteva fare e ha fatto ogni posto
cli-export-example-secrets = con la posizione completa accanto
cli-export-note = «whitechapel arena --save games.jsonl» scrive tali partite; docs/record-format.md elenca le colonne.
cli-export-games = partite, un oggetto JSON per riga
cli-export-file = il file da scrivere
cli-export-secrets = aggiunge una colonna con tutti i segreti, nascosti ai posti o no
cli-export-rows = decisioni: { $rows }
cli-export-done = { $file }: decisioni { $rows }, partite { $games }

## hint

cli-hint-example = le azioni migliori per il posto di turno dopo l’ultimo evento della registrazione
cli-hint-example-after = dopo il trentesimo evento
cli-hint-example-position = in una posizione, completa o vista da un posto
cli-hint-example-level = che cosa farebbe un giocatore più debole
cli-hint-position = il testo di una posizione, o un file con una posizione o una registrazione
cli-hint-seat = chi chiede; può solo il posto di turno (predefinito: quello)
cli-hint-after = dopo l’N-esimo evento della registrazione, non l’ultimo
cli-hint-level = a chi si chiede (predefinito: il livello più alto del gioco)
cli-hint-player = chiede invece a questo giocatore, per esempio ismcts:10000
cli-hint-count = quante azioni mostrare (predefinito: { $default })

## serve

cli-serve-example = su questa macchina, partite conservate in un tuo file
cli-serve-example-all = per chiunque possa raggiungere questa macchina
cli-serve-example-workers = quattro processi che condividono le partite
cli-serve-example-bot = anche un tuo bot prende posto (docs/bots.md)
cli-serve-note = Ogni impostazione può venire anche dall’ambiente, per esempio WHITECHAPEL_SERVER_PORT; docs/server.md le elenca.
cli-serve-host = l’indirizzo su cui ascoltare (predefinito: 127.0.0.1)
cli-serve-port = la porta (predefinita: 8000; 0: una qualsiasi libera)
cli-serve-database = sqlite:///FILE o postgresql://... (predefinito: un tuo file)
cli-serve-redis = redis://..., per server su più macchine
cli-serve-workers = processi del server (predefinito: 1)
cli-serve-supervised = anche un processo solo viene sostituito quando termina, e a SIGHUP
cli-serve-ai-workers = processi dell’IA per ciascuno (predefinito: uno per core)
cli-serve-bot = un bot che può prendere posto (ripetibile)
cli-serve-pace = secondi che un’IA impiega per un passo (predefinito: 0.9)
cli-serve-hosts = nomi con cui è raggiunto, oltre ai suoi indirizzi e al suo nome
cli-serve-proxies = proxy davanti al server, o le loro reti (predefinito: nessuno)
cli-serve-deal-seed = per le prove: tutti i sorteggi ne seguono, nulla è segreto (predefinito: nessuno)
cli-serve-open = apre la pagina in un browser, dove c’è uno schermo
cli-serve-ready = Whitechapel è all’indirizzo { $address }

## Prendersi cura di un server (whitechapel admin)

cli-admin = cura le partite di un server: salvarle, ripristinarle, cancellarle, contarle e controllarle
cli-admin-backup = scrive tutte le partite in un nuovo file, che il server sia in funzione o no
cli-admin-restore = riempie un database vuoto da un tale file; il server dev’essere fermo
cli-admin-expire = cancella le partite che nessuno gioca da molto tempo
cli-admin-delete-match = cancella una partita con tutto ciò che le appartiene
cli-admin-delete-person = cancella ciò che appartiene a una persona, nota dal token di un posto
cli-admin-stats = conta ciò che è conservato
cli-admin-check = rigioca ogni partita e ricava di nuovo ogni carta dal suo sorteggio
cli-admin-downgrade = riporta le tabelle a uno schema precedente; il server dev’essere fermo
cli-admin-arg-file = il file del salvataggio
cli-admin-arg-database = il database (predefinito: quello del server, dall’ambiente, altrimenti un tuo file)
cli-admin-arg-days = giorni dall’ultima voce
cli-admin-arg-unplayed-days = lo stesso per le partite in cui nessuno ha mai agito
cli-admin-arg-dry-run = dice soltanto quante sono
cli-admin-arg-json = il risultato come JSON, per le macchine
cli-admin-arg-match = l’identificativo della partita, come nel suo indirizzo
cli-admin-arg-token-file = il file che contiene il token (predefinito: l’ingresso standard)
cli-admin-arg-schema = lo schema, per esempio 0004
cli-admin-token = Token del posto
cli-admin-backed-up = { $file }: partite { $matches }, voci { $entries }
cli-admin-restored = Ripristinato da { $file }: partite { $matches }, voci { $entries }
cli-admin-expired = Partite cancellate: { $matches }
cli-admin-would-expire = Partite che sarebbero cancellate: { $matches }
cli-admin-match-deleted = La partita è cancellata.
cli-admin-no-match = Questa partita non esiste.
cli-admin-forgotten = Partite cancellate: { $deleted }. Partite condivise con qualcun altro, tenute senza ciò che era di questa persona: { $kept }
cli-admin-nobody = Questo token non occupa nessun posto qui.
cli-admin-downgraded = Le tabelle hanno ora lo schema { $schema }.
cli-admin-progress = { $done } di { $total }, ancora { $seconds } s
cli-admin-sound = Partite controllate: { $matches }. Tutto è a posto.
cli-admin-fault = { $match }: { $what }
cli-admin-faulty = Partite controllate: { $matches }. Partite con errori: { $faults }
cli-admin-unchecked-rules = Non rigiocate, perché le loro regole sono più vecchie: { $matches }
cli-admin-unchecked-forgotten = Rigiocate senza le loro carte, perché qualcuno vi è stato dimenticato: { $matches }
cli-admin-unchecked-commitment = Senza un impegno conservato con cui confrontarle: { $matches }
cli-admin-stat-matches = partite
cli-admin-stat-waiting = in attesa di qualcuno
cli-admin-stat-playing = in corso
cli-admin-stat-over = finite
cli-admin-stat-entries = voci dei loro registri
cli-admin-stat-people = posti di persone
cli-admin-stat-bots = posti di bot
cli-admin-stat-ais = posti dell’IA
cli-admin-stat-size = byte
cli-admin-stat-oldest = la più vecchia
cli-admin-stat-newest = la più recente

## play

cli-play-example = scegli un gioco, una parte e un livello
cli-play-example-pocket = l’Investigatore, contro il livello 4
cli-play-example-jack = Jack, contro un Detective più forte
cli-play-example-both = due persone allo stesso schermo
cli-play-example-continue = continua l’ultima partita lasciata
cli-play-example-ascii = in francese, senza Unicode
cli-play-example-plain = riga per riga, per pipe e lettori di schermo
cli-play-example-brief = lo stesso in poche parole, senza tabellone disegnato
cli-play-example-seed = rigioca la stessa partita, risposte da un file
cli-play-example-option = con le regole della prima edizione
cli-play-example-save = conserva lì anche la registrazione; «.json» la conserva in JSON
cli-play-example-link = prendi il posto che un amico ti tiene, o torna a occuparlo
cli-play-example-friend = tieni un posto su un server per un amico; il link viene mostrato
cli-play-note = Durante la partita, «?» mostra l’aiuto.
cli-play-as = quale parte giochi, o «both» per due persone allo stesso schermo (predefinito: detective)
cli-play-level = la forza dell’IA, a partire da 1 (il più facile) (predefinito: { $default })
cli-play-against = un altro giocatore per l’altro posto: greedy; su un server: friend
cli-play-seed = sorteggia e gioca ogni volta la stessa partita
cli-play-save = conserva la registrazione anche in un nuovo file
cli-play-continue = continua una partita lasciata: questa, o l’ultima
cli-play-server = gioca su questo server: http://127.0.0.1:8000
cli-play-link = il link a una partita su un server, anche un invito
cli-play-fast = lascia agire l’IA senza pause
cli-play-brief = con --plain: poche parole, e nessun tabellone disegnato a ogni turno
cli-play-no-game = non c’è nessuna partita da continuare; «whitechapel play» ne inizia una
cli-play-no-free-seat = --against e --level richiedono un posto libero; serve allora --as jack o --as detective
cli-play-level-or-against = --level N equivale a --against level:N; serve uno dei due
cli-play-one-seat = su un server prendi un solo posto; serve --as jack o --as detective
cli-play-no-level = --level { $level } non è un livello di { $game }; scegli da 1 a { $most }
cli-play-file-used = «{ $file }» contiene già qualcosa; serve il nome di un nuovo file

## film

cli-film-example = tutto ciò che si sa alla fine, in game.gif
cli-film-example-webp = più leggera e più nitida, raccontata in polacco
cli-film-example-seat = ciò che ha visto l’Investigatore, a velocità doppia
cli-film-out = il file da scrivere: .gif o .webp; accanto alla partita, se non indicato altrimenti
cli-film-speed = la velocità: 2 è il doppio
cli-film-size = la larghezza in pixel
cli-film-progress = { $done } immagini su { $total }, ancora { $seconds } s
cli-film-done = { $file }: { $frames } immagini, { $seconds } s, { $size } MB
cli-film-error-kind = «{ $file }» non è un’immagine animata: il nome deve finire con { $known }
cli-film-error-empty = «{ $file }» non contiene nulla da mostrare
cli-film-error-range = { $option } { $given }: è atteso un numero da { $least } a { $most }
