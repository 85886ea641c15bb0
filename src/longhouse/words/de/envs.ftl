# Umgebungen für Programme, die lernen.

envs-over = Diese Partie ist zu Ende. Rufe reset auf, bevor du weiterspielst.
envs-no-such-action = Es gibt keine Aktion { $action }. Wähle eine Zahl von 0 bis { $last }.
envs-masked = Aktion { $action } ist hier nicht erlaubt. Wähle eine, die die Aktionsmaske erlaubt.
envs-not-reset = Rufe zuerst reset auf.
envs-board-over = Die Partie auf Brett { $board } ist zu Ende. Rufe reset auf, bevor du weiterspielst.
envs-board-no-such-action = Es gibt keine Aktion { $action } (Brett { $board }). Wähle eine Zahl von 0 bis { $last }.
envs-board-masked = Aktion { $action } ist auf Brett { $board } nicht erlaubt. Wähle eine, die die Aktionsmaske erlaubt.
envs-special-rules = Szenarien lassen sich nicht in vielen Partien gleichzeitig spielen. Wähle stattdessen Aufbau und Ziel.
