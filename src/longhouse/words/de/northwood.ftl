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
# Im Akkusativ.
northwood-the = { $character ->
        [JC] den Buben der Krallen
        [QC] die Königin der Krallen
        [KC] den König der Krallen
        [PC] den Prinzen der Krallen
        [LC] die Dame der Krallen
        [BC] den Baron der Krallen
        [JF] den Buben der Blumen
        [QF] die Königin der Blumen
        [KF] den König der Blumen
        [PF] den Prinzen der Blumen
        [LF] die Dame der Blumen
        [BF] den Baron der Blumen
        [JL] den Buben der Blätter
        [QL] die Königin der Blätter
        [KL] den König der Blätter
        [PL] den Prinzen der Blätter
        [LL] die Dame der Blätter
        [BL] den Baron der Blätter
        [JE] den Buben der Augen
        [QE] die Königin der Augen
        [KE] den König der Augen
        [PE] den Prinzen der Augen
        [LE] die Dame der Augen
        [BE] den Baron der Augen
       *[other] { $character }
    }
northwood-ability = { $character ->
        [JC] Zieh, bis du acht Karten auf der Hand hast.
        [QC] Nimm von Stapel, Ablage und Wertungsstapel je die oberste Karte auf die Hand.
        [KC] Lege alle Handkarten mit deinem höchsten Wert auf den Wertungsstapel.
        [PC] Zieh Karte um Karte. Du darfst jederzeit aufhören; beim ersten Trumpf musst du aufhören.
        [LC] Wirf deine niedrigste Karte ab und zieh so viele Karten, wie ihr Wert angibt.
        [BC] Wähle eine Handkarte. Nimm alle Karten mit demselben Wert aus dem Stapel und mische ihn.
        [JF] Wirf alle deine Trümpfe ab.
        [QF] Lege die oberste Karte des Wertungsstapels verdeckt auf den Stapel.
        [KF] Wirf zwei Karten ab, die zusammen neun ergeben.
        [PF] Behalte von jedem Wert eine Karte und wirf die übrigen ab.
        [LF] Wirf eine Karte ab, deren Wert der Anzahl deiner Handkarten entspricht.
        [BF] Wirf alle deine Einsen, Zweien und Dreien ab.
        [JL] Tausche den Herrscher dieses Lehens mit dem eines unbesuchten Lehens, das höchstens zwei Lehen entfernt ist.
        [QL] Kopiere die Fähigkeit des Herrschers, den du besuchst.
        [KL] Nimm die oberste Karte des Stapels auf die Hand. Lege dafür eine andere Handkarte verdeckt auf den Stapel.
        [PL] Setze den Besuch im nächsthöheren oder nächstniedrigeren unbesuchten Lehen fort.
        [LL] Zieh eine Karte. Mach dann einen anderen erschöpften Verbündeten bereit.
        [BL] Du darfst eine Handkarte gegen die oberste Karte der Ablage tauschen, wenn beide denselben Wert haben. Danach darfst du dasselbe beim Wertungsstapel tun.
        [JE] Zieh zwei Karten und wirf dann zwei ab.
        [QE] Sieh dir die obersten drei Karten des Stapels an und lege sie verdeckt in derselben Reihenfolge zurück.
        [KE] Nenne eine Farbe und zieh zwei Karten. Wirf danach alle Karten dieser Farbe ab.
        [PE] Wirf eine Karte ab und zieh eine neue. Wiederhole das einmal für jeden anderen erschöpften Verbündeten.
        [LE] Zieh zwei Karten. Wirf danach Karten ab, die zusammen genau so viel wert sind wie diese zwei.
        [BE] Nach deiner nächsten Antwort: Ist ihr Wert gerade, zieh eine Karte. Ist er ungerade, wirf eine ab.
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
        [late-guest] Später Besuch
        [small-table] Der kleine Tisch
        [harvest-toll] Erntezoll
        [tired-hands] Müde Hände
        [moving-day] Umzugstag
        [empty-larder] Leere Kammern
        [twin-beacons] Zwei Feuer
        [few-candles] Wenige Kerzen
        [upside-down] Verkehrte Welt
        [longest-night] Die längste Nacht
       *[other] { $scenario }
    }
