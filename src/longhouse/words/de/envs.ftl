# Umgebungen für Programme, die lernen.

envs-over = Diese Partie ist zu Ende. Rufe reset auf, bevor du weiterspielst.
envs-no-such-action = Es gibt keine Aktion { $action }. Wähle eine Zahl von 0 bis { $last }.
envs-masked = Aktion { $action } ist hier nicht erlaubt. Wähle eine aus der Aktionsmaske.
envs-not-reset = Rufe zuerst reset auf.
envs-board-over = Brett { $board }: Diese Partie ist zu Ende. Rufe reset auf, bevor du weiterspielst.
envs-board-no-such-action = Brett { $board }: Es gibt keine Aktion { $action }. Wähle eine Zahl von 0 bis { $last }.
envs-board-masked = Brett { $board }: Aktion { $action } ist nicht erlaubt. Wähle eine aus der Aktionsmaske.
envs-special-rules = Szenarien lassen sich nicht in vielen Partien gleichzeitig spielen. Wähle stattdessen Aufbau und Ziel.
