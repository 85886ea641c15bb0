# Die Lektionen, nach ihren Kennungen, und was um sie herum steht.

tutorial-about = Lerne beide Spiele in kleinen Lektionen, mit echten Zügen. Probier ruhig alles aus: Jeder Fehler wird dir erklärt.
tutorial-aim = { $game ->
        [northwood] Du besuchst acht Lehen, jedes mit einem Herrscher. Du gewinnst ihn für dich, wenn genau so viele deiner Antworten punkten, wie sein Lehen verlangt. Mit 16 von 20 Sternen gewinnst du die Partie.
       *[fjords] Zuerst entdeckt ihr gemeinsam ein Land, Plättchen für Plättchen. Dann besiedelt es jeder für sich. Der Spieler mit den meisten Punkten gewinnt.
    }
tutorial-continue = { $done ->
        [0] Beginnen: { $title }
       *[other] Weiter: { $title }
    }
tutorial-then = Spiel danach deine erste Partie
tutorial-progress = { $done } von { $count ->
        [one] { $count } Lektion
       *[other] { $count } Lektionen
    } geschafft
tutorial-is-done = (geschafft)
tutorial-path = Möchtest du Schritt für Schritt lernen? Wähle beim Einrichten einer Partie den „Lernpfad“: Sieben Partien führen die Runensteine nach und nach ein.
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
tutorial-again = Lektion wiederholen
tutorial-lessons = Alle Lektionen
tutorial-mistake = Einen Fehler zeigen
tutorial-other = Dieser Zug ist erlaubt, aber darum geht es in dieser Lektion nicht. Probier einen anderen.
# Dahinter stehen Links zu Regeln.
tutorial-rules = Mehr dazu in den Regeln:

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
        [move] Den Besuch verlegen
        [copy] Die Fähigkeit des Herrschers kopieren
        [refresh] Verbündete bereit machen
        [later] Nach der Antwort
        [substitute] Freunde springen ein
       *[end] Sterne und Medaillen
    }

