# Italiano.

## Inizio

description = Mr. Jack Pocket e Mr. Jack nel browser: impara in tre minuti e gioca subito, da solo o con un amico.
home-lead = Una di queste persone è Mr. Jack. Un giocatore si nasconde dietro un volto, l’altro scopre quale.
home-learn = Prima volta? Impara in tre minuti
home-learn-about = Sul vero tabellone, un passo alla volta.
home-first-game = Gioca la tua prima partita
home-first-game-about = Mr. Jack Pocket, come Investigatore, contro l’avversario più facile, con qualche consiglio.
home-go-on = Riprendi
home-again = Gioca ancora
home-lessons = Impara i giochi passo passo
side-pocket-jack = Finisci i turni fuori vista e raccogli sei clessidre.
side-pocket-detective = Manda Holmes, Watson e Toby a guardare, finché resta un solo sospettato.
side-classic-jack = Resta al buio e lascia Whitechapel senza farti vedere.
side-classic-detective = Scagiona gli innocenti e accusa quello giusto in tempo.
play-jack = Gioca come { $game ->
    [pocket] Mr. Jack
   *[other] Jack
}
play-detective = { $game ->
    [pocket] Gioca come Investigatore
   *[other] Gioca come Detective
}
play-any = A sorpresa
play-friend = Sfida un amico
play-hotseat = In due su questo schermo
watch = Guarda giocare due IA
my-games = Le mie partite
my-games-none = Ancora nessuna partita. Comincia qui sopra.
options = Opzioni
level = Livello dell’IA
level-name = Livello { $level }
opponent = Avversario
opponent-ai = IA
opponent-bots = Bot di questo server
against-bot = contro { $name }
against-named-level = avversario: { $name }
against-friend = contro un amico
won-mark = vinta
lost-mark = persa
option-edition = Tabellone
option-edition-revised_2016 = Edizione riveduta, 2016
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
join-text = Un amico ti invita a giocare a { $game }.
join = Entra nella partita
join-side = Sarai { $seat }.
join-watch = Guarda la partita
rules-contents = Indice

## Livelli

level-easiest = il più facile
level-strongest = il più forte
level-between = { $level } · { $name }
level-at-end = { $level } · { $name } ({ $end })
level-up = Tre vittorie di fila a questo livello. Proviamo il livello { $name }?
level-down = Tre sconfitte di fila a questo livello. Proviamo il livello { $name }?
level-1 = Passante
level-1-about = guarda appena; può vincere anche un bambino
level-2 = Lampionaio
level-2-about = guarda un poco, gli sfugge molto
level-3 = Agente
level-3-about = vede una mossa avanti
level-4 = Sergente
level-4-about = confronta molte mosse, ogni tanto sbaglia
level-5 = Ispettore
level-5-about = pesa ogni mossa, sbaglia di rado
level-6 = Ispettore capo
level-6-about = pensa a un turno intero
level-7 = Commissario
level-7-about = pensa più di un turno avanti
level-8 = Questore
level-8-about = pensa più lontano che può
