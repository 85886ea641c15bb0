# Die Seite der Zahlen: was viele Partien von Bots über die Spiele sagen.

figures-intro = Diese Zahlen stammen aus { $games } Partien, die nur Bots gespielt haben ({ $date }). Jede Markierung ist ein gemessener Wert. Der Strich darum zeigt, wie genau er ist (95-%-Vertrauensbereich). Überlappen sich zwei Striche stark, kann der Unterschied Zufall sein. Bots spielen nicht wie Menschen.
figures-title = { $plot ->
        [first] Gewinnt der Startspieler öfter?
        [points] Punkte je nach Spielstärke der Bots
        [spread] Wie sich die Punkte verteilen
        [margin] Wie knapp Partien sind
        [ties] Wie oft es Gleichstand gibt
        [longhouses] Wann Langhäuser gebaut werden
        [length] Wie lang eine Partie ist
        [ranks] Punkte zu zweit, zu dritt und zu viert
        [places3] Zu dritt: Zählt die Zugreihenfolge?
        [places4] Zu viert: Zählt die Zugreihenfolge?
        [runespoints] Wie viele Punkte Runensteine bringen
        [runesworth] Wie viel Vorsprung ein Runenstein bringt
        [runesused] Wie oft ein Runenstein genutzt wird
        [runesdecide] Wie oft ein Runenstein entscheidet
        [runeschange] Punkte mit und ohne Runenstein
        [fiefs] Wie oft jedes Lehen gewonnen wird
        [order] Wann jedes Lehen besucht wird
        [stars] Wie sich die Sterne verteilen
        [goals] Wie oft die drei Ziele erreicht werden
        [levels] Siege je nach Spielstärke der Bots
        [levelstars] Sterne je nach Spielstärke der Bots
        [allies] Was Verbündete wert sind, in Sternen
        [allieswon] Was Verbündete wert sind, in Siegen
       *[used] Wie oft eine Fähigkeit genutzt wird
    }