tutorial-task = { $step ->
        [two-tiles-1] Lege das Plättchen aus reinem Ackerland so, dass es mindestens zwei andere berührt. Probier auch falsche Stellen: Das Spiel sagt dir, was nicht stimmt.
        [corners-1] Jede Ecke zeigt ein Gelände. Lege das Plättchen mit vier Meerecken so an, dass jede Ecke auf gleiches Gelände trifft.
        [corners-2] Auch Rabe hat ein Plättchen gelegt. Lege nun das Plättchen mit drei Bergecken an die zwei Bergecken des Landes.
        [one-land-1] Nimm das Plättchen, das zur Hälfte Meer ist. Im Norden passen zwar alle Ecken, aber dort läge nur Meer an Meer. Lege es dorthin, wo Land an Land kommt.
        [row-1] In jedem Zug legst du eines von vier Plättchen. Zwei passen noch nirgends. Lege das Meer-Plättchen rechts oder das Berg-Plättchen links an.
        [row-2] Nach jedem Zug kommt ein neues Plättchen in die Auslage. Lege ein Plättchen deiner Wahl.
        [swap-1] Lege das Plättchen mit zwei Bergecken links an das Land. Danach passt kein Plättchen der Auslage mehr.
        [swap-2] Die Auslage wurde durch vier neue Plättchen ersetzt, und Rabe hat eines davon gelegt. Lege ein Plättchen deiner Wahl.
        [longhouse-1] Bauen kannst du nur auf dem Plättchen, das du gerade legst, und nur, wenn es Ackerland hat. Lege ein Plättchen mit Ackerland an eine Stelle deiner Wahl.
        [longhouse-2] Baue nun ein Langhaus auf dieses Plättchen. Von hier brechen später deine Wikinger auf.
        [settle-1] Das Land ist fertig. Setze einen Wikinger auf ein freies Plättchen, das durch Ackerland mit deinem gelben Langhaus verbunden ist.
        [settle-2] Auch Rabe hat einen Wikinger gesetzt. Du kannst jetzt auch von deinem Wikinger aus siedeln: Setze einen weiteren neben eine deiner Figuren.
        [half-edge-1] Im Nordwesten grenzt nur eine halbe Kante Ackerland an dein Langhaus. Setze den Wikinger dorthin.
        [half-edge-2] Die halbe Kante hat genügt! Setze den nächsten Wikinger neben diesen oder neben das Langhaus.
        [divide-1] Zwischen deinem Langhaus und dem Plättchen im Südosten ist die ganze Kante Berg. Dort kommst du nicht hinüber. Besiedle zuerst das andere Plättchen.
        [divide-2] Geh nun außen herum: Von deinem Wikinger führt eine halbe Kante Ackerland zum Plättchen hinter den Bergen. Setze den nächsten Wikinger dorthin.
        [cut-off-1] Die drei Plättchen im Osten erreichst du nur durch die Mitte. Rabe (schwarz) will auch dorthin. Besiedle zuerst das Plättchen in der Mitte.
        [cut-off-2] Rabe erreicht kein freies Plättchen mehr und scheidet aus. Setze deine Wikinger nun weiter im Osten.
        [scoring-1] Das ist dein letzter Wikinger. Setze ihn, wohin du willst, und sieh dir die Wertung an.
        [strength-1] Lege das Plättchen, das nur aus Berg besteht. Der Stärke-Stein kommt sofort darauf.
        [strength-2] Das war das letzte Plättchen, nun beginnt die Landnahme. Setze einen Wikinger neben den Stein: Dort bringt der Wikinger 1 Punkt mehr.
        [water-1] Der Wasser-Stein steht im Westen. Setze einen Wikinger auf ein Plättchen am selben Meer: Er bringt 1 Punkt mehr.
        [water-2] Setze noch einen Wikinger auf ein Plättchen am selben Meer.
        [friendship-1] Mit den meisten Wikingern rund um den Freundschafts-Stein bekommst du 2 Punkte. Besiedle zuerst das Nachbarplättchen, das auch Rabe erreicht.
        [friendship-2] Du und Rabe habt je einen Wikinger neben dem Stein. Setze einen zweiten dorthin, dann liegst du vorn.
        [journey-1] Rabe versperrt die Küste. Wähle den Reise-Stein und fahr vorbei: bis zu drei Plättchen weit übers Meer, auf ein freies Plättchen mit Ackerland.
        [horse-1] Wähle den Pferd-Stein und reite an Rabe vorbei: bis zu drei Plättchen weit am Berg entlang.
        [wisdom-1] Wähle den Weisheits-Stein. Lege ihn in die Lücke in der Mitte und setze einen Wikinger auf das Plättchen dahinter.
        [home-1] Der Heim-Stein belohnt deine eigenen Wikinger rund um ein Langhaus. Lege das Plättchen in die Bucht: Dort hat es die meisten Nachbarn.
        [home-2] Baue das Langhaus auf den Heim-Stein.
        [home-3] Setze einen Wikinger neben das Langhaus. Er bringt dort 2 Punkte statt 1.
        [draw-1] In der Klassischen Variante gibt es keine Auslage. Zieh ein Plättchen.
        [draw-2] Das Plättchen passt nirgends und liegt nun in der offenen Auswahl. Zieh noch einmal.
        [draw-3] Dieses Plättchen passt, also musst du es legen.
        [visit-1] Du hast drei Blätter-Karten auf der Hand. Besuche Lehen 4: Beim König der Blätter sind Blätter Trumpf, und vier Antworten müssen punkten.
        [visit-2] Jedes Gespräch beginnt mit einer Aussage des Herrschers. Hör sie dir an.
        [follow-1] Die Aussage des Herrschers ist Blätter 5. Du musst mit einer Blätter-Karte antworten. Hol dir den Punkt: Spiel eine höhere Karte.
        [follow-2] Jetzt ist die Aussage Blumen 6. Du musst deine einzige Blumen-Karte spielen, auch wenn sie nicht punktet.
        [trump-1] Die Aussage ist Augen 6. Du hast keine Augen-Karte, also darfst du alles spielen. Krallen sind Trumpf und schlagen alles: Spiel die niedrigste Krallen-Karte.
        [trump-2] Jetzt ist die Aussage selbst Trumpf. Du musst bedienen, und nur ein höherer Trumpf punktet.
        [exactly-1] Lehen 2 verlangt genau 2 Punkte, und du hast 2. Ab jetzt darf keine Antwort mehr punkten: Spiel eine Karte, die verliert.
        [exactly-2] Mit deiner letzten Karte kannst du nicht bedienen, und sie ist kein Trumpf. Sie punktet also nicht. Spiel diese Karte.
        [ally-1] Bevor du zuhörst, darfst du einen Verbündeten einsetzen. Wähle den Buben der Augen: Mit ihm ziehst du zwei Karten und wirfst dann zwei ab.
        [ally-2] Du hast Blumen 8 und Blumen 4 gezogen. Beide Karten sind hier Trumpf, und du brauchst sie. Wirf eine Karte einer anderen Farbe ab.
        [ally-3] Wirf noch eine zweite Karte ab, die kein Trumpf ist.
        [ally-4] Der Bube ist nun erschöpft, und pro Gespräch darfst du nur einen Verbündeten einsetzen. Hör dem Herrscher zu.
        [refill-1] Vier Antworten müssen noch punkten, und du hast nur vier Karten. Setze den Buben der Krallen ein: Er füllt deine Hand auf acht Karten auf.
        [refill-2] Mit mehr Karten führst du mehr Gespräche. Hör nun dem Herrscher zu.
        [enough-1] Mit dem Prinzen der Krallen ziehst du Karte um Karte, bis ein Trumpf kommt oder du aufhörst. Setze den Prinzen ein.
        [enough-2] Krallen 8 ist kein Trumpf, also darfst du weiterziehen. Zieh noch eine Karte.
        [enough-3] Auch Augen 8 ist kein Trumpf. Sechs Karten reichen dir jetzt: Hör auf zu ziehen.
        [discard-1] In Lehen 0 darf keine Antwort punkten, und du hast die zwei höchsten Trümpfe. Setze den Buben der Blumen ein: So wirfst du alle Trümpfe ab.
        [discard-2] Du musst tun, was eine Fähigkeit verlangt. Wirf eine deiner Augen-Karten ab.
        [discard-3] Wirf auch die andere Augen-Karte ab.
        [name-1] In Lehen 0 darf keine Antwort punkten. Beim König der Augen nennst du eine Farbe, ziehst zwei Karten und wirfst alle Karten der Farbe ab. Setze ihn ein.
        [name-2] Nenne die Farbe, in der du hohe Karten hast.
        [look-1] Die Königin der Augen zeigt dir die nächsten drei Karten des Stapels. Setze die Königin ein.
        [look-2] Krallen 7, Blumen 5 und Blätter 2 kommen als Nächstes, in dieser Reihenfolge. Hör dir die erste Aussage an.
        [look-3] Keine deiner Krallen-Karten schlägt eine 7. Bediene mit der Karte, die du am wenigsten brauchst.
        [look-4] Die Aussage ist Blumen 5, wie erwartet. Spiel eine höhere Blumen-Karte.
        [exchange-1] Mit dem König der Blätter nimmst du die nächste Karte des Stapels und legst eine eigene Karte oben auf den Stapel. Setze den König ein.
        [exchange-2] Du bekommst Krallen 7. Die Karte, die du hergibst, wird die Aussage. Gib Krallen 1 her: Alle deine anderen Krallen-Karten sind höher.
        [exchange-3] Deine Karte ist nun die nächste Aussage. Hör sie dir an.
        [exchange-4] Jede deiner Krallen-Karten punktet. Spiel eine davon.
        [score-1] Drei Antworten müssen punkten, und du hast drei Achten. Setze den König der Krallen ein: Deine höchsten Karten kommen auf den Wertungsstapel.
        [score-2] Die Reihenfolge bestimmst du. Wähle die erste Acht.
        [score-3] Wähle die nächste Acht.
        [score-4] Lege auch die letzte Acht auf den Wertungsstapel.
        [back-1] Lehen 1 verlangt 1 Punkt, du hast 2. Setze die Königin der Blumen ein: Sie legt die oberste Karte des Wertungsstapels zurück auf den Stapel.
        [back-2] Jetzt hast du wieder 1 Punkt. Die zurückgelegte Karte wird die nächste Aussage. Hör sie dir an.
        [back-3] Spiel eine Karte, die nicht punktet. Blumen sind Trumpf.
        [ruler-1] Du hast vier Blätter-Karten, aber hier sind Krallen Trumpf. Setze den Buben der Blätter ein: Er tauscht den Herrscher gegen einen aus der Nähe.
        [ruler-2] Der neue Herrscher darf höchstens zwei Lehen entfernt sein. Hol den König der Blätter aus Lehen 4 hierher.
        [ruler-3] Jetzt sind Blätter Trumpf. Die Zahl des Lehens bleibt 3. Hör dem Herrscher zu.
        [ruler-4] Die Aussage ist die höchste Krallen-Karte, und du hast keine Krallen-Karte. Hol den Punkt mit deinem niedrigsten Trumpf.
        [move-1] Lehen 4 verlangt 4 Punkte. Du hast 3 Punkte und schwache Karten. Setze den Prinzen der Blätter ein: Der Besuch geht in einem anderen Lehen weiter.
        [move-2] Der Besuch kann ins nächsthöhere oder nächstniedrigere Lehen gehen. Wähle das Lehen, dessen Zahl du schon erreicht hast.
        [copy-1] Die Königin der Blätter kopiert die Fähigkeit des Herrschers. Mit ihr wirfst du hier zwei Karten ab, die zusammen neun ergeben. Setze die Königin ein.
        [copy-2] Wirf die erste von zwei Karten ab, die zusammen neun ergeben.
        [copy-3] Wirf auch die zweite Karte ab.
        [refresh-1] Der Bube der Augen ist erschöpft. Die Dame der Blätter zieht eine Karte und macht einen anderen Verbündeten bereit. Setze die Dame ein.
        [refresh-2] Wähle den Buben der Augen.
        [refresh-3] Pro Gespräch darfst du nur einen Verbündeten einsetzen. Der Bube muss bis zum nächsten Gespräch warten. Hör dem Herrscher zu.
        [refresh-4] Spiel eine Karte, die punktet.
        [refresh-5] Ein neues Gespräch beginnt. Setze den Buben der Augen ein zweites Mal ein.
        [later-1] Der Baron der Augen wirkt nach deiner nächsten Antwort. Ist ihr Wert gerade, ziehst du eine Karte, sonst wirfst du eine ab. Setze den Baron ein.
        [later-2] Der Baron wirkt erst nach deiner Antwort. Hör dem Herrscher zu.
        [later-3] Hier brauchst du viele Karten. Spiel eine Karte mit geradem Wert, die punktet: So ziehst du auch noch eine Karte.
        [substitute-1] In Lehen 2 hast du den König der Blumen für dich gewonnen. Ruf ihn gleich zu Beginn des Besuchs als Vertretung für einen Verbündeten deiner Wahl.
        [substitute-2] Für diesen Besuch ist der König dein Verbündeter. Setze ihn ein.
        [substitute-3] Wirf zwei Karten ab, die zusammen neun ergeben. Wähle die erste.
        [substitute-4] Wähle die zweite Karte.
        [end-1] Das ist der letzte Besuch. Du hast 15 Sterne und brauchst 16. Du hast 3 Punkte und brauchst genau 4: Hol noch einen Punkt.
       *[end-2] Du hast 4 Punkte. Deine letzte Karte darf nicht punkten, und sie punktet auch nicht. Spiel diese Karte.
    }