northwood-scenario-text = { $scenario ->
        [first-thaw] Die Wege sind wieder frei, und alle haben gute Laune. Ein Besuch gelingt auch dann, wenn dir ein Punkt fehlt.
        [open-gates] In den ersten warmen Tagen darfst du gern das Thema wechseln: Antworte mit jeder Karte, die du willst.
        [nine-guests] Mehr Leute als sonst wollen mit dir reden. Du beginnst jeden Besuch mit neun Karten.
        [long-way-round] Die Brücken stehen unter Wasser. Von jedem Lehen kommst du nur zum nächstgelegenen, das du noch nicht besucht hast.
        [round-dance] Am Sonnwendfeuer wechseln ständig die Tanzpartner, und nach jedem Gespräch wechselt der Trumpf.
        [both-sides] Für jeden Herrscher sprechen zwei Verwalter. Darum kommen die Aussagen abwechselnd von oben und von unten aus dem Stapel.
        [late-guest] Der Herrscher des höchsten Lehens ist auf der Jagd. Besuche zuerst alle anderen Lehen.
        [small-table] Unter der Linde ist wenig Platz. Du beginnst jeden Besuch mit sieben Karten.
        [harvest-toll] Zur Ernte ist die Zeit knapp, und vergeudete Zeit hat ihren Preis: Jedes verlorene Lehen kostet dich 1 Stern.
        [tired-hands] Nach der Ernte brauchen deine Verbündeten Ruhe. Ein Verbündeter, den du einsetzt, ruht beim nächsten Besuch.
        [moving-day] Im Herbst ziehen viele um. Nach jedem gewonnenen Besuch tauschen zwei Herrscher die Plätze, und freundliche Herrscher können niemanden vertreten.
        [empty-larder] Die besten Vorräte sind aufgebraucht. Die vier Karten mit dem Wert 8 sind nicht im Spiel.
        [twin-beacons] Im Schnee reicht der Schein eines Feuers nur bis zum nächsten Hügel. Ein gewonnenes Lehen zählt nur, wenn du auch eines daneben gewinnst.
        [few-candles] In den dunklen Monaten ist Hilfe knapp. In der ganzen Partie darfst du nur achtmal einen Verbündeten einsetzen, und nie vor der ersten Antwort eines Besuchs.
        [upside-down] In dieser Nacht ist alles verkehrt: Eine Antwort punktet, wenn sie niedriger ist als die Aussage. Du besuchst die Lehen von außen nach innen.
        [longest-night] Keine Farbe ist Trumpf, und jedes verlorene Lehen erschöpft einen Verbündeten bis zum Ende der Partie. Du musst Lehen 0 gewinnen, das Lehen des Schweigens.
       *[other] { $scenario }
    }
northwood-special-rule = { $rule_name ->
        [visit-last] Lehen { $number } darfst du erst wählen, wenn kein anderes mehr übrig ist.
        [outside-in] Du darfst nur das niedrigste oder das höchste unbesuchte Lehen wählen.
        [one-road] Du musst das unbesuchte Lehen wählen, das dem zuletzt besuchten am nächsten liegt. Sind zwei gleich nah, hast du die Wahl.
        [turning-trump] Nach jedem Gespräch wechselt der Trumpf: Krallen, Blumen, Blätter, Augen und wieder von vorn.
        [no-trump] Keine Farbe ist Trumpf.
        [both-ends] Die Aussagen kommen abwechselnd von oben und von unten aus dem Stapel.
        [tired-allies] Ein eingesetzter Verbündeter bleibt auch beim nächsten Besuch erschöpft, seine Vertretung ebenso. Keine Fähigkeit kann sie bereit machen.
        [few-favours] Verbündete darfst du in der ganzen Partie nur { $number ->
                [one] einmal
               *[other] { $number }-mal
            } einsetzen.
        [restless-court] Nach jedem gewonnenen Besuch tauschen die Herrscher des niedrigsten und des höchsten unbesuchten Lehens die Plätze.
        [hand-size] Du beginnst jeden Besuch mit { $number ->
                [one] 1 Karte
               *[other] { $number } Karten
            }.
        [in-pairs] Ein gewonnenes Lehen bringt dir seine Sterne nur, wenn du auch ein Lehen daneben gewinnst.
        [no-substitutes] Freundliche Herrscher dürfen niemanden vertreten.
        [late-help] Bei jedem Besuch darfst du erst nach deiner ersten Antwort einen Verbündeten einsetzen.
        [missing-value] Die vier Karten mit dem Wert { $number } bleiben in der Schachtel.
        [low-wins] Hat deine Antwort die Farbe der Aussage, punktet sie, wenn sie niedriger ist. Trumpf schlägt weiterhin die anderen Farben.
        [free-speech] Du musst die Farbe nicht bedienen: Antworte mit jeder Karte, die du willst.
        [near-enough] Du gewinnst ein Lehen auch mit einem Punkt weniger, als seine Zahl verlangt.
        [toll] Jedes verlorene Lehen kostet dich 1 Stern.
        [mourning] Verlierst du ein Lehen, ist dein Verbündeter mit der Farbe des Herrschers bis zum Ende der Partie erschöpft, seine Vertretung ebenso. Keine Fähigkeit kann sie bereit machen.
        [must-win] Du musst Lehen { $number } gewinnen, um die Partie zu gewinnen.
       *[other] { $rule_name }
    }

