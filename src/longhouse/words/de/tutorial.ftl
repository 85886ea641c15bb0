# Die Lektionen, nach ihren Kennungen, und was um sie herum steht.

tutorial-about = Beide Spiele in kleinen Lektionen, mit echten Zügen auf dem echten Brett. Probier ruhig alles aus: Was gegen die Regeln ist, wird dir erklärt.
tutorial-aim = { $game ->
        [northwood] Acht Lehen, acht Herrscher. Gewinne jeden für dich: Genau so viele Antworten müssen punkten, wie sein Lehen verlangt. 16 von 20 Sternen reichen zum Sieg.
       *[fjords] Zuerst entdeckt ihr gemeinsam ein Land, Plättchen für Plättchen. Dann besiedelt es jeder für sich. Wer sich das meiste Land holt, gewinnt.
    }
tutorial-continue = { $done ->
        [0] Beginnen: { $title }
       *[other] Weiter: { $title }
    }
tutorial-then = Dann eine erste Partie
tutorial-progress = { $done } von { $count ->
        [one] { $count } Lektion
       *[other] { $count } Lektionen
    } geschafft
tutorial-is-done = (geschafft)
tutorial-path = Lieber Schritt für Schritt? Wähle beim Einrichten den Lernpfad: sieben Partien, jedes Mal mit anderen Runensteinen.
tutorial-play = { $game ->
        [northwood] Einführung spielen
       *[fjords] Leichte Partie spielen
    }
tutorial-lesson = Lektion { $number } von { $count }
tutorial-steps = { $done } von { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritten
    } erledigt
tutorial-right = Gut gemacht!
tutorial-next = Nächste Lektion
tutorial-again = Noch einmal
tutorial-lessons = Alle Lektionen
tutorial-mistake = Einen Fehler zeigen
tutorial-other = Das ist erlaubt, aber darum geht es in dieser Lektion nicht. Probier etwas anderes.
tutorial-rules = In den Regeln:

tutorial-title = { $lesson ->
        [two-tiles] Zwei Nachbarn
        [corners] Ecke an Ecke
        [one-land] Ein einziges Land
        [row] Vier zur Auswahl
        [swap] Wenn nichts passt
        [longhouse] Ein Langhaus bauen
        [settle] Wikinger setzen
        [half-edge] Eine halbe Kante
        [divide] Berge trennen
        [cut-off] Abschneiden
        [scoring] Die Wertung
        [strength] Runenstein: Stärke
        [water] Runenstein: Wasser
        [friendship] Runenstein: Freundschaft
        [journey] Runenstein: Reise
        [horse] Runenstein: Pferd
        [wisdom] Runenstein: Weisheit
        [home] Runenstein: Heim
        [draw] Ziehen (Klassische Variante)
        [visit] Ein Besuch beginnt
        [follow] Farbe bedienen
        [trump] Trumpf
        [exactly] Genau die richtige Zahl
        [ally] Ein Verbündeter
        [refill] Karten ziehen
        [enough] Rechtzeitig aufhören
        [discard] Karten abwerfen
        [name] Eine Farbe nennen
        [look] Vorausschauen
        [exchange] Die Aussage bestimmen
        [score] Direkt auf den Wertungsstapel
        [back] Ein Punkt zu viel
        [ruler] Neuer Herrscher, neuer Trumpf
        [move] Weiterreisen
        [copy] Handeln wie der Herrscher
        [refresh] Wieder bereit
        [later] Nach der Antwort
        [substitute] Freunde springen ein
       *[end] Sterne und Medaillen
    }

