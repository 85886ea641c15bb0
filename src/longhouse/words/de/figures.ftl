# Die Seite der Zahlen: was viele Partien von Bots über die Spiele sagen.

figures-intro = Wie spielen sich die beiden Spiele? Antworten aus { $games } Partien, die nur Bots gespielt haben ({ $date }). Jede Markierung ist ein gemessener Wert, der Strich darum zeigt, wie genau er ist (95-%-Vertrauensbereich). Überlappen sich zwei Striche stark, kann der Unterschied Zufall sein. Und Bots spielen nicht wie Menschen.
figures-title = { $plot ->
        [first] Lohnt es sich zu beginnen?
        [points] Punkte nach Spielstärke
        [spread] Wie sich die Punkte verteilen
        [margin] Wie knapp Partien sind
        [ties] Gleichstand
        [longhouses] Wann Langhäuser gebaut werden
        [length] Wie lang eine Partie ist
        [ranks] Punkte zu zweit, zu dritt und zu viert
        [places3] Zu dritt: Wer gewinnt?
        [places4] Zu viert: Wer gewinnt?
        [runespoints] Wie viele Punkte Runensteine bringen
        [runesworth] Was ein eigener Runenstein wert ist
        [runesused] Wie oft ein Runenstein genutzt wird
        [runesdecide] Wie oft ein Runenstein entscheidet
        [runeschange] Alle Punkte, mit und ohne Runenstein
        [fiefs] Lehen für Lehen
        [order] Welches Lehen wann?
        [stars] Wie sich die Sterne verteilen
        [goals] Die drei Ziele
        [levels] Siege nach Spielstärke
        [levelstars] Sterne nach Spielstärke
        [allies] Was Verbündete wert sind, in Sternen
        [allieswon] Was Verbündete wert sind, in Siegen
       *[used] Wie oft eine Fähigkeit genutzt wird
    }
