# Die Lektionen, nach ihren Kennungen, und was um sie herum steht.

tutorial-about = Jedes Spiel in kleinen Lektionen, mit echten Zügen am echten Tisch. Was eine Regel bricht, wird abgelehnt und erklärt: Probier alles aus.
tutorial-aim = { $game ->
        [northwood] Acht Lehen, acht Herrscher. Gewinne jeden mit genau so vielen Antworten, wie das Lehen verlangt, und damit seine Sterne; 16 von 20 genügen.
       *[fjords] Zuerst entdecken alle ein Land, Plättchen für Plättchen. Dann wird es besiedelt. Wer am meisten davon besiedelt, gewinnt.
    }
tutorial-begin = { $done ->
        [0] Anfangen
       *[other] Weiter
    }
tutorial-progress = { $done } von { $count } Lektionen geschafft
tutorial-is-done = (geschafft)
tutorial-path = In richtigen Partien können die Runensteine nach und nach kommen, einer oder zwei auf einmal: Der Lernpfad beim Einrichten hat sieben Partien.
tutorial-play = { $game ->
        [northwood] Die Einführung spielen
       *[fjords] Eine leichte Partie spielen
    }
tutorial-lesson = Lektion { $number } von { $count }
tutorial-steps = { $done } von { $count } Schritten getan
tutorial-right = Gut gemacht.
tutorial-next = Nächste Lektion
tutorial-again = Noch einmal
tutorial-lessons = Alle Lektionen
tutorial-mistake = Einen Fehler zeigen
tutorial-other = Das ist erlaubt, aber darum geht es in dieser Lektion nicht.
tutorial-rules = Im Regelbuch:

tutorial-title = { $lesson ->
        [two-tiles] Zwei Nachbarn
        [corners] Ecke an Ecke
        [one-land] Ein Land
        [row] Vier zur Auswahl
        [swap] Wenn nichts passt
        [longhouse] Ein Langhaus
        [settle] Siedeln
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
        [draw] Variante: Ziehen
        [visit] Ein Besuch beginnt
        [follow] Farbe bedienen
        [trump] Trumpf
        [exactly] Genau so viele
        [ally] Ein Verbündeter
        [refill] Ziehen
        [enough] Bis es reicht
        [discard] Abwerfen
        [name] Eine Farbe nennen
        [look] Vorausschauen
        [exchange] Die Aussage wählen
        [score] Direkt zur Wertung
        [back] Eine zu viel
        [ruler] Anderer Herrscher, anderer Trumpf
        [move] Weiterziehen
        [copy] Handeln wie der Herrscher
        [refresh] Wieder bereit
        [later] Nach der Antwort
        [substitute] Freunde vertreten
       *[end] Sterne und Medaillen
    }