tutorial-task = { $step ->
        [two-tiles-1] Lege das Plättchen aus reinem Ackerland so, dass es mindestens zwei andere berührt. Probier auch falsche Stellen: Das Brett sagt dir, was nicht stimmt.
        [corners-1] Das Gelände liegt in den Ecken. Lege das Plättchen mit vier Meerecken so, dass überall gleiches Gelände zusammenkommt.
        [corners-2] Auch Rabe hat gelegt. Lege nun das Plättchen mit drei Bergecken dorthin, wo zwei Bergecken liegen.
        [one-land-1] Nimm das Plättchen, das zur Hälfte Meer ist. Im Norden würden alle Ecken passen, aber es berührt dort nur Meer. Lege es dorthin, wo Land an Land kommt.
        [row-1] In jedem Zug legst du eines von vier Plättchen. Zwei passen noch nirgends. Lege das Meer-Plättchen rechts oder das Berg-Plättchen links an.
        [row-2] Nach jedem Zug kommt ein neues Plättchen in die Auslage. Lege eines, das dir gefällt.
        [swap-1] Lege das Plättchen mit zwei Bergecken links an das Land. Danach passt kein Plättchen der Auslage mehr.
        [swap-2] Die Auslage wurde gegen vier neue Plättchen getauscht, und Rabe hat eines davon gelegt. Lege auch du eines.
        [longhouse-1] Bauen kannst du nur auf dem Plättchen, das du gerade legst, und nur, wenn es Ackerland hat. Lege eines dorthin, wo du wohnen möchtest.
        [longhouse-2] Baue nun ein Langhaus darauf. Von hier brechen später deine Wikinger auf.
        [settle-1] Das Land ist fertig. Setze einen Wikinger auf ein freies Plättchen, das durch Ackerland mit deinem gelben Langhaus verbunden ist.
        [settle-2] Auch Rabe hat gesetzt. Von jeder deiner Figuren geht es weiter: Setze einen Wikinger neben eine davon.
        [half-edge-1] Im Nordwesten grenzt nur eine halbe Kante Ackerland an dein Langhaus. Setze den Wikinger dorthin.
        [half-edge-2] Die halbe Kante hat genügt! Setze den nächsten Wikinger neben diesen oder neben das Langhaus.
        [divide-1] Zwischen deinem Langhaus und dem Plättchen im Südosten ist die ganze Kante Berg: Da kommst du nicht hinüber. Setze zuerst auf das andere Plättchen.
        [divide-2] Nun geht es außen herum: Von deinem Wikinger führt eine halbe Kante Ackerland hinter die Berge. Setze den nächsten dorthin.
        [cut-off-1] Die drei Plättchen im Osten erreichst du nur über das mittlere. Das gilt auch für Rabe (schwarz). Setze deinen Wikinger zuerst dorthin.
        [cut-off-2] Rabe erreicht kein freies Plättchen mehr und scheidet aus. Setze deine Wikinger nun weiter im Osten.
        [scoring-1] Das ist dein letzter Wikinger. Setze ihn, wohin du willst, und sieh dir die Wertung an.
        [strength-1] Lege das Plättchen, das nur aus Berg besteht. Der Stärke-Stein kommt sofort darauf.
        [strength-2] Das war das letzte Plättchen, nun beginnt die Landnahme. Setze einen Wikinger neben den Stein: Er bringt dort 1 Punkt mehr.
        [water-1] Der Wasser-Stein steht im Westen. Setze einen Wikinger auf ein Plättchen am selben Meer: Er bringt 1 Punkt mehr.
        [water-2] Setze noch einen Wikinger ans selbe Meer.
        [friendship-1] Wer die meisten Wikinger um den Freundschafts-Stein hat, bekommt 2 Punkte. Besiedle zuerst das Nachbarplättchen, das auch Rabe erreicht.
        [friendship-2] Jetzt steht es eins zu eins. Setze noch einen Wikinger neben den Stein.
        [journey-1] Rabe versperrt die Küste. Wähle den Reise-Stein und segle vorbei: bis zu drei Plättchen weit übers Meer, auf ein freies mit Ackerland.
        [horse-1] Wähle den Pferd-Stein und reite an Rabe vorbei: bis zu drei Plättchen weit über die Berge.
        [wisdom-1] Wähle den Weisheits-Stein. Lege ihn in die Lücke in der Mitte und setze einen Wikinger auf die andere Seite.
        [home-1] Der Heim-Stein belohnt deine eigenen Wikinger rund um ein Langhaus. Lege das Plättchen in die Bucht: Dort hat es die meisten Nachbarn.
        [home-2] Baue das Langhaus auf den Heim-Stein.
        [home-3] Setze einen Wikinger neben das Langhaus. Er bringt dort 2 Punkte statt 1.
        [draw-1] In der Klassischen Variante gibt es keine Auslage. Zieh ein Plättchen.
        [draw-2] Es passt nirgends und liegt nun in der offenen Auswahl. Zieh noch einmal.
        [draw-3] Dieses passt, also musst du es legen.
        [visit-1] Du hast drei Blätter auf der Hand. Besuche Lehen 4: Beim König der Blätter sind Blätter Trumpf, und vier Antworten müssen punkten.
        [visit-2] Jedes Gespräch eröffnet der Herrscher. Hör zu.
        [follow-1] Der Herrscher sagt Blätter 5. Du musst ebenfalls mit Blättern antworten. Hol dir den Punkt: Spiel eine höhere Karte.
        [follow-2] Nun Blumen 6. Du hast nur eine Blumen-Karte und damit keine Wahl, auch wenn sie nicht punktet.
        [trump-1] Du hast keine Augen und darfst alles spielen. Krallen sind hier Trumpf und schlagen jede andere Farbe. Hol den Punkt mit der niedrigsten Krallen-Karte.
        [trump-2] Jetzt ist die Aussage selbst Trumpf. Du musst bedienen, und nur ein höherer Trumpf punktet.
        [exactly-1] Lehen 2 verlangt genau 2 Punkte, und die hast du. Ab jetzt darf nichts mehr punkten: Spiel eine Karte, die verliert.
        [exactly-2] Deine letzte Karte kann nicht bedienen und ist kein Trumpf. Sie punktet also nicht. Spiel sie.
        [ally-1] Bevor du zuhörst, darfst du einen Verbündeten einsetzen. Nimm den Buben der Augen: Zieh zwei Karten, dann wirf zwei ab.
        [ally-2] Du hast Blumen 8 und 4 gezogen. Das sind hier Trümpfe, die du brauchst. Wirf eine Karte einer anderen Farbe ab.
        [ally-3] Wirf noch eine zweite Karte ab.
        [ally-4] Der Bube ist nun erschöpft, und pro Gespräch darfst du nur einen Verbündeten einsetzen. Hör zu.
        [refill-1] Vier Antworten müssen noch punkten, und du hast nur vier Karten. Setze den Buben der Krallen ein: Er füllt deine Hand auf acht Karten auf.
        [refill-2] Mit mehr Karten führst du mehr Gespräche. Hör nun zu.
        [enough-1] Mit dem Prinzen der Krallen ziehst du Karte um Karte, bis ein Trumpf kommt oder du aufhörst. Setze ihn ein.
        [enough-2] Krallen 8 ist kein Trumpf, also darfst du weiterziehen. Zieh noch eine Karte.
        [enough-3] Auch Augen 8 ist kein Trumpf. Sechs Karten reichen dir: Hör auf zu ziehen.
        [discard-1] In Lehen 0 darf keine Antwort punkten, und du hast die zwei höchsten Trümpfe. Setze den Buben der Blumen ein: So wirfst du alle Trümpfe ab.
        [discard-2] Was eine Fähigkeit verlangt, musst du auch tun. Wirf eine deiner Augen-Karten ab.
        [discard-3] Wirf auch die andere Augen-Karte ab.
        [name-1] In Lehen 0 darf nichts punkten. Der König der Augen zieht zwei Karten und wirft alle Karten einer Farbe ab, die du vorher nennst. Setze ihn ein.
        [name-2] Nenne die Farbe, in der du hohe Karten hast.
        [look-1] Die Königin der Augen zeigt dir die nächsten drei Karten des Stapels. Setze sie ein.
        [look-2] Krallen 7, Blumen 5, Blätter 2: In dieser Reihenfolge werden sie kommen. Hör dir die erste an.
        [look-3] Keine deiner Krallen-Karten schlägt eine 7. Bediene mit der, die du am wenigsten brauchst.
        [look-4] Blumen 5, wie erwartet. Schlag sie mit einer höheren Karte.
        [exchange-1] Der König der Blätter nimmt die nächste Karte des Stapels und legt eine von deinen obenauf. Setze ihn ein.
        [exchange-2] Du bekommst Krallen 7. Die Karte, die du hergibst, wird die Aussage. Gib Krallen 1: Alle deine anderen Krallen-Karten schlagen sie.
        [exchange-3] Hör dir nun deine eigene Karte an.
        [exchange-4] Jede deiner Krallen-Karten punktet. Spiel eine.
        [score-1] Drei Antworten müssen punkten, und du hast drei Achten. Setze den König der Krallen ein: Deine höchsten Karten kommen auf den Wertungsstapel.
        [score-2] Die Reihenfolge bestimmst du. Wähle die erste Acht.
        [score-3] Wähle die nächste Acht.
        [score-4] Auch die letzte muss auf den Wertungsstapel.
        [back-1] Lehen 1 verlangt 1 Punkt, du hast 2. Setze die Königin der Blumen ein: Sie legt die oberste Karte des Wertungsstapels zurück auf den Stapel.
        [back-2] Jetzt hast du wieder 1 Punkt. Die zurückgelegte Karte wird die nächste Aussage: Hör zu.
        [back-3] Spiel eine Karte, die nicht punktet. Blumen sind Trumpf.
        [ruler-1] Du hast vier Blätter, aber hier sind Krallen Trumpf. Setze den Buben der Blätter ein: Er tauscht den Herrscher gegen einen aus der Nähe.
        [ruler-2] Der neue Herrscher darf höchstens zwei Lehen entfernt sein. Hol den König der Blätter aus Lehen 4 hierher.
        [ruler-3] Jetzt sind Blätter Trumpf. Die Zahl des Lehens bleibt 3. Hör zu.
        [ruler-4] Die Aussage ist die höchste Krallen-Karte, und du hast keine Krallen. Hol den Punkt mit deinem niedrigsten Trumpf.
        [move-1] Lehen 4 verlangt 4 Punkte. Du hast 3 und schwache Karten. Setze den Prinzen der Blätter ein: Der Besuch geht in einem anderen Lehen weiter.
        [move-2] Weiter geht es im nächsthöheren oder nächstniedrigeren Lehen. Wähle das Lehen, dessen Zahl du schon erreicht hast.
        [copy-1] Die Königin der Blätter tut, was der Herrscher hier täte: zwei Karten abwerfen, die zusammen neun ergeben. Setze sie ein.
        [copy-2] Wirf eine der beiden Karten ab, die zusammen neun ergeben.
        [copy-3] Wirf auch die andere Karte ab.
        [refresh-1] Der Bube der Augen ist erschöpft. Die Dame der Blätter zieht eine Karte und macht einen anderen Verbündeten bereit. Setze sie ein.
        [refresh-2] Wähle den Buben der Augen.
        [refresh-3] Pro Gespräch darfst du nur einen Verbündeten einsetzen. Den Buben nimmst du im nächsten. Hör zu.
        [refresh-4] Hol dir diesen Punkt.
        [refresh-5] Ein neues Gespräch. Setze den Buben der Augen ein zweites Mal ein.
        [later-1] Der Baron der Augen wirkt nach deiner nächsten Antwort. Ist ihr Wert gerade, ziehst du eine Karte, sonst wirfst du eine ab. Setze ihn ein.
        [later-2] Noch passiert nichts. Hör zu.
        [later-3] Hier brauchst du viele Karten. Antworte mit einem geraden Wert, der punktet.
        [substitute-1] In Lehen 2 hast du den König der Blumen für dich gewonnen. Ruf ihn zuallererst als Vertretung für einen Verbündeten deiner Wahl.
        [substitute-2] Für diesen Besuch ist er dein Verbündeter. Setze ihn ein.
        [substitute-3] Wirf zwei Karten ab, die zusammen neun ergeben. Wähle die erste.
        [substitute-4] Wähle die zweite Karte.
        [end-1] Der letzte Besuch. Du hast 15 Sterne und brauchst 16. Hier fehlt dir noch 1 Punkt von 4: Hol ihn dir.
       *[end-2] Du hast 4 Punkte. Deine letzte Karte darf nicht punkten, und das tut sie auch nicht. Spiel sie.
    }