northwood-unreadable = „{ $text }“ ist kein Zug.
northwood-over = Die Partie ist zu Ende.
northwood-forbidden = { northwood-special-rule }
northwood-due-setup = Das kommt zu früh: Zuerst werden Verbündete und Herrscher ausgeteilt.
northwood-bad-setup = So kannst du nicht austeilen: Ein Charakter ist falsch oder kommt doppelt vor.
northwood-due-hand = Das kommt zu früh: Zuerst { $size ->
        [one] wird { $size } Karte
       *[other] werden { $size } Karten
    } für den nächsten Besuch gezogen.
northwood-bad-hand = Eine Hand besteht aus { $size ->
        [one] { $size } Karte
       *[other] { $size } verschiedenen Karten
    } des Spiels.
northwood-due-visit = Wähle zuerst ein Lehen für deinen Besuch.
northwood-visit-again = Lehen { $fief } hast du schon besucht. Wähle ein anderes.
northwood-visit-running = Dieser Besuch läuft noch. Er endet, wenn deine Hand oder der Stapel leer ist.
northwood-visit-ended = Dieser Besuch ist vorbei. Wähle ein neues Lehen.
northwood-due-dialogue = Setze einen Verbündeten ein oder hör dir die Aussage an.
northwood-due-listen = Hör dir zuerst die Aussage an.
northwood-due-statement = Das kommt zu früh: Zuerst wird die Aussage aufgedeckt.
northwood-due-reply = Antworte zuerst auf die Aussage.
northwood-due-ability = Führe zuerst die Fähigkeit zu Ende.
northwood-ability-choice = Das lässt diese Fähigkeit nicht zu. Wähle eine der gezeigten Möglichkeiten.
northwood-call-no-visit = Eine Vertretung kannst du nur bei einem Besuch rufen. Wähle zuerst ein Lehen.
northwood-call-too-late = Für eine Vertretung ist es zu spät. Ruf sie gleich am Anfang des nächsten Besuchs.
northwood-call-again = { northwood-character } springt schon als Vertretung ein.
northwood-call-not-friendly = { northwood-character } ist kein freundlicher Herrscher. Wähle einen anderen.
northwood-call-no-ally = Du kannst nur deine Verbündeten vertreten lassen.
northwood-call-covered = Dieser Verbündete hat schon eine Vertretung. Wähle einen anderen.
northwood-use-no-ally = { northwood-character } gehört bei diesem Besuch nicht zu deinen Verbündeten.
northwood-use-covered = { northwood-character } wird bei diesem Besuch vertreten. Setze die Vertretung ein.
northwood-use-exhausted = { northwood-character } ist erschöpft. Setze einen anderen Verbündeten ein oder hör zu.
northwood-use-second = Du hast in diesem Gespräch schon einen Verbündeten eingesetzt. Hör jetzt die Aussage an.
northwood-reply-suit = Diese Karte bedient die Farbe nicht. Du musst { northwood-suit } spielen.
northwood-not-in-hand = Diese Karte hast du nicht auf der Hand.
northwood-not-in-deck = { $card } liegt nicht im Stapel.
northwood-top-known = Diese Karte kann nicht als Nächstes kommen. Die nächste Karte ist bekannt: { $card }.
northwood-bad-draw = So kann nicht gezogen werden: Die Anzahl ist falsch, oder eine Karte kommt doppelt vor.
northwood-unseen = Diese Stellung ist unmöglich. Prüfe „{ $name }“.

