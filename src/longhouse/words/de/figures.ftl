# Die Seite der Zahlen: was viele Partien von Bots über die Spiele sagen.

figures-intro = Wie die beiden Spiele sind, aus { $games } Partien, in denen Bots alle Plätze hatten ({ $date }). Ein Zeichen ist, was gemessen wurde; der Strich durch das Zeichen reicht so weit, wie der Zufall allein es in 95 von 100 solchen Versuchen hätte verschieben können. Wo sich zwei Striche weit überdecken, kann der Unterschied Zufall sein. Und Bots spielen nicht wie Menschen.
figures-title = { $plot ->
        [first] Ist es gut anzufangen?
        [points] Punkte nach Stärke
        [spread] Wie sich die Punkte verteilen
        [margin] Wie knapp Partien sind
        [ties] Gleichstand
        [longhouses] Wann Langhäuser gebaut werden
        [length] Wie lang eine Partie ist
        [ranks] Punkte zu zweit, zu dritt und zu viert
        [places3] Zu dritt: Wer gewinnt?
        [places4] Zu viert: Wer gewinnt?
        [runespoints] Was Steine bringen
        [runesworth] Was es wert ist, einen Stein zu haben
        [runesused] Wie oft ein Stein benutzt wird
        [runesdecide] Wie oft eine Rune entscheidet
        [runeschange] Alle Punkte, mit und ohne
        [fiefs] Lehen für Lehen
        [order] Welches Lehen wann?
        [stars] Wie sich die Sterne verteilen
        [goals] Die drei Ziele
        [levels] Gewonnen nach Stärke
        [levelstars] Sterne nach Stärke
        [allies] Was Verbündete wert sind, in Sternen
        [allieswon] Was Verbündete wert sind, in Siegen
       *[used] Wie oft eine Fähigkeit benutzt wird
    }
