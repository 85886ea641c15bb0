# Bots: wer sie sind, was sie ablehnen, wie sie sich vergleichen.

player-unknown = Es gibt keinen Spieler „{ $name }“. Zur Wahl stehen: { $players }.
player-budget = „{ $name }“ hat keine gültige Bedenkzeit. Schreib sie hinter einen Bot, der rechnet: norn@50ms, norn@2s oder norn@2000n.
player-budget-game = „{ $name }“: Eine Bedenkzeit für die ganze Partie gibt es nur bei Für Northwood!
engine-too-large = { $tiles ->
        [one] { $tiles } Plättchen ist zu viel
       *[other] { $tiles } Plättchen sind zu viele
    } für die Bots. Höchstens { $most } sind erlaubt.
player-seats = Du hast { $given ->
        [one] 1 Spieler
       *[other] { $given } Spieler
    } genannt, aber die Partie hat { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }.
player-nothing-to-decide = In dieser Stellung ist nichts zu entscheiden.

bot-id = Eine Anfrage braucht eine „id“: einen Text oder eine ganze Zahl.
bot-asked-twice = Eine Anfrage mit der „id“ { $name } läuft noch. Nimm eine andere.
bot-cancelled = Die Anfrage wurde abgebrochen, bevor ein Bot sie bearbeitet hat.
bot-failed = Fehler im Bot: { $problem }
bot-line-too-long = Eine Zeile darf höchstens { $most ->
        [one] 1 Zeichen
       *[other] { $most } Zeichen
    } haben.
bot-away = Der Bot hat nicht geantwortet. Gleich folgt ein neuer Versuch.
bot-closed = Die Bots sind schon beendet und antworten nicht mehr.
bot-not-started = Der Bot startet nicht ({ $command }): { $problem }
bot-died = Der Bot ist abgestürzt, auch nach einem Neustart.
bot-unclear = Die Antwort des Bots ist nicht lesbar.
bot-cannot = Dieser Bot kann „{ $ask }“ nicht beantworten.

own-bot-given = „{ $given }“ nennt keinen Bot. Schreib NAME=BEFEHL, zum Beispiel hermit=./my-bot.
own-bot-name = „{ $name }“ kann kein Bot heißen. Nimm bis zu 30 Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche, mit einem Buchstaben am Anfang.
own-bot-taken = Einer unserer Bots heißt schon „{ $name }“. Wähle einen anderen Namen.
own-bot-file = Die Liste der Bots ist nicht lesbar. { $file }: { $problem }
own-bot-other-game = Der Bot „{ $name }“ spielt { $game } nicht.
own-bot-slow = Der Bot „{ $name }“ hat nicht innerhalb von { $limit } s geantwortet.
own-bot-refused = Der Bot „{ $name }“ ist gescheitert. { $problem }

arena-games = { $games } von { $of ->
        [one] { $of } Partie
       *[other] { $of } Partien
    }
arena-player = Spieler
arena-won = gewonnen in % (95-%-Bereich)
arena-margin = Punkte vor dem besten Gegner (95-%-Bereich)
arena-rating = Wertungszahl
arena-rated = { $rating } ± { $spread }
arena-seconds = s pro Partie
arena-slowest = langsamster Zug in s
arena-stars = Sterne (95-%-Bereich)
arena-reached = ≥ 16 / 18 / 20 Sterne
arena-fiefs = Lehen 0–7 gewonnen
arena-part = { $figure } ({ $low } bis { $high })
arena-mean = { $figure } ({ $low } bis { $high })
arena-forfeit = Kampflos verloren, Partie { $number }: { $problem }
arena-forfeits = { $games ->
        [one] { $player } hat 1 Partie kampflos verloren.
       *[other] { $player } hat { $games } Partien kampflos verloren.
    }

player-no-opinion = { $name } spielt ohne nachzudenken und hat keinen Tipp.
player-strength = { $level ->
        [thrall] Anfänger
        [karl] leicht
        [jarl] mittel
        [skald] stark
       *[norn] am stärksten
    }
player-level = { web-level }, { player-strength }

