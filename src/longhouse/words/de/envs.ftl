# Umgebungen für Programme, die lernen.

envs-over = Diese Partie ist zu Ende. Setze sie zurück, bevor du weiterspielst.
envs-no-such-action = Es gibt keine Aktion { $action }. Wähle eine Zahl von 0 bis { $last }.
envs-masked = Aktion { $action } ist hier nicht erlaubt. Wähle eine, die die Maske zulässt.
envs-not-reset = Rufe zuerst reset auf.