figures-about = { $plot ->
        [first] Wie oft gewinnt, wer die Entdeckung beginnt, und wie oft, wer die Besiedlung beginnt; zwei gleich starke Bots, bei Klassisch und 2005 in der ersten Runde. Unter zwei Skalden gewinnt, wer anfängt, { $figure } der Partien ({ $low } bis { $high }). Der gestrichelte Strich ist die Hälfte.
        [points] Was ein Bot jeder Stärke zu zweit gegen einen gleich starken am Ende hat: Wikinger, und Land, das sonst niemand erreicht. Unter Skalden bringt das Land im Schnitt { $figure } Punkte.
        [spread] Wie oft jemand zu zweit so viele Punkte hat; die letzte Säule ist für alle mit 26 oder mehr.
        [margin] Mit wie vielen Punkten Vorsprung im Schnitt gewonnen wird, unter zwei gleich starken Bots. Unter Skalden sind es { $figure } ({ $low } bis { $high }).
        [ties] Wie oft zwei gleich starke Bots gleich viele Punkte haben, sodass die Reihenfolge der Besiedlung entscheidet (F8.3). Unter Skalden sind es { $figure } der Partien.
        [longhouses] Nach wie vielen eigenen Plättchen das erste, zweite, dritte und vierte Langhaus steht, bei Siegern und Verlierern; zwei Skalden. Sieger bauen das letzte im Schnitt nach { $figure } Plättchen.
        [length] Wie viele Plättchen in einer Runde gelegt und wie viele Wikinger gesetzt werden, alle zusammen; gespielt von Jarlen. Zu zweit werden { $figure } Plättchen gelegt.
        [ranks] Was Erste, Zweite, Dritte und Vierte am Ende haben, gespielt von Jarlen. Zu viert hat, wer gewinnt, im Schnitt { $figure } Punkte.
        [places3] Wie oft gewinnt, wer als Erster, Zweiter und Dritter an der Reihe ist. Unter Jarlen gewinnt, wer anfängt, { $figure } der Partien; der gestrichelte Strich ist ein Drittel.
        [places4] Wie oft gewinnt, wer als Erster bis Vierter an der Reihe ist. Unter Jarlen gewinnt, wer anfängt, { $figure } der Partien; der gestrichelte Strich ist ein Viertel.
        [runespoints] Wie viele Punkte eine Rune jedem bringt, wenn nur mit dieser gespielt wird; zwei Jarle. Am meisten: { $most }, { $largest }.
        [runesworth] Dieselbe Besiedlung wurde noch einmal gespielt, wobei einem Bot der Stein genommen war: um wie viel sein Vorsprung kleiner wird; zwei Jarle. Am meisten: { $most }, { $largest }.
        [runesused] Wie oft ein Stein benutzt wird, der einmal benutzt werden kann; zwei Jarle. Am häufigsten: { $most }, { $largest }.
        [runesdecide] Wie oft jemand anderes gewonnen hätte: ohne die Punkte der Rune, oder bei Reise, Pferd und Weisheit in derselben Besiedlung, noch einmal ohne den Stein des einen gespielt. Am häufigsten: { $most }, { $largest }. Noch einmal zu spielen ändert schon für sich manches Ergebnis; diese drei sind also obere Grenzen.
        [runeschange] Um wie viele Punkte man mit einer Rune im Spiel höher oder tiefer endet als im Grundspiel; zwei Jarle. Am meisten: { $most }, { $largest }.
        [fiefs] Wie oft jedes Lehen gewonnen wird. Am schwersten ist im vollen Spiel: { $least }, { $smallest }.
        [order] Als wievielter Besuch, vom ersten bis zum achten, jedes Lehen im Schnitt an der Reihe ist. Die späten sind die, die auf die richtige Hand warten.
        [stars] Wie oft eine Reise mit so vielen Sternen endet, wenn 16 das Ziel sind. Manche Summen kommen kaum vor: Ein verlorenes Lehen kostet einen bis vier Sterne.
        [goals] Wie oft das Ziel erreicht wird: 16, 18 oder 20 Sterne. Der Bot kennt das Ziel und spielt darauf.
        [levels] Wie oft jede Stärke im vollen Spiel 16 Sterne erreicht.
        [levelstars] Wie viele Sterne jede Stärke im Schnitt nach Hause bringt, im vollen Spiel mit dem Ziel 16. Am meisten: { $most }, { $largest }.
        [allies] Wie viele Sterne mehr oder weniger eine Reise bringt, wenn diese Gestalt als Verbündete ausgeteilt ist, verglichen mit allen anderen Reisen des vollen Spiels. Am meisten: { $most }, { $largest }; am wenigsten: { $least }, { $smallest }.
        [allieswon] Dasselbe in gewonnenen Partien. Am meisten: { $most }, { $largest }; am wenigsten: { $least }, { $smallest }.
       *[used] In welchem Teil der Besuche, bei denen diese Gestalt zur Stelle ist, sie benutzt wird, als Verbündete und als Vertretung. Als Verbündete am häufigsten: { $most }, { $largest }; am seltensten: { $least }, { $smallest }.
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
        [settlement] beginnt die Besiedlung
        [vikings] Wikinger
        [land] Land
        [tiles] Plättchen
        [points] Punkte
        [games] Partien
        [seats] Spieler
        [stars] Sterne
        [winner] Sieger
        [loser] Verlierer
        [ally] als Verbündete
       *[substitute] als Vertretung
    }
figures-place = { $place ->
        [1] Erste
        [2] Zweite
        [3] Dritte
       *[4] Vierte
    }
figures-table = Als Tabelle
figures-figure = Zahl
figures-interval = 95 %
figures-from-to = { $low } bis { $high }
figures-csv = CSV
figures-csv-all = Alle Zahlen als CSV
figures-made = Wie sie entstanden sind
figures-made-about = Alle Plätze einer Partie hat dieselbe Stärke, jede Partie hat einen eigenen Startwert. Die Norne denkt hier bei Fjords 20 Millisekunden über einen Zug nach und ist also schwächer als am Tisch; bei Für Northwood! ist der Skalde der Stärkste, der spielt, und von ihm sind alle Diagramme außer dem der Stärken. Der Befehl, der solche Partien spielt und auszählt:
figures-sets = Die Partien
figures-set = Reihe
figures-player = Stärke
figures-seed = Startwert
