# Ce que deux personnes à une table voient l’une de l’autre : noms, présence, questions et réponses, phrases.

your-name = Votre nom
your-name-why = Facultatif. Votre ami le verra.
friend = votre ami
against-named = contre { $name }
presence-here = à la table
presence-away = loin de la table
presence-thinking = réfléchit…
presence-of = { $name } : { $state }
players-here = À la table

asked-takeback = { $name } demande à reprendre sa dernière action.
asked-takeback-own = Vous avez demandé à reprendre votre action. En attente de la réponse…
told-takeback-declined = { $name } refuse : l’action reste.
told-takeback-declined-own = Vous avez refusé : l’action reste.
told-taken-back = { $name } accepte : l’action est reprise.
told-taken-back-own = Vous avez accepté : l’action est reprise.
told-takeback-withdrawn = { $name } ne demande plus à reprendre son action.
told-takeback-withdrawn-own = Vous ne demandez plus à reprendre votre action.
asked-rematch = { $name } propose une revanche, rôles inversés.
asked-rematch-own = Vous avez proposé une revanche. En attente de la réponse…
told-rematch-declined = { $name } ne veut pas de revanche pour l’instant.
told-rematch-declined-own = Vous avez refusé la revanche.
told-rematch-withdrawn = { $name } ne propose plus de revanche.
told-rematch-withdrawn-own = Vous ne proposez plus de revanche.
told-rematch = La revanche est prête.
withdraw = Annuler la demande
rematch-accept = Rejouer
rematch-go = Vers la revanche
rematch-watch = Regarder la revanche

invited-by = { $name } vous invite
join-text-named = { $name } vous invite à jouer à { $game }.
share-link = Partager le lien
cancel-invitation = Annuler l’invitation
cancelled-own = Vous avez annulé cette invitation. Le lien ne mène plus nulle part.
cancelled-mark = annulée
play-yourself = Jouer une partie

notify = Me prévenir quand c’est à moi
notify-off = Ne plus me prévenir
notify-refused = Le navigateur ne le permet pas. Ses réglages pour cette page en décident.

talk = Dire quelque chose
talk-gestures = Gestes
talk-mute = Ne pas montrer ce que disent les autres
said-own = Vous : { $phrase }
said-by = { $name } : { $phrase }
said-gesture = { $name } { $gesture }
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thinking = Je réfléchis…
phrase-oops = Oups !
phrase-thank-you = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-gotcha = Je vous tiens !
phrase-another-game = On en refait une ?
gestured-tip-the-hat = soulève son chapeau
gestured-raise-an-eyebrow = lève un sourcil
gestured-applaud = applaudit
gestured-wring-hands = se tord les mains
gesture-tip-the-hat = Soulever son chapeau
gesture-raise-an-eyebrow = Lever un sourcil
gesture-applaud = Applaudir
gesture-wring-hands = Se tordre les mains
