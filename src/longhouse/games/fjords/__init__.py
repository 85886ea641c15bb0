"""The rules of Fjords, in both editions. Numbers such as F3.2, and sections, refer to docs/rules/fjords.md."""