tutorial-done = { $lesson ->
        [two-tiles] Ein Plättchen berührt immer zwei andere. So wächst das Land zusammen und nicht in langen Schlangen.
        [corners] Ackerland an Ackerland, Berg an Berg, Meer an Meer, und das an jeder Ecke. Drehen darfst du ein Plättchen, umdrehen nie.
        [one-land] Alles Land hängt zusammen. Löcher und Seen sind erlaubt.
        [row] Was du in der Auslage lässt, können die anderen nehmen.
        [swap] Die Auslage wird von selbst getauscht, solange im Beutel noch etwas passt.
        [longhouse] Du hast vier Langhäuser. Sie bleiben für immer stehen. Was am Ende der Entdeckung nicht gebaut ist, ist verloren.
        [settle] Ein Wikinger pro Zug, immer neben einer eigenen Figur. Solange du einen setzen kannst, musst du es auch.
        [half-edge] Eine Ecke Ackerland genügt, um zwei Plättchen zu verbinden. Für Meer und Berge gilt dasselbe.
        [divide] Wer Berge geschickt legt, hat Land, zu dem sonst niemand kommt.
        [cut-off] Hol dir zuerst, was auch die anderen wollen. Was nur du erreichst, kann warten.
        [scoring] 20 Wikinger, 20 Punkte. Alle sind gesetzt, also zählen auch die 3 freien Plättchen, die nur du erreichst: 23 zu 2. Bei Gleichstand gewinnt, wer später dran war.
        [strength] Jeder Wikinger neben dem Stein bringt 1 Punkt mehr, egal wem er gehört. Auf dem Stein selbst kann niemand siedeln.
        [water] Das Meer reicht von Plättchen zu Plättchen, eine halbe Kante genügt. Schon beim Legen kannst du Buchten schließen oder offen halten.
        [friendship] Zwei zu eins: 2 Punkte für dich. Bei Gleichstand bekämen alle Beteiligten 2 Punkte.
        [journey] Den Reise-Stein nutzt du einmal pro Partie, statt eines gewöhnlichen Zuges. Figuren unterwegs halten dich nicht auf.
        [horse] Hat ein Plättchen zwei getrennte Berge, verlässt du es über den Berg, über den du gekommen bist.
        [wisdom] Eine Brücke über eine Lücke, einmal pro Partie. Der Stein bleibt liegen: In dieselbe Lücke darf kein anderer Weisheits-Stein.
        [home] Für deinen Heim-Stein zählen nur deine eigenen Wikinger. Jeder bringt 1 Punkt mehr.
        [draw] Zu Beginn eines späteren Zuges darfst du statt zu ziehen ein Plättchen aus der offenen Auswahl legen.
        [visit] Du ziehst zuerst acht Karten und wählst dann das Lehen. Sieh also auf deine Hand, bevor du reist.
        [follow] Antworten, die punkten, kommen auf den Wertungsstapel, alle anderen auf die Ablage.
        [trump] Trumpf punktet gegen jede andere Farbe. Spielen darfst du ihn aber nur, wenn du nicht bedienen kannst.
        [exactly] Deine Hand ist leer, du hast genau 2 Punkte. Das Lehen und seine Sterne gehören dir, der Herrscher ist dein Freund. Mit 1 oder 3 wäre es verloren.
        [ally] Jeden Verbündeten kannst du einmal pro Besuch einsetzen. Danach sind alle wieder bereit.
        [refill] Hohe Lehen brauchen viele Karten, niedrige wenige.
        [enough] Hättest du einen Trumpf gezogen, wäre Schluss gewesen. Den Trumpf hättest du behalten.
        [discard] Sechs niedrige Karten bleiben für sechs Gespräche, in denen nichts punkten soll. Auch andere Charaktere werfen ab, jeder auf seine Art.
        [name] Drei Blätter bist du los, eines davon eben erst gezogen. Die Farbe nennst du, bevor du siehst, was kommt.
        [look] Was du gesehen hast, bleibt bekannt, bis der Stapel gemischt wird. Das Brett zeigt es dir an.
        [exchange] Du hast einen sicheren Punkt und bessere Karten. Mit einer hohen Aussage kannst du ebenso dafür sorgen, dass nichts punktet.
        [score] Genau 3 Punkte. Vier Karten hast du noch, und keine davon darf punkten.
        [back] Ein Punkt zu viel lässt sich zurücknehmen, wenn du den richtigen Verbündeten aufgespart hast.
        [ruler] Gelingt der Besuch, wird der neue Herrscher dein Freund. Der alte bleibt im anderen Lehen.
        [move] Jetzt hast du genau die 3 Punkte, die Lehen 3 verlangt. Herrscher und Trumpf sind nun die von Lehen 3, und Lehen 4 kannst du später noch besuchen.
        [copy] Bei einem anderen Herrscher hätte die Königin der Blätter dessen Fähigkeit genutzt.
        [refresh] So hast du denselben Verbündeten in einem Besuch zweimal eingesetzt.
        [later] 8 ist gerade, also hast du eine Karte gezogen. Ob die Antwort punktet, ist egal; nur ihr Wert zählt.
        [substitute] Nach dem Besuch verlässt der König das Spiel, aber sein Lehen behält die Sterne. Ruf eine Vertretung also erst, wenn es darauf ankommt.
       *[end] 16 Sterne: Bronze! Für Silber brauchst du 18, für Gold alle 20.
    }

