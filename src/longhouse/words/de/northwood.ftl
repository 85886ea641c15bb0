# Für Northwood!: Namen, Fähigkeiten, Szenarien, und warum etwas abgelehnt wird.

northwood-suit = { $suit ->
        [C] Krallen
        [F] Blumen
        [L] Blätter
        [E] Augen
       *[other] { $suit }
    }
northwood-character = { $character ->
        [JC] Bube der Krallen
        [QC] Königin der Krallen
        [KC] König der Krallen
        [PC] Prinz der Krallen
        [LC] Dame der Krallen
        [BC] Baron der Krallen
        [JF] Bube der Blumen
        [QF] Königin der Blumen
        [KF] König der Blumen
        [PF] Prinz der Blumen
        [LF] Dame der Blumen
        [BF] Baron der Blumen
        [JL] Bube der Blätter
        [QL] Königin der Blätter
        [KL] König der Blätter
        [PL] Prinz der Blätter
        [LL] Dame der Blätter
        [BL] Baron der Blätter
        [JE] Bube der Augen
        [QE] Königin der Augen
        [KE] König der Augen
        [PE] Prinz der Augen
        [LE] Dame der Augen
        [BE] Baron der Augen
       *[other] { $character }
    }
northwood-ability = { $character ->
        [JC] Ziehe, bis du acht Karten auf der Hand hast.
        [QC] Nimm die oberste Karte von Stapel, Ablage und Wertungsstapel.
        [KC] Lege alle Karten deines höchsten Wertes auf den Wertungsstapel.
        [PC] Ziehe Karte um Karte, bis ein Trumpf kommt oder es dir reicht.
        [LC] Wirf deine niedrigste Karte ab und ziehe so viele Karten, wie sie wert ist.
        [BC] Wähle eine Handkarte, nimm alle Karten ihres Wertes aus dem Stapel und mische ihn.
        [JF] Wirf alle deine Trümpfe ab.
        [QF] Die oberste Karte des Wertungsstapels kommt auf den Stapel.
        [KF] Wirf zwei Karten ab, die zusammen neun ergeben.
        [PF] Behalte eine Karte jedes Wertes und wirf die übrigen ab.
        [LF] Wirf eine Karte ab, deren Wert die Zahl deiner Handkarten ist.
        [BF] Wirf alle deine Einsen, Zweien und Dreien ab.
        [JL] Der Herrscher hier tauscht den Platz mit einem neutralen, höchstens zwei Lehen entfernt.
        [QL] Handle wie der Herrscher, den du besuchst.
        [KL] Sieh die oberste Karte des Stapels an und tausche sie gegen eine andere aus deiner Hand.
        [PL] Setze den Besuch im nächsten unbesuchten Lehen fort, höher oder tiefer.
        [LL] Ziehe eine Karte, dann ist ein anderer erschöpfter Verbündeter wieder bereit.
        [BL] Du darfst eine Karte gegen die oberste der Ablage tauschen, wenn die Werte gleich sind; dann ebenso beim Wertungsstapel.
        [JE] Ziehe zwei Karten, dann wirf zwei ab.
        [QE] Sieh die obersten drei Karten des Stapels an.
        [KE] Nenne eine Farbe, ziehe zwei Karten und wirf dann alle Karten dieser Farbe ab.
        [PE] Wirf eine Karte ab und ziehe eine; noch einmal für jeden anderen erschöpften Verbündeten.
        [LE] Ziehe zwei Karten, dann wirf Karten ab, die genau deren Summe ergeben.
        [BE] Nach deiner nächsten Antwort: ziehe eine Karte, wenn sie gerade war, wirf eine ab, wenn sie ungerade war.
       *[other] { $character }
    }

northwood-season = { $season ->
        [spring] Frühling
        [summer] Sommer
        [autumn] Herbst
        [winter] Winter
       *[other] { $season }
    }