tutorial-done = { $lesson ->
        [two-tiles] Ein Plättchen berührt immer mindestens zwei andere. So wächst das Land in alle Richtungen und nicht in einer Linie.
        [corners] An jeder Ecke liegt Ackerland an Ackerland, Berg an Berg und Meer an Meer. Du darfst ein Plättchen drehen, aber nicht wenden.
        [one-land] Alles Land hängt zusammen. Löcher und Seen sind erlaubt.
        [row] Die anderen Spieler können die Plättchen nehmen, die du in der Auslage lässt.
        [swap] Passt kein Plättchen der Auslage, kommen vier neue. Das gilt, solange im Beutel noch ein Plättchen ist, das passt.
        [longhouse] Du hast vier Langhäuser. Sie bleiben für immer stehen. Die Langhäuser, die du in der Entdeckung nicht baust, sind verloren.
        [settle] Du setzt einen Wikinger pro Zug, immer neben eine eigene Figur. Er bleibt dort stehen. Solange du einen setzen kannst, musst du es tun.
        [half-edge] Eine Ecke Ackerland genügt, um zwei Plättchen zu verbinden. Für Meer und Berge gilt dasselbe.
        [divide] Wenn du Berge geschickt legst, kommt sonst niemand in dein Land.
        [cut-off] Besiedle zuerst Land, das auch die anderen erreichen. Land, das nur du erreichst, kann warten.
        [scoring] Deine 20 Wikinger bringen 20 Punkte. Alle sind gesetzt, also zählen auch die 3 freien Plättchen, die nur du erreichst. Du gewinnst mit 23 zu 2.
        [strength] Jeder Wikinger neben dem Stein bringt 1 Punkt mehr, egal wem er gehört. Das Plättchen unter dem Stein kann niemand besiedeln.
        [water] Das Meer reicht von Plättchen zu Plättchen, eine halbe Kante genügt. Jeder Wikinger auf einem Plättchen an diesem Meer bringt 1 Punkt mehr.
        [friendship] Du hast dort zwei Wikinger und Rabe nur einen, also bekommst du 2 Punkte. Bei Gleichstand bekommt jeder Beteiligte 2 Punkte.
        [journey] Den Reise-Stein kannst du einmal pro Partie nutzen, anstelle eines gewöhnlichen Zuges. Figuren unterwegs halten dich nicht auf.
        [horse] Hat ein Plättchen zwei getrennte Berge, bleibst du auf dem Berg, auf dem du gekommen bist.
        [wisdom] Einmal pro Partie überquerst du mit dem Weisheits-Stein eine Lücke. Der Stein bleibt dort liegen, und kein anderer darf in diese Lücke.
        [home] Für deinen Heim-Stein zählen nur deine eigenen Wikinger. Jeder bringt 1 Punkt mehr.
        [draw] Zu Beginn eines späteren Zuges darfst du ein Plättchen aus der offenen Auswahl legen, statt eines zu ziehen.
        [visit] Du ziehst zuerst acht Karten und wählst dann das Lehen. Sieh also auf deine Hand, bevor du reist.
        [follow] Antworten, die punkten, kommen auf den Wertungsstapel, alle anderen auf die Ablage.
        [trump] Trumpf punktet gegen jede andere Farbe. Spielen darfst du ihn aber nur, wenn du nicht bedienen kannst.
        [exactly] Deine Hand ist leer, du hast genau 2 Punkte. Lehen und Sterne gehören dir, der Herrscher ist dein Freund. Mit 1 oder 3 Punkten wäre das Lehen verloren.
        [ally] Jeden Verbündeten kannst du einmal pro Besuch einsetzen. Nach dem Besuch sind alle wieder bereit.
        [refill] Lehen mit hoher Zahl brauchen viele Karten, Lehen mit niedriger Zahl brauchen wenige.
        [enough] Hättest du einen Trumpf gezogen, hättest du aufhören müssen. Den Trumpf hättest du behalten.
        [discard] Du hast noch sechs niedrige Karten für sechs Gespräche, in denen keine Antwort punkten darf. Auch andere Charaktere werfen ab, jeder auf seine Art.
        [name] Du hast drei Blätter-Karten abgeworfen, eine davon eben erst gezogen. Du nennst die Farbe immer, bevor du die gezogenen Karten siehst.
        [look] Du kennst diese Karten, bis der Stapel gemischt wird. Sie werden neben dem Stapel angezeigt.
        [exchange] Du hast einen sicheren Punkt und bessere Karten. Gibst du dagegen eine hohe Karte her, kannst du vermeiden, dass du punktest.
        [score] Du hast genau 3 Punkte. Du hast noch vier Karten, und keine davon darf punkten.
        [back] Ein Punkt zu viel lässt sich zurücknehmen, wenn du den richtigen Verbündeten aufgespart hast.
        [ruler] Gewinnst du dieses Lehen, wird der neue Herrscher dein Freund. Der alte bleibt im anderen Lehen.
        [move] Mit 3 Punkten gewinnst du in Lehen 3. Herrscher und Trumpf sind nun die von Lehen 3, und Lehen 4 kannst du später noch besuchen.
        [copy] Bei einem anderen Herrscher hätte die Königin der Blätter dessen Fähigkeit genutzt.
        [refresh] So hast du denselben Verbündeten in einem Besuch zweimal eingesetzt.
        [later] 8 ist gerade, also hast du eine Karte gezogen. Ob deine Antwort punktet, spielt dafür keine Rolle.
        [substitute] Nach dem Besuch verlässt der König das Spiel, aber die Sterne seines Lehens behältst du. Ruf eine Vertretung also erst, wenn es darauf ankommt.
       *[end] 16 Sterne bringen die Bronzemedaille, 18 die Silbermedaille. Für Gold brauchst du alle 20 Sterne, also jedes Lehen.
    }

