chat-muted = Chat is muted here.
chat-none = No messages yet.
chat-new = { $count ->
        [one] 1 new
       *[other] { $count } new
    }
chat-write = Write a message
chat-write-to = Write to { $who }
chat-mute = { $on ->
        [yes] Unmute chat
       *[no] Mute chat
    }
chat-quick = { $word ->
        [luck] Good luck!
        [nice] Good move!
        [thanks] Thank you!
        [played] Well played!
       *[hello] Hello!
    }