figures-about = { $plot ->
        [first] Das Diagramm zeigt, wie oft der Spieler gewinnt, der die Entdeckung oder die Landnahme beginnt. Beide Bots sind gleich stark. In der Klassischen Variante und der Ausgabe von 2005 zählt nur die erste Runde. Bei zwei Skalden gewinnt der Startspieler { $figure } der Partien ({ $low } bis { $high }). Die gestrichelte Linie markiert die Hälfte.
        [points] Das Diagramm zeigt, womit Bots in Partien zu zweit ihre Punkte holen: mit Wikingern und mit Land, das sonst niemand erreicht. Beide Bots sind gleich stark. Bei Skalden bringt das Land im Schnitt { $figure } Punkte.
        [spread] Das Diagramm zeigt, wie oft die Spieler in Partien zu zweit jede Punktzahl erreichen. Die letzte Säule steht für 26 oder mehr Punkte.
        [margin] Das Diagramm zeigt, wie viele Punkte Vorsprung der Sieger im Schnitt hat. Beide Bots sind gleich stark. Bei Skalden sind es { $figure } Punkte ({ $low } bis { $high }).
        [ties] Das Diagramm zeigt, wie oft zwei gleich starke Bots gleich viele Punkte haben. Bei Gleichstand entscheidet die Zugreihenfolge in der Landnahme (Regel F8.3). Bei Skalden gibt es ihn in { $figure } der Partien.
        [longhouses] Das Diagramm zeigt, nach wie vielen eigenen Plättchen ein Spieler sein erstes bis viertes Langhaus baut, getrennt nach Siegern und Verlierern. Es spielen zwei Skalden. Sieger bauen das letzte Langhaus im Schnitt nach { $figure } Plättchen.
        [length] Das Diagramm zeigt, wie viele Plättchen und Wikinger alle Spieler zusammen in einer Runde legen und setzen. Es spielen nur Jarle. Zu zweit werden im Schnitt { $figure } Plättchen gelegt.
        [ranks] Das Diagramm zeigt, wie viele Punkte der Erste, Zweite, Dritte und Vierte am Ende haben. Es spielen nur Jarle. Zu viert hat der Sieger im Schnitt { $figure } Punkte.
        [places3] Das Diagramm zeigt, wie oft der erste, zweite und dritte Spieler der Zugreihenfolge gewinnt. Bei Jarlen gewinnt der Startspieler { $figure } der Partien. Die gestrichelte Linie markiert ein Drittel.
        [places4] Das Diagramm zeigt, wie oft jeder der vier Spieler der Zugreihenfolge gewinnt. Bei Jarlen gewinnt der Startspieler { $figure } der Partien. Die gestrichelte Linie markiert ein Viertel.
        [runespoints] Das Diagramm zeigt, wie viele Punkte ein Runenstein einem Spieler bringt, wenn nur diese Rune im Spiel ist. Es spielen zwei Jarle. Am meisten bringt: { $most }, { $largest } Punkte.
        [runesworth] Zwei Jarle haben dieselbe Landnahme noch einmal gespielt, aber einer ohne seinen Runenstein. Das Diagramm zeigt, um wie viele Punkte sein Vorsprung schrumpft. Der größte Verlust: { $most }, { $largest } Punkte.
        [runesused] Das Diagramm zeigt, wie oft Spieler einen Runenstein nutzen, der einmal pro Partie wirkt. Es spielen zwei Jarle. Am häufigsten genutzt: { $most }, { $largest }.
        [runesdecide] Das Diagramm zeigt, wie oft ohne den Runenstein ein anderer Spieler gewonnen hätte. Für Reise, Pferd und Weisheit wurde die Landnahme ohne den Stein eines Spielers wiederholt. Manche Wiederholung endet auch aus anderen Gründen anders. Darum sind die wahren Werte für diese drei Steine niedriger. Am häufigsten entscheidet: { $most }, { $largest }.
        [runeschange] Das Diagramm zeigt, wie viele Punkte ein Spieler mit einem Runenstein im Spiel mehr oder weniger hat als ohne. Es spielen zwei Jarle. Der größte Unterschied: { $most }, { $largest } Punkte.
        [fiefs] Das Diagramm zeigt, wie oft jedes Lehen gewonnen wird. Das schwerste Lehen im kompletten Spiel: { $least }, { $smallest }.
        [order] Das Diagramm zeigt, wann jedes Lehen im Schnitt besucht wird, vom ersten bis zum achten Besuch. Manche Lehen besuchen die Bots spät, weil sie auf passende Karten warten.
        [stars] Das Diagramm zeigt, mit wie vielen Sternen die Partien enden, wenn das Ziel 16 Sterne ist. Manche Summen sind selten, denn ein verlorenes Lehen kostet einen bis vier Sterne.
        [goals] Das Diagramm zeigt, wie oft jedes Ziel erreicht wird: 16, 18 oder 20 Sterne. Der Bot kennt das Ziel und spielt darauf hin.
        [levels] Das Diagramm zeigt, wie oft jede Spielstärke im kompletten Spiel 16 Sterne erreicht.
        [levelstars] Das Diagramm zeigt, wie viele Sterne jede Spielstärke im Schnitt holt, im kompletten Spiel mit dem Ziel 16. Die beste Spielstärke: { $most }, { $largest } Sterne.
        [allies] Das Diagramm zeigt für jeden Charakter, wie viele Sterne eine Partie des kompletten Spiels mehr oder weniger bringt, wenn er ein Verbündeter ist. Der nützlichste: { $most }, { $largest } Sterne. Der am wenigsten nützliche: { $least }, { $smallest } Sterne.
        [allieswon] Das Diagramm zeigt für jeden Charakter, wie viel öfter oder seltener das komplette Spiel gewonnen wird, wenn er ein Verbündeter ist. Der nützlichste: { $most }, { $largest }. Der am wenigsten nützliche: { $least }, { $smallest }.
       *[used] Das Diagramm zeigt für jeden Charakter, wie oft er bei Besuchen eingesetzt wird, bei denen er verfügbar ist, als Verbündeter oder als Vertretung. Am häufigsten eingesetzt: { $most }, { $largest }. Am seltensten: { $least }, { $smallest }.
    }
# Beschriftungen in den Diagrammen.
figures-kind = { $kind ->
        [random] Zufällige Züge
        [greedy] Ein Zug voraus
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skalde
        [vala] Vala
        [norn] Norne
        [epic] Episch
        [classic] Klassisch
        [first] 2005
        [runes] Alle Runensteine
       *[rune] { rune-name }
    }
# Beschriftungen in den Diagrammen.
figures-part = { $part ->
        [exploration] beginnt die Entdeckung
        [settlement] beginnt die Landnahme
        [vikings] Wikinger
        [land] Land, das sonst niemand erreicht
        [tiles] Plättchen
        [points] Punkte
        [games] Partien
        [seats] Spieler
        [stars] Sterne
        [winner] Sieger
        [loser] Verlierer
        [ally] als Verbündeter
       *[substitute] als Vertretung
    }
figures-place = Nr. { $place }
figures-table = Als Tabelle zeigen
figures-figure = Wert
figures-interval = 95-%-Vertrauensbereich
figures-from-to = { $low } bis { $high }
figures-csv = CSV herunterladen
figures-csv-all = Alles als CSV
figures-made = Woher diese Zahlen stammen
figures-games = Spiele
figures-made-about = In jeder Partie haben alle Bots dieselbe Spielstärke, und jede Partie hat ihren eigenen Startwert. Bei Fjords rechnet die Norne hier nur 20 Millisekunden pro Zug. Darum ist sie schwächer als in deinen Partien. Bei Für Northwood! hat der Skalde alle Partien gespielt, außer beim Vergleich der Spielstärken. Dieser Befehl spielt solche Partien und wertet sie aus:
figures-sets = Die Messreihen
figures-set = Messreihe
figures-player = Spielstärke
figures-seed = Startwert