advice-ply = Nr.
advice-seat = Platz
advice-move = Zug
advice-points = Vorsprung
advice-win = Siegchance
advice-stars = Sterne
advice-goal = Chance auf das Ziel
advice-hit = Chance auf das Lehen
advice-lost = Verlust
advice-why = Grund
advice-percent = { $percent } %
advice-effort = { $proven ->
        [True] Bewiesen
       *[other] Geschätzt
    }: { $nodes ->
        [one] 1 Stellung
       *[other] { $nodes } Stellungen
    } in { $seconds } s geprüft.
advice-better = Nr. { $ply }: { $played } hat { $game ->
        [fjords] { $lost } Punkte
       *[other] { $percent ->
            [one] 1 Prozentpunkt
           *[other] { $percent } Prozentpunkte
        } der Chance auf das Ziel
    } gekostet. Besser war { $best }. { $why }
advice-incomplete = Unterbrochen: Geprüft wurden nur die Züge oben.
solve-no-solver = Stellungen dieses Spiels lassen sich nicht exakt lösen.
solve-no-settlement = Exakt lösen lässt sich nur eine Landnahme zu zweit. Diese Stellung ist keine.
solve-exact = Wenn beide fehlerlos spielen, liegt { seat-name } am Ende { $side ->
        [ahead] { $low ->
            [one] 1 Punkt
           *[other] { $low } Punkte
        } vorn
        [behind] { $low ->
            [one] 1 Punkt
           *[other] { $low } Punkte
        } zurück
       *[level] gleichauf
    }. Der beste Zug ist { $best } ({ $nodes ->
        [one] 1 Stellung
       *[other] { $nodes } Stellungen
    } in { $seconds } s geprüft).
solve-bounds = Wenn beide fehlerlos spielen, endet { seat-name } mit { $low } bis { $high } Punkten Vorsprung. Mindestens { $low } sichert der Zug { $best } ({ $nodes ->
        [one] 1 Stellung
       *[other] { $nodes } Stellungen
    } in { $seconds } s geprüft).
solve-line = Beste Zugfolge: { $line }

fjords-hint = { $action }: { $value } Punkte Vorsprung, Siegchance { $win } %
northwood-hint = { $action }: { $value } Sterne, Chance auf das Ziel { $win } %, auf das Lehen { $hit } %

# Warum ein Zug gut ist, in einer Zeile.

reason-only-choice = Das ist der einzige mögliche Zug.
reason-whom = { $you ->
        [yes] dir
       *[no] { $who }
    }
reason-whose = { $you ->
        [yes] dein Land
       *[no] das Land von { $who }
    }
reason-by-chance = Dieser Zug ist rein zufällig gewählt.
reason-estimate = Dieser Zug hat in Probepartien am besten abgeschnitten.
reason-last-viking = Das ist der letzte Zug dieser Landnahme.
reason-fills = Kein Land ist mehr umstritten; noch { $tiles ->
        [one] 1 eigenes Plättchen ist
       *[other] { $tiles } eigene Plättchen sind
    } zu besiedeln.
reason-cuts-off = Das schneidet ein Gebiet von { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } ab.
reason-secures = Das sichert { $tiles ->
        [one] 1 Plättchen.
       *[other] { $tiles } Plättchen.
    }
reason-denies = { $you ->
        [yes] So sicherst du { $tiles ->
            [one] 1 Plättchen
           *[other] { $tiles } Plättchen
        } nicht.
       *[no] So sichert { $who } { $tiles ->
            [one] 1 Plättchen
           *[other] { $tiles } Plättchen
        } nicht.
    }
reason-rune-points = { rune-name } bringt { $points ->
        [one] 1 Punkt mehr.
       *[other] { $points } Punkte mehr.
    }
reason-carried = { rune-name } bringt einen Wikinger dorthin, wo kein Landweg hinführt.
reason-threatens = Das droht, { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } zu sichern.
reason-reaches = Das öffnet den Weg zu { $tiles ->
        [one] 1 umstrittenen Plättchen.
       *[other] { $tiles } umstrittenen Plättchen.
    }