tutorial-poor = { $move ->
        [corners-far] Dort passt es auch. Such aber die beiden Bergecken links am Land.
        [row-leave] Dort passt es auch, aber die Stelle hätte Rabe gern. Lege das Berg-Plättchen links an.
        [swap-side] Das ist erlaubt, aber dann passen noch andere Plättchen. Lege es links an das Land.
        [longhouse-wait] Du musst nicht bauen. Aber ohne Langhaus kannst du später nicht siedeln. Baue hier.
        [half-edge-whole] Dorthin führt eine ganze Kante Ackerland. Versuch es diesmal über die halbe Kante.
        [cut-off-home] Dieses Plättchen nimmt dir niemand weg. Aber jetzt würde sich Rabe die Mitte holen, und damit den ganzen Osten.
        [cut-off-later] Dieses Plättchen kann warten. Setze den Wikinger im Osten.
        [strength-far] Dort bringt ein Wikinger nur 1 Punkt. Neben dem Stein sind es 2.
        [water-dry] Dort ist kein Meer, also nur 1 Punkt. Am Meer des Steins sind es 2.
        [friendship-side] Dorthin kommst nur du, das kann warten. Nimm das mittlere Plättchen, bevor Rabe es tut.
        [friendship-far] Dieses Plättchen liegt nicht neben dem Stein. Nimm eines daneben.
        [journey-land] Über Land kommst du an Rabe nicht vorbei. Wähle unter dem Brett den Reise-Stein, dann ein Plättchen im Osten.
        [horse-land] Über Land kommst du an Rabe nicht vorbei. Wähle unter dem Brett den Pferd-Stein, dann ein Plättchen im Osten.
        [wisdom-land] Dorthin kannst du jederzeit. Für das Plättchen jenseits der Lücke brauchst du den Weisheits-Stein: Wähle ihn unter dem Brett.
        [wisdom-short] Das geht, aber dorthin kommst du auch ohne den Stein. Überbrücke die Lücke in der Mitte.
        [home-edge] Dort hätte das Plättchen wenige Nachbarn. Lege es in die Bucht.
        [home-plain] Das wäre ein Langhaus ohne Stein. Nutze hier deinen Heim-Stein.
        [home-wait] Das war das letzte Plättchen, danach kannst du nicht mehr bauen. Baue jetzt.
        [visit-trump] Dorthin darfst du. Aber in Lehen 4 wären deine drei Blätter Trümpfe: Wähle Lehen 4.
        [follow-low] Du bedienst, aber 4 ist niedriger als 5 und punktet nicht. Spiel eine höhere Karte.
        [trump-high] Diese Karte punktet, aber das tut jeder Trumpf. Spiel den niedrigsten.
        [trump-side] Weder die Farbe der Aussage noch Trumpf: Diese Karte punktet nie, egal wie hoch sie ist. Spiel einen Trumpf.
        [exactly-more] 8 schlägt 5 und würde punkten. Dann hättest du 3 Punkte statt 2, und das Lehen wäre verloren. Spiel eine Karte, die verliert.
        [ally-trump] Blumen sind in Lehen 5 Trumpf. Behalte sie.
        [enough-soon] Das ginge. Aber mit fünf Karten wird es schwer, noch viermal zu punkten. Zieh noch eine.
        [enough-luck] Die nächste Karte könnte dir auch schaden. Hör hier auf zu ziehen.
        [name-low] Deine Karten dieser Farbe sind niedrig und punkten kaum. Gefährlich sind die Blätter.
        [look-waste] Auch eine 6 schlägt die 7 nicht. Behalte sie für später und spiel die 2.
        [look-low] 3 schlägt 5 nicht. Spiel die 7.
        [exchange-strong] Dann wäre eine 8 die Aussage, und du gäbst eine starke Karte her. Gib Krallen 1.
        [exchange-unsure] Das geht. Gib aber lieber Krallen 1: Dann punktet jede andere Krallen-Karte sicher.
        [back-trump] Das ist Trumpf und würde punkten. Dann hättest du wieder 2 Punkte. Spiel eine Karte, die nicht punktet.
        [ruler-other-suit] Auch dieser Herrscher könnte kommen. Aber du hast vier Blätter: Hol den König der Blätter.
        [ruler-high] Diese Karte punktet, aber das tut auch dein niedrigster Trumpf. Spiel den.
        [ruler-side] Das ist kein Trumpf und punktet nicht. Spiel deinen niedrigsten Trumpf.
        [move-up] Lehen 5 verlangt sogar 5 Punkte, und du hast 3. Wähle Lehen 3.
        [refresh-low] 2 schlägt 4 nicht. Spiel eine höhere Karte.
        [later-odd] Das punktet, aber 5 ist ungerade: Du müsstest eine Karte abwerfen. Spiel die 8.
        [later-low] 2 ist gerade, schlägt aber 3 nicht. Spiel die 8.
       *[end-low] Das punktet nicht, und danach hast du nur noch eine Karte. Spiel jetzt die 7.
    }
