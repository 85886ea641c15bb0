"""The board games Fjords and For Northwood!: rules, records, and a way to play them."""
