chat-muted = La discussion est coupée ici.
chat-none = Personne n’a encore rien dit.
chat-new = { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
chat-write = Écrire un message
chat-write-to = Écrire à { $who }
chat-mute = { $on ->
        [yes] Rétablir la discussion
       *[no] Couper la discussion
    }
chat-quick = { $word ->
        [luck] Bonne chance !
        [nice] Beau coup !
        [thanks] Merci !
        [played] Bien joué !
       *[hello] Bonjour !
    }