tutorial-task = { $step ->
        [two-tiles-1] Nimm das Plättchen, das ganz Ackerland ist, und lege es dorthin, wo es mindestens zwei Plättchen berührt. Versuche auch andere Felder: Der Tisch sagt, warum es dort nicht geht.
        [corners-1] Das Gelände liegt auf den Ecken. Lege das Plättchen mit vier Ecken Meer so, dass jede Ecke, auf die es trifft, dasselbe Gelände hat.
        [corners-2] Auch Rabe hat gelegt. Lege nun das Plättchen mit drei Ecken Berg dorthin, wo zwei Ecken Berg darauf warten.
        [one-land-1] Im Norden würde das Plättchen, das halb Meer ist, an jeder Ecke passen, aber die anderen nur mit Wasser berühren. Lege es dorthin, wo Land an Land kommt.
        [row-1] In jedem Zug legst du eines von vier Plättchen. Zwei davon passen noch nirgends: Sie bleiben in der Auslage. Lege das Meer rechts an oder die Berge links.
        [row-2] Nach jedem Zug kam ein neues Plättchen in die Auslage. Lege ein beliebiges.
        [swap-1] Lege das Plättchen mit zwei Ecken Berg links an das Land. Danach passt kein Plättchen der Auslage mehr.
        [swap-2] Die Auslage wurde gegen vier neue Plättchen getauscht, und Rabe hat eines davon gelegt. Mach mit einem beliebigen weiter.
        [longhouse-1] Bauen kannst du nur auf dem Plättchen, das du in diesem Zug legst, und es braucht Ackerland. Lege eines dorthin, wo du wohnen möchtest.
        [longhouse-2] Baue nun ein Langhaus darauf. Von dort brechen deine Wikinger auf.
        [settle-1] Das Land ist vollständig. Setze einen Wikinger auf ein freies Plättchen, das durch Ackerland mit deinem Langhaus (gelb) verbunden ist.
        [settle-2] Auch Rabe hat gesiedelt. Ein Wikinger ist ebenfalls ein Ausgangspunkt: Setze einen weiteren neben eine deiner Figuren.
        [half-edge-1] Das Plättchen im Nordwesten hat nur eine halbe Kante Ackerland mit deinem Langhaus gemeinsam. Geh dorthin.
        [half-edge-2] Es hat genügt. Mach von dort weiter oder von deinem Langhaus aus.
        [divide-1] Zwischen deinem Langhaus und dem Plättchen im Südosten liegen Berge an beiden Ecken: kein Weg hinüber. Nimm zuerst das andere.
        [divide-2] Geh nun außen herum: Von deinem Wikinger führt eine halbe Kante Ackerland zu dem Plättchen hinter den Bergen.
        [cut-off-1] Drei Plättchen im Osten sind nur über das mittlere zu erreichen, auch für Rabe (schwarz). Wer ist zuerst da?
        [cut-off-2] Rabe erreicht kein freies Plättchen mehr und ist fertig. Geh weiter nach Osten.
        [scoring-1] Das ist dein letzter Wikinger. Setze ihn irgendwohin und sieh, was gezählt wird.
        [strength-1] Lege das Plättchen, das ganz Berg ist. Der Stein der Stärke kommt sofort darauf.
        [strength-2] Es war das letzte Plättchen, also beginnt die Landnahme. Setze einen Wikinger neben den Stein: Er zählt eins mehr.
        [water-1] Der Stein des Wassers steht im Westen. Setze einen Wikinger auf ein Plättchen, dessen Meer damit verbunden ist: Er zählt eins mehr.
        [water-2] Bitte noch einen an dasselbe Meer.
        [friendship-1] Wer die meisten Wikinger um den Stein der Freundschaft hat, bekommt zwei Punkte. Nimm das Plättchen daneben, das auch Rabe nehmen könnte.
        [friendship-2] Jetzt steht es eins zu eins. Geh in Führung.
        [journey-1] Rabe versperrt die Küste. Wähle Reise und segle vorbei: bis zu drei Plättchen übers Meer, auf ein freies mit Ackerland.
        [horse-1] Wähle Pferd und reite an Rabe vorbei: bis zu drei Plättchen die Berge entlang.
        [wisdom-1] Wähle Weisheit. Lege den Stein auf das leere Feld in der Mitte, dann einen Wikinger auf das Plättchen jenseits davon.
        [home-1] Heim zählt deine eigenen Wikinger neben einem Langhaus. Lege das Plättchen in die Bucht, wo es die meisten Nachbarn hat.
        [home-2] Baue, mit dem Stein Heim unter dem Langhaus.
        [home-3] Setze einen Wikinger daneben. Er zählt zwei.
        [draw-1] In der Klassischen Variante gibt es keine Auslage. Zieh ein Plättchen.
        [draw-2] Es passt nirgends und liegt nun in der offenen Auswahl. Zieh noch einmal.
        [draw-3] Dieses passt, also muss es gelegt werden.
        [visit-1] Du hast drei Blätter auf der Hand. Besuche Lehen 4, wo der König der Blätter herrscht: Dort sind Blätter Trumpf, und vier Antworten müssen punkten.
        [visit-2] Jedes Gespräch beginnt der Herrscher. Hör zu.
        [follow-1] Der Herrscher sagte Blätter 5, also musst du mit Blättern antworten. Lass deine Antwort punkten: Spiel eine höhere.
        [follow-2] Nun Blumen 6. Du hast nur eine Blume, also keine Wahl, auch wenn sie nicht punktet.
        [trump-1] Du hast keine Augen, also ist alles erlaubt. Krallen sind hier Trumpf und schlagen jede andere Farbe: Punkte mit der niedrigsten.
        [trump-2] Nun ist die Aussage selbst Trumpf. Bediene; nur ein höherer Trumpf punktet.
        [exactly-1] Lehen 2 will genau zwei, und du hast zwei. Von jetzt an darf nichts mehr punkten: Antworte so, dass es nicht punktet.
        [exactly-2] Deine letzte Karte. Du kannst nicht bedienen, und sie ist kein Trumpf: Sie punktet nicht. Spiel sie.
        [ally-1] Bevor du zuhörst, darf ein Verbündeter helfen. Frag den Buben der Augen: Zieh zwei Karten, dann wirf zwei ab.
        [ally-2] Du hast Blumen 8 und 4 gezogen: Trümpfe, die du hier brauchst. Wirf eine Karte einer anderen Farbe ab.
        [ally-3] Und eine zweite.
        [ally-4] Der Bube ist nun erschöpft, und nur ein Verbündeter darf in einem Gespräch helfen. Hör zu.
        [refill-1] Noch vier Antworten müssen punkten, und du hast nur vier Karten. Der Bube der Krallen füllt deine Hand auf acht auf.
        [refill-2] Mehr Karten heißt mehr Gespräche. Mach weiter: Hör zu.
        [enough-1] Der Prinz der Krallen zieht Karte um Karte, bis ein Trumpf kommt oder es dir reicht. Frag ihn.
        [enough-2] Krallen 8, und kein Trumpf: Du entscheidest. Nimm noch eine.
        [enough-3] Augen 8. Sechs Karten reichen jetzt. Hör auf.
        [discard-1] In Lehen 0 darf keine Antwort punkten, und du hast die beiden höchsten Trümpfe. Der Bube der Blumen wirft alle Trümpfe ab.
        [discard-2] Was eine Fähigkeit sagt, muss geschehen. Wirf eine deiner Augen-Karten ab.
        [discard-3] Und die andere.
        [name-1] In Lehen 0 darf nichts punkten. Der König der Augen zieht zwei Karten und wirft dann alle Karten einer Farbe ab, die du vorher nennst. Frag ihn.
        [name-2] Nenne die Farbe, in der du hohe Karten hast.
        [look-1] Die Königin der Augen sieht die obersten drei Karten des Stapels an. Frag sie.
        [look-2] Krallen 7, Blumen 5 und Blätter 2 werden kommen, in dieser Reihenfolge. Hör die erste an.
        [look-3] Keine deiner Krallen schlägt eine 7. Bediene mit der, die du am wenigsten brauchst.
        [look-4] Blumen 5, wie du wusstest. Punkte.
        [exchange-1] Der König der Blätter nimmt die oberste Karte des Stapels im Tausch gegen eine von deinen. Frag ihn.
        [exchange-2] Krallen 7 kommt auf deine Hand. Die Karte, die du gibst, wird die Aussage: Gib Krallen 1, die alle deine anderen Krallen schlagen.
        [exchange-3] Hör nun deine eigene Karte an.
        [exchange-4] Jede Krallen-Karte punktet.
        [score-1] Drei müssen punkten, und du hast drei Achten. Der König der Krallen legt alle Karten deines höchsten Wertes auf den Wertungsstapel.
        [score-2] Die Reihenfolge bestimmst du. Wähle die erste Acht.
        [score-3] Die nächste.
        [score-4] Alle müssen hin.
        [back-1] Lehen 1 will eine, und du hast zwei. Die Königin der Blumen legt die oberste Karte des Wertungsstapels zurück auf den Stapel.
        [back-2] Wieder eine. Die Karte kommt als Aussage zurück: Hör zu.
        [back-3] Antworte so, dass es nicht punktet. Blumen sind Trumpf.
        [ruler-1] Du hast vier Blätter, aber hier sind Krallen Trumpf. Der Bube der Blätter lässt den Herrscher mit einem in der Nähe tauschen.
        [ruler-2] Höchstens zwei Lehen entfernt. Hol den König der Blätter aus Lehen 4 her.
        [ruler-3] Jetzt sind Blätter Trumpf; die Zahl bleibt 3. Hör zu.
        [ruler-4] Die höchste Karte der Krallen, und du hast keine. Punkte mit deinem niedrigsten Trumpf.
        [move-1] Lehen 4 will vier. Du hast drei und schwache Karten. Der Prinz der Blätter setzt den Besuch in einem anderen Lehen fort.
        [move-2] Im nächsten, höher oder tiefer. Welche Zahl hast du schon getroffen?
        [copy-1] Die Königin der Blätter tut, was der Herrscher hier täte: zwei Karten abwerfen, die neun ergeben. Frag sie.
        [copy-2] Wirf eine Karte ab, die eine passende zweite hat.
        [copy-3] Und die passende.
        [refresh-1] Der Bube der Augen ist erschöpft. Die Dame der Blätter zieht eine Karte und macht einen anderen Verbündeten wieder bereit. Frag sie.
        [refresh-2] Wähle den Buben der Augen.
        [refresh-3] Ein Verbündeter je Gespräch: Der Bube muss auf das nächste warten. Hör zu.
        [refresh-4] Punkte.
        [refresh-5] Ein neues Gespräch. Frag den Buben der Augen ein zweites Mal.
        [later-1] Der Baron der Augen wirkt nach deiner nächsten Antwort: Ein gerader Wert zieht eine Karte, ein ungerader wirft eine ab. Frag ihn.
        [later-2] Noch geschieht nichts. Hör zu.
        [later-3] Hier brauchst du viele Karten. Antworte so, dass du punktest und eine ziehst.
        [substitute-1] In Lehen 2 hast du den König der Blumen gewonnen. Ruf ihn als Vertretung für einen Verbündeten deiner Wahl, vor allem anderen.
        [substitute-2] Für diesen Besuch ist er dein Verbündeter. Frag ihn.
        [substitute-3] Zwei Karten, die neun ergeben: Wähle die erste.
        [substitute-4] Und die zweite dazu.
        [end-1] Der letzte Besuch: bisher 15 Sterne, 16 gewinnen. Du hast drei von genau vier. Punkte noch einmal.
       *[end-2] Vier. Deine letzte Karte darf nicht punkten, und sie tut es nicht.
    }

