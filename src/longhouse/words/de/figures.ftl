# Die Seite der Zahlen: was viele Partien von Bots über die Spiele sagen.

figures-intro = Wie spielen sich die beiden Spiele? Antworten aus { $games } Partien, die nur Bots gespielt haben ({ $date }). Jede Markierung ist ein gemessener Wert, der Strich darum sein 95-%-Vertrauensbereich. Überlappen sich zwei Striche stark, kann der Unterschied Zufall sein. Und Bots spielen nicht wie Menschen.
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
        [runespoints] Was Steine bringen
        [runesworth] Was ein eigener Stein wert ist
        [runesused] Wie oft ein Stein genutzt wird
        [runesdecide] Wie oft eine Rune entscheidet
        [runeschange] Alle Punkte, mit und ohne Rune
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
        [first] Wie oft gewinnt, wer die Entdeckung beginnt, und wie oft, wer die Landnahme beginnt. Es spielen zwei gleich starke Bots, bei Klassisch und 2005 zählt die erste Runde. Unter zwei Skalden gewinnt der Startspieler { $figure } der Partien ({ $low } bis { $high }). Die gestrichelte Linie markiert die Hälfte.
        [points] Womit ein Bot jeder Spielstärke zu zweit seine Punkte holt: Wikinger und Land, das sonst niemand erreicht. Der Gegner ist gleich stark. Unter Skalden bringt das Land im Schnitt { $figure } Punkte.
        [spread] Wie oft ein Spieler zu zweit so viele Punkte hat. Die letzte Säule steht für alle mit 26 oder mehr Punkten.
        [margin] Wie viele Punkte der Sieger im Schnitt vorn liegt, unter zwei gleich starken Bots. Unter Skalden sind es { $figure } ({ $low } bis { $high }).
        [ties] Wie oft zwei gleich starke Bots gleich viele Punkte haben. Dann entscheidet die Reihenfolge in der Landnahme (F8.3). Unter Skalden kommt das in { $figure } der Partien vor.
        [longhouses] Nach wie vielen eigenen Plättchen das erste, zweite, dritte und vierte Langhaus steht, bei Siegern und Verlierern unter zwei Skalden. Sieger bauen das letzte im Schnitt nach { $figure } Plättchen.
        [length] Wie viele Plättchen und Wikinger in einer Runde aufs Brett kommen, alle Spieler zusammen. Es spielen Jarle. Zu zweit werden { $figure } Plättchen gelegt.
        [ranks] Wie viele Punkte der Erste, Zweite, Dritte und Vierte am Ende haben. Es spielen Jarle. Zu viert hat der Sieger im Schnitt { $figure } Punkte.
        [places3] Wie oft der erste, zweite und dritte Spieler in der Zugfolge gewinnt. Unter Jarlen gewinnt der Startspieler { $figure } der Partien. Die gestrichelte Linie markiert ein Drittel.
        [places4] Wie oft der erste bis vierte Spieler in der Zugfolge gewinnt. Unter Jarlen gewinnt der Startspieler { $figure } der Partien. Die gestrichelte Linie markiert ein Viertel.
        [runespoints] Wie viele Punkte eine Rune einem Spieler bringt, wenn nur sie dabei ist; zwei Jarle. Am meisten: { $most }, { $largest }.
        [runesworth] Dieselbe Landnahme wurde noch einmal gespielt, ohne den Stein eines Spielers. So stark schrumpft sein Vorsprung; zwei Jarle. Am meisten: { $most }, { $largest }.
        [runesused] Wie oft ein Spieler einen Stein nutzt, den er einmal nutzen darf; zwei Jarle. Am häufigsten: { $most }, { $largest }.
        [runesdecide] Wie oft ohne die Punkte der Rune ein anderer gewonnen hätte. Bei Reise, Pferd und Weisheit wurde dieselbe Landnahme ohne den Stein eines Spielers wiederholt. Am häufigsten: { $most }, { $largest }. Schon die Wiederholung ändert manches Ergebnis; diese drei Werte sind also Obergrenzen.
        [runeschange] Um wie viele Punkte ein Spieler mit einer Rune höher oder tiefer endet als im Grundspiel; zwei Jarle. Am meisten: { $most }, { $largest }.
        [fiefs] Wie oft jedes Lehen gewonnen wird. Am schwersten im kompletten Spiel: { $least }, { $smallest }.
        [order] An welcher Stelle der Reise, von 1 bis 8, jedes Lehen im Schnitt besucht wird. Späte Lehen warten auf die richtige Hand.
        [stars] Wie oft eine Reise mit so vielen Sternen endet, wenn 16 das Ziel sind. Manche Summen kommen kaum vor, denn ein verlorenes Lehen kostet einen bis vier Sterne.
        [goals] Wie oft das Ziel erreicht wird: 16, 18 oder 20 Sterne. Der Bot kennt das Ziel und spielt darauf hin.
        [levels] Wie oft jede Spielstärke im kompletten Spiel 16 Sterne erreicht.
        [levelstars] Wie viele Sterne jede Spielstärke im Schnitt holt, im kompletten Spiel mit dem Ziel 16. Am meisten: { $most }, { $largest }.
        [allies] Wie viele Sterne mehr oder weniger eine Reise mit diesem Charakter als Verbündetem bringt, verglichen mit allen anderen Reisen des kompletten Spiels. Am meisten: { $most }, { $largest }; am wenigsten: { $least }, { $smallest }.
        [allieswon] Dasselbe in gewonnenen Partien. Am meisten: { $most }, { $largest }; am wenigsten: { $least }, { $smallest }.
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
        [runes] Alle Runen
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
figures-interval = 95 %
figures-from-to = { $low } bis { $high }
figures-csv = CSV herunterladen
figures-csv-all = Alles als CSV
figures-made = Wie die Zahlen entstanden sind
figures-made-about = In jeder Partie haben alle Plätze dieselbe Spielstärke, und jede Partie hat ihren eigenen Startwert. Bei Fjords rechnet die Norne hier nur 20 Millisekunden pro Zug; am Tisch ist sie stärker. Bei Für Northwood! ist der Skalde der stärkste Bot. Von ihm stammen alle Diagramme außer dem Vergleich der Spielstärken. Dieser Befehl spielt solche Partien und zählt sie aus:
figures-sets = Die Partien
figures-set = Reihe
figures-player = Spielstärke
figures-seed = Startwert