northwood-scenario-has-its-own = Das Szenario legt „{ $name }“ selbst fest. Lass die Angabe weg.
northwood-challenge-alone = Eine Herausforderung gibt es nur in Szenarien. Wähle zuerst ein Szenario.
northwood-scenario-unknown = Es gibt kein Szenario „{ $scenario }“. Zur Wahl stehen: { $scenarios }.
northwood-scenario-twice = Zwei Szenarien haben die Kennung { $scenario }. Gib jedem eine eigene.
northwood-scenario-id = „{ $scenario }“ kann keine Kennung sein. Nimm höchstens 32 Kleinbuchstaben, Ziffern und -.
northwood-scenario-goal = { $scenario }: Das Ziel muss zwischen 1 und { $most } Sternen liegen, nicht bei { $goal }.
northwood-scenario-challenge = { $scenario }: Die Herausforderung muss schwerer sein als das Szenario. Gib ihr ein höheres Ziel oder eine weitere Regel.
northwood-scenario-character = { $scenario }: Es gibt keinen Charakter „{ $character }“.
northwood-scenario-deal = { $scenario }: Nötig sind vier Verbündete und acht Herrscher, alle verschieden.
northwood-scenario-rule = { $scenario }: Es gibt keine Sonderregel „{ $name }“.
northwood-scenario-rule-twice = { $scenario }: Die Sonderregel { $name } kommt zweimal vor.

northwood-show-scenario = { northwood-season }: { northwood-scenario-title }
northwood-show-left = { $number ->
        [one] Du darfst noch { $number }-mal einen Verbündeten einsetzen.
       *[other] Du darfst noch { $number }-mal einen Verbündeten einsetzen.
    }
northwood-show-from = { $number ->
        [0] Die nächste Aussage kommt von oben aus dem Stapel.
       *[other] Die nächste Aussage kommt von unten aus dem Stapel.
    }
northwood-show-last = { $number ->
        [-1] Du hast noch kein Lehen besucht.
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
    }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
# Ein Charakter und seine Rolle, etwa „König der Krallen (vertritt: JE) (freundlich):“.
northwood-show-character = { northwood-character }{ $ally ->
        [none] {""}
       *[other] {" "}(vertritt: { $ally })
    }{ $role ->
        [exhausted] {" "}(erschöpft):
        [ruler] {" "}(herrscht hier):
        [friend] {" "}(freundlich):
       *[ready] :
    }
northwood-show-deck = Stapel: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
northwood-show-top = oberste Karten: { $cards }
northwood-show-discard = Ablage:
northwood-show-score = Wertungsstapel:
northwood-show-statement = Aussage:
northwood-show-hand = Hand:
northwood-show-carried-out = Laufende Fähigkeit: { $ability }
northwood-show-result = { $won ->
        [true] Du gewinnst mit { $stars ->
            [one] { $stars } Stern
           *[other] { $stars } Sternen
        }!
       *[false] Du hast nicht gewonnen. Dein Ergebnis: { $stars ->
            [one] { $stars } Stern
           *[other] { $stars } Sterne
        }.
    }

northwood-help =
    Gib die Nummer eines Zuges aus der Liste ein oder den Zug selbst, etwa visit 3, use JE oder reply 7E.
    Besuche jedes Lehen einmal; die Farbe seines Herrschers ist Trumpf. In jedem Gespräch darfst du zuerst einen Verbündeten einsetzen. Dann hörst du zu und antwortest.
    Eine höhere Karte in der Farbe der Aussage punktet, ebenso ein Trumpf auf eine andere Farbe. Hol genau so viele Punkte, wie die Zahl des Lehens verlangt.
    {"  "}finish      zum Ende eines schon entschiedenen Besuchs springen
northwood-show-medal = { $medal ->
        [gold] Du bekommst die Goldmedaille.
        [silver] Du bekommst die Silbermedaille.
       *[bronze] Du bekommst die Bronzemedaille.
    }
