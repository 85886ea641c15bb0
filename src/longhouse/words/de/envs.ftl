# Umgebungen für Programme, die lernen.

envs-over = Diese Partie ist zu Ende. Setze sie zurück, bevor du weiterspielst.
envs-no-such-action = Es gibt keine Aktion { $action }. Wähle eine Zahl von 0 bis { $last }.
envs-masked = Aktion { $action } ist hier nicht erlaubt. Wähle eine, die die Maske zulässt.
envs-not-reset = Rufe zuerst reset auf.
envs-board-over = Die Partie auf Brett { $board } ist zu Ende. Setze sie zurück, bevor du weiterspielst.
envs-board-no-such-action = Es gibt keine Aktion { $action } (Brett { $board }). Wähle eine Zahl von 0 bis { $last }.
envs-board-masked = Aktion { $action } ist auf Brett { $board } nicht erlaubt. Wähle eine, die die Maske zulässt.
envs-special-rules = Szenarien lassen sich nicht stapelweise spielen. Wähle stattdessen Aufbau und Ziel.