reason-takes-contested = Das besetzt umstrittenes Land.
reason-waits = Das wartet ab: Dorthin kommt sonst niemand.
reason-site = Das ist ein guter Bauplatz, näher an { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } als jeder Gegner.
reason-closes = Das schließt { $openings ->
        [one] 1 Stelle, an der
       *[other] { $openings } Stellen, an denen
    } { reason-whose } noch wachsen könnte.
reason-adds-land = Das vergrößert das eigene Land um { $tiles ->
        [one] 1 Plättchen.
       *[other] { $tiles } Plättchen.
    }
reason-barren = Dieses Plättchen kann niemand besiedeln.
reason-opens = Das gibt dem eigenen Land { $openings ->
        [one] 1 Stelle mehr
       *[other] { $openings } Stellen mehr
    } zum Wachsen.
reason-gives = Das überlässt { reason-whom } { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } und ist trotzdem gut.
reason-quiet = Das ändert nichts daran, wer welches Land erreicht.
reason-builds-to-grow = Hier kann das Land noch an { $openings ->
        [one] 1 Stelle
       *[other] { $openings } Stellen
    } wachsen.
reason-builds = Diese Stelle liegt näher an { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } als jeder Gegner.
reason-builds-against = Das kommt { reason-whom } bei { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } zuvor.
reason-builds-home = Hier liegt der Heim-Stein neben { $tiles ->
        [one] 1 Plättchen.
       *[other] { $tiles } Plättchen.
    }
reason-keeps-longhouse = Eine bessere Stelle zum Bauen kommt vielleicht noch (im Vorrat: { $left }).
reason-draws = In der offenen Auswahl liegt nichts Besseres.
reason-says-nothing-fits = Es scheint nichts zu passen.
reason-accepts = Es gibt keine passende Stelle.
reason-points-out = Es gibt eine Stelle, an der es passt.
reason-visit = Die Chance auf { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    } ist { $percent } %, mit { $trumps ->
        [one] 1 Trumpf
       *[other] { $trumps } Trümpfen
    } auf der Hand.
reason-visit-trumps = Du hast { $trumps ->
        [one] 1 Trumpf
       *[other] { $trumps } Trümpfe
    } auf der Hand für Lehen { $fief }.
reason-last-trick = Das holt den letzten Punkt, der noch fehlt.
reason-too-many = Das holt einen Punkt zu viel, den ein Verbündeter noch zurücknehmen kann.
reason-scores-cheaply = Das punktet mit der niedrigsten Karte, die reicht; danach { $needed ->
        [one] fehlt noch 1 Punkt.
       *[other] fehlen noch { $needed } Punkte.
    }
reason-scores = Das punktet; danach { $needed ->
        [one] fehlt noch 1 Punkt.
       *[other] fehlen noch { $needed } Punkte.
    }
reason-enough = Das punktet absichtlich nicht: Alle nötigen Punkte sind schon da.
reason-ducks = Das punktet absichtlich nicht: Noch { $needed ->
        [one] 1 Punkt ist
       *[other] { $needed } Punkte sind
    } nötig bei { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand.
reason-saves-trump = Hier punktet nichts. Das spart { $trumps ->
        [one] den Trumpf
       *[other] { $trumps } Trümpfe
    } auf.
reason-sheds = So wirst du eine hohe Karte los.
reason-keeps-high = Das ist die niedrigste Karte, und die hohen bleiben auf der Hand.
reason-uses = Das ist der richtige Moment für diesen Einsatz: { northwood-character }.
reason-helps = { northwood-character }: Die Chance steigt von { $without } % auf { $percent } %.
reason-keeps-allies = { $allies ->
        [0] Kein Verbündeter ist bereit.
        [one] Das spart den Verbündeten für später auf.
       *[other] Das spart { $allies } Verbündete für später auf.
    }
reason-calls = { northwood-character } hilft hier mehr als der vertretene Verbündete.
reason-likely = Danach ist die Chance { $percent } %, das Lehen zu gewinnen.
bot-illegal = Der Bot will „{ $action }“ spielen, aber das ist hier nicht erlaubt.
