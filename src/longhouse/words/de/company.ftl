chat-muted = Der Chat ist hier stummgeschaltet.
chat-none = Noch hat niemand etwas gesagt.
chat-new = { $count ->
        [one] 1 neu
       *[other] { $count } neu
    }
chat-write = Nachricht schreiben
chat-write-to = An { $who } schreiben
chat-mute = { $on ->
        [yes] Chat wieder zeigen
       *[no] Chat stummschalten
    }
chat-quick = { $word ->
        [luck] Viel Glück!
        [nice] Guter Zug!
        [thanks] Danke!
        [played] Gut gespielt!
       *[hello] Hallo!
    }