tutorial-done = { $lesson ->
        [two-tiles] Ein Plättchen berührt immer zwei andere: So wächst das Land zusammen und nicht in Linien.
        [corners] Ackerland an Ackerland, Berg an Berg, Meer an Meer, an jeder Ecke. Drehen darfst du ein Plättchen, umdrehen nie.
        [one-land] Alles Land hängt zusammen. Löcher und Seen sind erlaubt.
        [row] Was du in der Auslage lässt, können die anderen nehmen.
        [swap] Der Tisch tauscht die Auslage von selbst, solange im Beutel noch etwas passt.
        [longhouse] Du hast vier Langhäuser. Sie werden nie bewegt, und die bis zum Ende der Entdeckung nicht gebauten sind verloren.
        [settle] Ein Wikinger je Zug, immer neben einer eigenen Figur, und nie mehr bewegt. Solange du kannst, musst du einen setzen.
        [half-edge] Eine Ecke Ackerland genügt, um zwei Plättchen zu verbinden. Für Meer und Berge gilt dasselbe.
        [divide] Wer Berge gut legt, hat Land, zu dem sonst niemand kommt.
        [cut-off] Nimm zuerst, was auch die anderen wollen. Was nur du erreichst, kann warten.
        [scoring] Zwanzig Wikinger, zwanzig Punkte. Weil du keinen mehr hast, zählen auch die drei freien Plättchen, die nur du erreichen konntest: 23 zu 2. Bei Gleichstand gewinnt, wer die Landnahme später begonnen hat.
        [strength] Jeder Wikinger um den Stein zählt eins mehr, wem er auch gehört. Der Stein füllt sein Plättchen: Niemand kann dort siedeln.
        [water] Das Meer geht von Plättchen zu Plättchen weiter, eine halbe Kante genügt. Schließe Buchten früh, oder lass sie offen.
        [friendship] Zwei zu eins: zwei Punkte für dich. Bei Gleichstand bekämen sie alle.
        [journey] Einmal im Spiel, statt eines gewöhnlichen Zuges. Figuren unterwegs halten dich nicht auf.
        [horse] Hat ein Plättchen zwei getrennte Berge, verlässt du es über den, über den du kamst.
        [wisdom] Eine Brücke über eine Lücke, einmal im Spiel. Der Stein bleibt und hält nur andere Steine der Weisheit fern.
        [home] Für dein Heim zählen nur deine eigenen Wikinger, jeder eins mehr.
        [draw] Zu Beginn eines späteren Zuges darfst du statt zu ziehen ein Plättchen der offenen Auswahl nehmen.
        [visit] Erst hast du acht Karten gezogen, dann das Lehen gewählt: Sieh auf deine Hand, bevor du reist.
        [follow] Antworten, die punkten, kommen auf den Wertungsstapel, die anderen auf die Ablage.
        [trump] Trumpf punktet gegen jede andere Farbe, aber nur, wenn du nicht bedienen kannst.
        [exactly] Deine Hand war leer, also endete der Besuch: genau zwei. Das Lehen und seine Sterne sind dein, und der Herrscher ist dein Freund. Eine mehr oder weniger, und es wäre verloren gewesen.
        [ally] Jeder Verbündete hilft einmal je Besuch. Nach dem Besuch sind alle wieder bereit.
        [refill] Hohe Lehen brauchen viele Karten, niedrige wenige.
        [enough] Ein Trumpf hätte es beendet, und du hättest ihn behalten.
        [discard] Sechs niedrige Karten bleiben, für sechs Gespräche, in denen nichts punkten soll. Auch andere werfen ab, jeder auf seine Art.
        [name] Drei Blätter sind fort, eines davon eben erst gezogen. Die Farbe hast du genannt, bevor du sahst, was kam.
        [look] Gesehene Karten bleiben bekannt, bis der Stapel gemischt wird. Der Tisch zeigt sie.
        [exchange] Ein sicherer Punkt und eine bessere Hand. Umgekehrt kannst du auch dafür sorgen, dass nichts punktet.
        [score] Genau drei. Vier Karten sind übrig, und keine davon darf jetzt noch punkten.
        [back] Zu viel lässt sich berichtigen, wenn du den richtigen Verbündeten aufgespart hast.
        [ruler] Gelingt der Besuch, wird der neue Herrscher dein Freund. Der alte bleibt im anderen Lehen.
        [move] Drei von drei. Herrscher und Trumpf sind nun die von Lehen 3, und Lehen 4 kann noch besucht werden.
        [copy] Bei einem anderen Herrscher hätte sie etwas anderes getan.
        [refresh] Zweimal Hilfe von einem Verbündeten im selben Besuch.
        [later] 8 ist gerade, also hast du eine Karte gezogen. Ohne zu punkten wäre es dasselbe; nur der Wert zählt.
        [substitute] Nach dem Besuch verlässt er das Spiel, aber sein Lehen behält die Sterne. Ruf Freunde also, wenn es darauf ankommt.
       *[end] 16 Sterne: Bronze. 18 sind Silber, 20 sind Gold: jedes Lehen.
    }