northwood-scenario-title = { $scenario ->
        [first-thaw] Erstes Tauwetter
        [open-gates] Offene Tore
        [nine-guests] Neun Gäste
        [long-way-round] Der lange Umweg
        [round-dance] Reigen
        [both-sides] Beide Seiten des Tisches
        [late-guest] Der späte Gast
        [small-table] Der kleine Tisch
        [harvest-toll] Erntezoll
        [tired-hands] Müde Hände
        [moving-day] Umzugstag
        [empty-larder] Die leere Vorratskammer
        [twin-beacons] Zwillingsfeuer
        [few-candles] Wenige Kerzen
        [upside-down] Verkehrte Welt
        [longest-night] Die längste Nacht
       *[other] { $scenario }
    }
northwood-scenario-text = { $scenario ->
        [first-thaw] Die Wege sind wieder frei und alle guter Laune. Auch ein Besuch, dem ein Punkt fehlt, ist willkommen.
        [open-gates] In den ersten warmen Tagen stört es niemanden, wenn man das Thema wechselt: antworte, was du willst.
        [nine-guests] Mehr Leute als sonst wollen reden. Du beginnst jeden Besuch mit neun Karten.
        [long-way-round] Die Brücken stehen unter Wasser. Von jedem Lehen kommst du nur zu einem nächstgelegenen.
        [round-dance] An den Sonnwendfeuern wechseln mit jedem Lied die Partner, und mit ihnen der Trumpf.
        [both-sides] Zwei Verwalter sprechen für jeden Herrscher, einer von oben, einer von unten im Stapel.
        [late-guest] Der Herrscher des höchsten Lehens ist auf der Jagd und empfängt erst, wenn alle anderen besucht sind.
        [small-table] Unter der Linde ist wenig Platz. Du beginnst jeden Besuch mit sieben Karten.
        [harvest-toll] Zur Ernte ist die Zeit knapp, und wer sie vergeudet, zahlt: jedes verlorene Lehen kostet einen Stern.
        [tired-hands] Nach der Ernte brauchen deine Verbündeten Ruhe. Wer geholfen hat, setzt beim nächsten Besuch aus.
        [moving-day] An Michaeli wird umgezogen. Jeder Erfolg lässt zwei Herrscher die Plätze tauschen, und Freunde haben keine Zeit einzuspringen.
        [empty-larder] Das Beste der Vorräte ist fort. Diesmal gibt es keine Achten.
        [twin-beacons] Im Schnee sieht man ein Feuer nur vom nächsten Hügel. Lehen zählen nur nebeneinander.
        [few-candles] Hilfe ist knapp in den dunklen Monaten. Acht Einsätze müssen für alle Besuche reichen, keiner vor deiner ersten Antwort.
        [upside-down] In der Narrennacht reden die Kleinen und die Großen schweigen, und jede Reise beginnt am Rand.
        [longest-night] Keine Farbe steht über den anderen, jedes Scheitern wird betrauert, und ohne das Schweigen von Lehen 0 ist nichts gewonnen.
       *[other] { $scenario }
    }
