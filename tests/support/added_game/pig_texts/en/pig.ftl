pig-title = Pig
pig-not-now = That is not possible now. Choose roll or hold when it is your turn.
pig-unreadable = This is no move of Pig. Type roll or hold.
pig-points = A view of Pig has the points of { $seats } seats.