tutorial-poor = { $move ->
        [corners-far] Dort passt das Plättchen auch. Such aber die beiden Bergecken links am Land.
        [row-leave] Dort passt das Berg-Plättchen auch, aber in dieser Lektion legt Rabe dort gleich ein Plättchen. Lege das Berg-Plättchen links an das Land.
        [swap-side] Dieser Zug ist erlaubt, aber dann passen noch andere Plättchen, und die Auslage wird nicht ersetzt. Lege das Plättchen links an das Land.
        [longhouse-wait] Du musst nicht bauen. Aber ohne Langhaus kannst du später nicht siedeln. Baue hier.
        [half-edge-whole] Dieses Plättchen hat eine ganze Kante Ackerland mit deinem Langhaus gemeinsam. Besiedle das Plättchen mit der halben Kante.
        [cut-off-home] Dieses Plättchen nimmt dir niemand weg. Setzt du aber jetzt dorthin, holt sich Rabe die Mitte und damit den ganzen Osten.
        [cut-off-later] Dieses Plättchen kann warten. Setze den Wikinger im Osten.
        [strength-far] Dort bringt ein Wikinger nur 1 Punkt. Neben dem Stein bringt er 2.
        [water-dry] Dort ist kein Meer, darum bringt ein Wikinger nur 1 Punkt. Am Meer des Steins bringt er 2.
        [friendship-side] Dieses Plättchen kann warten, denn nur du erreichst es. Nimm das Plättchen in der Mitte, bevor Rabe es nimmt.
        [friendship-far] Dieses Plättchen liegt nicht neben dem Stein. Nimm ein Plättchen neben dem Stein.
        [journey-land] Über Land kommst du an Rabe nicht vorbei. Wähle unter dem Brett den Reise-Stein, dann ein Plättchen im Osten.
        [horse-land] Über Land kommst du an Rabe nicht vorbei. Wähle unter dem Brett den Pferd-Stein, dann ein Plättchen im Osten.
        [wisdom-land] Dorthin kommst du auch später noch. Um die Lücke zu überqueren, wähle unter dem Brett den Weisheits-Stein.
        [wisdom-short] Das geht, aber dieses Plättchen erreichst du auch über Land. Überquere die Lücke in der Mitte.
        [home-edge] Dort hätte das Plättchen wenige Nachbarn. Lege es in die Bucht.
        [home-plain] Das wäre ein Langhaus ohne Stein. Nutze hier deinen Heim-Stein.
        [home-wait] Das war das letzte Plättchen, also kannst du später nicht mehr bauen. Baue jetzt.
        [visit-trump] Dorthin darfst du. Aber in Lehen 4 wären deine drei Blätter-Karten Trümpfe: Wähle Lehen 4.
        [follow-low] Du bedienst, aber 4 ist niedriger als 5 und punktet nicht. Spiel eine höhere Karte.
        [trump-high] Diese Karte punktet, aber hier punktet jeder Trumpf. Spiel den niedrigsten und spar den höheren auf.
        [trump-side] Diese Karte hat weder die Farbe der Aussage noch ist sie Trumpf. Sie punktet nie, egal wie hoch sie ist. Spiel einen Trumpf.
        [exactly-more] Die 8 schlägt die 5 und würde punkten. Mit 3 Punkten statt 2 wäre das Lehen verloren. Spiel eine Karte, die verliert.
        [ally-trump] Blumen sind in Lehen 5 Trumpf. Behalte deine Blumen-Karten.
        [enough-soon] Du könntest aufhören. Aber mit fünf Karten wird es schwer, noch viermal zu punkten. Zieh noch eine Karte.
        [enough-luck] Du hast genug Karten. Mit einer weiteren könntest du einmal zu oft punkten. Hör auf zu ziehen.
        [name-low] Deine Karten dieser Farbe sind niedrig und punkten kaum. Nenne stattdessen die Farbe Blätter.
        [look-waste] Auch die 6 schlägt die 7 nicht. Behalte die 6 für später und spiel die 2.
        [look-low] Die 3 schlägt die 5 nicht. Spiel die 7.
        [exchange-strong] Gibst du eine 8 her, wird sie die Aussage, und du verlierst eine starke Karte. Gib Krallen 1 her.
        [exchange-unsure] Du kannst diese Karte hergeben. Gibst du aber Krallen 1 her, punktet jede andere Krallen-Karte.
        [back-trump] Diese Karte ist Trumpf und würde punkten. Du hättest wieder 2 Punkte statt 1. Spiel eine Karte, die nicht punktet.
        [ruler-other-suit] Du könntest auch diesen Herrscher holen. Aber du hast vier Blätter-Karten: Hol den König der Blätter.
        [ruler-high] Diese Karte punktet, aber dein niedrigster Trumpf punktet auch. Spiel den niedrigsten.
        [ruler-side] Diese Karte ist kein Trumpf und punktet nicht. Spiel deinen niedrigsten Trumpf.
        [move-up] Lehen 5 verlangt 5 Punkte, und du hast 3. Wähle Lehen 3.
        [refresh-low] Die 2 schlägt die 4 nicht. Spiel eine höhere Karte.
        [later-odd] Diese Karte punktet, aber 5 ist ungerade: Du müsstest eine Karte abwerfen. Spiel die 8.
        [later-low] Die 2 ist gerade, schlägt aber die 3 nicht. Spiel die 8.
       *[end-low] Diese Karte punktet nicht, und danach hast du nur noch eine Karte. Spiel jetzt die 7.
    }
