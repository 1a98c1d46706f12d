# Quello che due persone a un tavolo vedono l’una dell’altra: nomi, presenza, domande e risposte, frasi.

your-name = Il tuo nome
your-name-why = Facoltativo. Lo vedrà il tuo amico.
friend = il tuo amico
against-named = contro { $name }
presence-here = al tavolo
presence-away = lontano dal tavolo
presence-thinking = sta pensando…
presence-of = { $name }: { $state }
players-here = Al tavolo

asked-takeback = { $name } chiede di ritirare la sua ultima azione.
asked-takeback-own = Hai chiesto di ritirare la tua azione. In attesa della risposta…
told-takeback-declined = { $name } dice di no: l’azione resta.
told-takeback-declined-own = Hai detto di no: l’azione resta.
told-taken-back = { $name } è d’accordo: l’azione è ritirata.
told-taken-back-own = Hai accettato: l’azione è ritirata.
told-takeback-withdrawn = { $name } non chiede più di ritirare l’azione.
told-takeback-withdrawn-own = Non chiedi più di ritirare l’azione.
asked-rematch = { $name } propone la rivincita a ruoli scambiati.
asked-rematch-own = Hai proposto la rivincita. In attesa della risposta…
told-rematch-declined = { $name } per ora non vuole la rivincita.
told-rematch-declined-own = Hai rifiutato la rivincita.
told-rematch-withdrawn = { $name } non propone più la rivincita.
told-rematch-withdrawn-own = Non proponi più la rivincita.
told-rematch = La rivincita è pronta.
withdraw = Annulla la richiesta
rematch-accept = Gioca ancora
rematch-go = Alla rivincita
rematch-watch = Guarda la rivincita

invited-by = { $name } ti invita
join-text-named = { $name } ti invita a giocare a { $game }.
share-link = Condividi il link
cancel-invitation = Annulla l’invito
cancelled-own = Hai annullato questo invito. Il link non porta più da nessuna parte.
cancelled-mark = annullata
play-yourself = Gioca una partita

notify = Avvisami quando tocca a me
notify-off = Non avvisarmi più
notify-refused = Il browser non lo permette. Decidono le sue impostazioni per questa pagina.

talk = Di’ qualcosa
talk-gestures = Gesti
talk-mute = Non mostrare quello che dicono gli altri
said-own = Tu: { $phrase }
said-by = { $name }: { $phrase }
said-gesture = { $name } { $gesture }
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thinking = Sto pensando…
phrase-oops = Ops!
phrase-thank-you = Grazie!
phrase-one-moment = Un momento, per favore.
phrase-gotcha = Ti ho preso!
phrase-another-game = Un’altra partita?
gestured-tip-the-hat = si toglie il cappello
gestured-raise-an-eyebrow = alza un sopracciglio
gestured-applaud = applaude
gestured-wring-hands = si torce le mani
gesture-tip-the-hat = Togliersi il cappello
gesture-raise-an-eyebrow = Alzare un sopracciglio
gesture-applaud = Applaudire
gesture-wring-hands = Torcersi le mani