northwood-special-rule = { $rule_name ->
        [visit-last] Lehen { $number } darf erst gewählt werden, wenn kein anderes übrig ist.
        [outside-in] Nur das niedrigste oder das höchste unbesuchte Lehen darf gewählt werden.
        [one-road] Das nächste Lehen muss eines der nächstgelegenen zum zuletzt besuchten sein.
        [turning-trump] Nach jedem Gespräch ist die nächste Farbe Trumpf: Krallen, Blumen, Blätter, Augen, dann wieder Krallen.
        [no-trump] Keine Farbe ist Trumpf.
        [both-ends] Aussagen kommen abwechselnd von oben und von unten aus dem Stapel.
        [tired-allies] Ein eingesetzter Verbündeter bleibt den ganzen nächsten Besuch lang erschöpft, ebenso seine Vertretung; niemand kann sie wieder bereit machen.
        [few-favours] Verbündete dürfen in der ganzen Partie { $number }-mal eingesetzt werden.
        [restless-court] Nach jedem Erfolg tauschen die Herrscher des niedrigsten und des höchsten unbesuchten Lehens die Plätze.
        [hand-size] Ein Besuch beginnt mit { $number } Karten.
        [in-pairs] Ein gewonnenes Lehen bringt seine Sterne nur, wenn auch eines daneben gewonnen ist.
        [no-substitutes] Freundliche Herrscher dürfen niemanden vertreten.
        [late-help] Vor der ersten Antwort eines Besuchs darf niemand eingesetzt werden.
        [missing-value] Die vier Karten mit dem Wert { $number } bleiben in der Schachtel.
        [low-wins] In der Farbe der Aussage zählt die niedrigere Antwort; Trumpf schlägt weiterhin die anderen Farben.
        [free-speech] Antworten müssen die Farbe nicht bedienen.
        [near-enough] Auch ein Punkt weniger als die Zahl des Lehens ist ein Erfolg.
        [toll] Jedes verlorene Lehen kostet einen Stern.
        [mourning] Nach einem Misserfolg ist der Verbündete von der Farbe des verlorenen Herrschers für den Rest der Partie erschöpft, ebenso seine Vertretung; niemand kann sie wieder bereit machen.
        [must-win] Ohne Lehen { $number } ist die Partie nicht gewonnen.
       *[other] { $rule_name }
    }

northwood-unreadable = „{ $text }“ ist nicht lesbar.
northwood-over = Die Partie ist zu Ende.
northwood-forbidden = { northwood-special-rule }
northwood-due-setup = Zuerst werden Verbündete und Herrscher ausgeteilt.
northwood-bad-setup = So können Verbündete und Herrscher nicht ausgeteilt werden.
northwood-due-hand = Zuerst werden { $size } Karten für den nächsten Besuch gezogen.
northwood-bad-hand = Eine Hand besteht aus { $size } verschiedenen Karten des Spiels.
northwood-due-visit = Jetzt ist ein Lehen für den Besuch zu wählen.
northwood-visit-again = Lehen { $fief } wurde schon besucht.
northwood-visit-running = Der Besuch ist noch nicht vorbei: er endet, wenn Hand oder Stapel leer ist.
northwood-visit-ended = Der Besuch ist vorbei.
northwood-due-dialogue = Jetzt ist ein Verbündeter einzusetzen oder die Aussage anzuhören.
northwood-due-listen = Jetzt ist die Aussage anzuhören.
northwood-due-statement = Jetzt kommt die Aussage.
northwood-due-reply = Jetzt ist auf die Aussage zu antworten.
northwood-due-ability = { $ability } wird gerade ausgeführt und verlangt: { $verbs }.
northwood-ability-choice = { $ability } erlaubt nur: { $choices }.
northwood-call-no-visit = Vertretungen kann man nur bei einem Besuch rufen.
northwood-call-too-late = Vertretungen kann man nur vor dem ersten Einsatz und der ersten Aussage rufen.
northwood-call-again = { $character } wurde schon gerufen.
northwood-call-not-friendly = { $character } ist kein freundlicher Herrscher.
northwood-call-no-ally = { $ally } gehört nicht zu den Verbündeten.
northwood-call-covered = { $ally } hat schon eine Vertretung.
northwood-use-no-ally = { $character } gehört nicht zu den Verbündeten dieses Besuchs.
northwood-use-covered = { $character } wird bei diesem Besuch vertreten.
northwood-use-exhausted = { $character } ist erschöpft.
northwood-use-second = In einem Gespräch darf man nur einen Verbündeten einsetzen; jetzt ist zuzuhören.
northwood-reply-suit = { $card } bedient die Farbe nicht ({ northwood-suit }).
northwood-not-in-hand = { $card } ist nicht auf der Hand.
northwood-not-in-deck = { $card } ist nicht im Stapel.
northwood-top-known = Es ist bekannt, dass { $card } zuerst kommt.
northwood-bad-draw = Die Zahl der Karten ist falsch, oder eine ist doppelt.
northwood-unseen = Das ist in keiner Partie von For Northwood! zu sehen: { $name } passt nicht.