tutorial-poor = { $move ->
        [corners-far] Dort passt es auch. Aber such die beiden Ecken Berg, links am Land.
        [row-leave] Dort passt es auch, aber den Platz hätte Rabe gern. Lege die Berge links an.
        [swap-side] Das ist erlaubt, aber dann passen noch andere. Lege es links an das Land.
        [longhouse-wait] Du darfst es lassen, aber wer kein Langhaus hat, kann nicht siedeln. Baue hier.
        [half-edge-whole] Dieser Weg ist auch offen, mit einer ganzen Kante. Versuch die halbe.
        [cut-off-home] Das Plättchen nimmt dir niemand. Aber nun nähme Rabe die Mitte und damit den ganzen Osten.
        [cut-off-later] Das läuft dir nicht weg. Sieh nach Osten.
        [strength-far] Dort zählt ein Wikinger nur eins. Neben dem Stein zählt er zwei.
        [water-dry] Dort ist kein Meer: ein Punkt. Am Meer des Steins sind es zwei.
        [friendship-side] Dorthin kommst nur du, das kann warten. Rabe nähme das mittlere Plättchen und läge vorn.
        [friendship-far] Das liegt nicht neben dem Stein.
        [journey-land] Über Land kommst du an Rabe nie vorbei. Wähle unter dem Brett Reise, dann ein Plättchen im Osten.
        [horse-land] Über Land kommst du an Rabe nie vorbei. Wähle unter dem Brett Pferd, dann ein Plättchen im Osten.
        [wisdom-land] Dorthin kannst du jederzeit. Das Plättchen jenseits der Lücke braucht Weisheit: Wähle sie unter dem Brett.
        [wisdom-short] Das geht, aber dorthin kämst du zu Fuß. Überbrücke die Lücke in der Mitte.
        [home-edge] Dort hätte es wenige Nachbarn. Such die Bucht.
        [home-plain] Ein Langhaus, aber ohne Stein. Du hast den Stein Heim: Nutze ihn hier.
        [home-wait] Das war das letzte Plättchen: jetzt oder nie.
        [visit-trump] Dorthin darfst du. Aber in Lehen 4 wären deine drei Blätter Trümpfe.
        [follow-low] Du bedienst, aber 4 ist niedriger als 5: Das punktet nicht.
        [trump-high] Sie punktet, aber das tut jeder Trumpf. Behalte die höhere.
        [trump-side] Weder die Farbe der Aussage noch Trumpf: Das punktet nie, wie hoch es auch ist.
        [exactly-more] 8 schlägt 5 und würde punkten: drei statt zwei, und das Lehen wäre verloren.
        [ally-trump] Blumen sind in Lehen 5 Trumpf. Behalte sie.
        [enough-soon] Das ginge, aber mit fünf Karten wird es schwer, noch viermal zu punkten. Nimm noch eine.
        [enough-luck] Noch eine könnte ein Trumpf sein oder eine Last. Hör hier auf.
        [name-low] Deine Karten dieser Farbe sind niedrig und punkten kaum. Gefährlich sind die Blätter.
        [look-waste] Auch 6 schlägt 7 nicht. Behalte sie für später und spiel die 2.
        [look-low] 3 schlägt 5 nicht. Spiel die 7.
        [exchange-strong] Dann wäre eine 8 die Aussage, und du gäbst eine starke Karte weg.
        [exchange-unsure] Das ist möglich. Aber mit Krallen 1 als Aussage punktet jede andere Krallen-Karte.
        [back-trump] Das ist Trumpf und würde punkten: wieder zwei.
        [ruler-other-suit] Auch dieser Herrscher könnte kommen. Aber du hast vier Blätter: Hol den König der Blätter.
        [ruler-high] Sie punktet, aber das tut auch die niedrigste. Behalte die hohen.
        [ruler-side] Das ist kein Trumpf und punktet nicht.
        [move-up] Lehen 5 will fünf, noch mehr. Du hast drei.
        [refresh-low] 2 schlägt 4 nicht.
        [later-odd] Das punktet, aber 5 ist ungerade: Du müsstest eine Karte abwerfen.
        [later-low] Gerade, aber 2 schlägt 3 nicht.
       *[end-low] Das punktet nicht, und danach bleibt dir nur eine Karte. Spiel jetzt die 7.
    }