figures-about = { $plot ->
        [first] So oft gewinnt der Spieler, der die Entdeckung oder die Landnahme beginnt. Es spielen zwei gleich starke Bots. In der Klassischen Variante und der Ausgabe von 2005 zählt nur die erste Runde. Bei zwei Skalden gewinnt der Startspieler { $figure } der Partien ({ $low } bis { $high }). Die gestrichelte Linie markiert die Hälfte.
        [points] Womit Bots jeder Spielstärke in Partien zu zweit ihre Punkte holen: mit Wikingern und mit Land, das sonst niemand erreicht. Der Gegner ist gleich stark. Bei Skalden bringt das Land im Schnitt { $figure } Punkte.
        [spread] Wie oft ein Spieler in Partien zu zweit auf eine Punktzahl kommt. Die letzte Säule steht für alle mit 26 oder mehr Punkten.
        [margin] Mit wie vielen Punkten Vorsprung im Schnitt gewonnen wird. Es spielen zwei gleich starke Bots. Bei Skalden sind es { $figure } ({ $low } bis { $high }).
        [ties] Wie oft zwei gleich starke Bots gleich viele Punkte haben. Dann entscheidet die Reihenfolge in der Landnahme (Regel F8.3). Bei Skalden kommt das in { $figure } der Partien vor.
        [longhouses] Nach wie vielen eigenen Plättchen Sieger und Verlierer ihr erstes, zweites, drittes und viertes Langhaus bauen. Es spielen zwei Skalden. Sieger bauen das letzte im Schnitt nach { $figure } Plättchen.
        [length] Wie viele Plättchen und Wikinger in einer Runde aufs Brett kommen, alle Spieler zusammen. Es spielen Jarle. Zu zweit werden { $figure } Plättchen gelegt.
        [ranks] Wie viele Punkte der Erste, Zweite, Dritte und Vierte am Ende haben. Es spielen Jarle. Zu viert hat der Sieger im Schnitt { $figure } Punkte.
        [places3] Wie oft der erste, zweite und dritte Spieler in der Zugfolge gewinnt. Bei Jarlen gewinnt der Startspieler { $figure } der Partien. Die gestrichelte Linie markiert ein Drittel.
        [places4] Wie oft der erste bis vierte Spieler in der Zugfolge gewinnt. Bei Jarlen gewinnt der Startspieler { $figure } der Partien. Die gestrichelte Linie markiert ein Viertel.
        [runespoints] Wie viele Punkte ein Runenstein einem Spieler bringt. Es spielen zwei Jarle, und nur dieser Runenstein ist dabei. Am meisten: { $most }, { $largest }.
        [runesworth] Zwei Jarle haben dieselbe Landnahme noch einmal gespielt, diesmal hatte einer den Runenstein nicht. So viele Punkte schrumpft sein Vorsprung. Am meisten: { $most }, { $largest }.
        [runesused] Wie oft ein Spieler einen Runenstein nutzt, den er einmal pro Partie nutzen darf. Es spielen zwei Jarle. Am häufigsten: { $most }, { $largest }.
        [runesdecide] Wie oft ohne den Runenstein der andere Spieler gewonnen hätte. Bei Reise, Pferd und Weisheit wurde dazu die Landnahme ohne den Stein eines Spielers wiederholt. Am häufigsten: { $most }, { $largest }. Manches Ergebnis ändert sich schon durch die Wiederholung. Diese drei Werte sind also eher zu hoch.
        [runeschange] Wie viele Punkte ein Spieler mit einem Runenstein mehr oder weniger hat als ohne. Es spielen zwei Jarle. Am meisten: { $most }, { $largest }.
        [fiefs] Wie oft jedes Lehen gewonnen wird. Am schwersten im kompletten Spiel: { $least }, { $smallest }.
        [order] Als wievieltes von acht jedes Lehen im Schnitt besucht wird. Bei den späten Lehen wartet der Bot auf passende Karten.
        [stars] Wie oft eine Partie mit so vielen Sternen endet, wenn 16 das Ziel sind. Manche Summen kommen kaum vor, denn ein verlorenes Lehen kostet einen bis vier Sterne.
        [goals] Wie oft das Ziel erreicht wird: 16, 18 oder 20 Sterne. Der Bot kennt das Ziel und spielt darauf hin.
        [levels] Wie oft jede Spielstärke im kompletten Spiel 16 Sterne erreicht.
        [levelstars] Wie viele Sterne jede Spielstärke im Schnitt holt, im kompletten Spiel mit dem Ziel 16. Am meisten: { $most }, { $largest }.
        [allies] Wie viele Sterne eine Partie mehr oder weniger bringt, wenn dieser Charakter ein Verbündeter ist. Verglichen wird mit allen anderen Partien des kompletten Spiels. Am meisten: { $most }, { $largest }; am wenigsten: { $least }, { $smallest }.
        [allieswon] Wie viel öfter oder seltener eine Partie gewonnen wird, wenn dieser Charakter ein Verbündeter ist. Am meisten: { $most }, { $largest }; am wenigsten: { $least }, { $smallest }.
       *[used] Wie oft dieser Charakter eingesetzt wird, wenn er verfügbar ist, als Verbündeter und als Vertretung. Als Verbündeter am häufigsten: { $most }, { $largest }; am seltensten: { $least }, { $smallest }.
    }
figures-kind = { $kind ->
        [random] Zufällig
        [greedy] Gierig
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skalde
        [norn] Norne
        [epic] Episch
        [classic] Klassisch
        [first] 2005
        [runes] Alle Runensteine
       *[rune] { rune-name }
    }
figures-part = { $part ->
        [exploration] beginnt die Entdeckung
        [settlement] beginnt die Landnahme
        [vikings] Wikinger
        [land] Land
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
figures-place = { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[4] Vierter
    }
figures-table = Als Tabelle
figures-figure = Wert
figures-interval = 95-%-Bereich
figures-from-to = { $low } bis { $high }
figures-csv = CSV herunterladen
figures-csv-all = Alles als CSV
figures-made = Wie die Zahlen entstanden sind
figures-games = Spiele
figures-made-about = In jeder Partie haben alle Plätze dieselbe Spielstärke, und jede Partie hat ihren eigenen Startwert. Bei Fjords rechnet die Norne hier nur 20 Millisekunden pro Zug. In deinen Partien rechnet sie länger und ist stärker. Bei Für Northwood! ist der Skalde der stärkste Bot. Von ihm stammen alle Diagramme außer dem Vergleich der Spielstärken. Dieser Befehl spielt solche Partien und zählt sie aus:
figures-sets = Die Partien
figures-set = Testreihe
figures-player = Spielstärke
figures-seed = Startwert