northwood-scenario-has-its-own = Ein Szenario hat sein eigenes „{ $name }“; lass es weg.
northwood-challenge-alone = Eine Herausforderung gibt es nur mit einem Szenario.
northwood-scenario-unknown = Es gibt kein Szenario „{ $scenario }“: wähle { $scenarios }.
northwood-scenario-twice = Zwei Szenarien haben die Kennung { $scenario }.
northwood-scenario-id = „{ $scenario }“ kann keine Kennung sein: höchstens 32 Kleinbuchstaben, Ziffern und -.
northwood-scenario-goal = { $scenario }: das Ziel muss zwischen 1 und { $most } Sternen liegen, nicht bei { $goal }.
northwood-scenario-challenge = { $scenario }: die Herausforderung muss schwerer sein, durch ihr Ziel oder eine Regel.
northwood-scenario-character = { $scenario }: es gibt keine Figur „{ $character }“.
northwood-scenario-deal = { $scenario }: nötig sind vier Verbündete und acht Herrscher, alle verschieden.
northwood-scenario-rule = { $scenario }: es gibt keine Sonderregel „{ $name }“.
northwood-scenario-rule-twice = { $scenario }: die Sonderregel { $name } steht zweimal da.

northwood-show-scenario = { northwood-season }: { northwood-scenario-title }
northwood-show-left = { $number ->
        [one] Noch { $number } Einsatz übrig
       *[other] Noch { $number } Einsätze übrig
    }
northwood-show-from = { $number ->
        [0] Die nächste Aussage kommt von oben aus dem Stapel.
       *[other] Die nächste Aussage kommt von unten aus dem Stapel.
    }
northwood-show-last = { $number ->
        [-1] Noch wurde kein Lehen besucht.
       *[other] Zuletzt besucht: Lehen { $number }
    }
northwood-show-goal = Ziel: { $goal ->
        [one] { $goal } Stern
       *[other] { $goal } Sterne
    } · bisher { $stars }
northwood-show-fief = Lehen
northwood-show-ruler = Herrscher
northwood-show-fate = { $fate ->
        [won] gewonnen
        [lost] verloren
        [here] hier
       *[open] ·
    }
northwood-show-visit = Lehen { $fief }, { $suit ->
        [none] kein Trumpf
       *[other] Trumpf { northwood-suit }
    }: { $score } gewertet
northwood-show-character = { northwood-character }{ $ally ->
        [none] {""}
       *[other] {" "}für { $ally }
    }{ $role ->
        [exhausted] {" "}(erschöpft):
        [ruler] {" "}(herrscht hier):
        [friend] {" "}(freundlich):
       *[ready] :
    }
northwood-show-deck = Stapel: { $count }
northwood-show-top = obenauf { $cards }
northwood-show-discard = Ablage:
northwood-show-score = Wertungsstapel:
northwood-show-statement = Aussage:
northwood-show-hand = Hand:
northwood-show-carried-out = { $ability } wird gerade ausgeführt.
northwood-show-result = { $won ->
        [true] Gewonnen mit { $stars ->
            [one] { $stars } Stern
           *[other] { $stars } Sternen
        }.
       *[false] Nicht gewonnen: { $stars ->
            [one] { $stars } Stern
           *[other] { $stars } Sterne
        }.
    }
northwood-show-medal = { $medal ->
        [gold] Du bekommst die Goldmedaille.
        [silver] Du bekommst die Silbermedaille.
       *[bronze] Du bekommst die Bronzemedaille.
    }

northwood-help =
    Eine Nummer spielt diesen Zug der Liste; man kann ihn auch tippen: visit 3, use JE, reply 7E.
    Besuche jedes Lehen einmal; die Farbe seines Herrschers ist Trumpf. In jedem Gespräch darfst du einen Verbündeten einsetzen, dann hörst du zu und antwortest.
    Eine höhere Karte in der Farbe der Aussage zählt, ebenso Trumpf auf eine andere Farbe. Erreiche genau die Zahl des Lehens.
    {"  "}finish      einen entschiedenen Besuch zu Ende spielen
