"""The rules of For Northwood!. Numbers such as N3.2, and sections, refer to docs/rules/northwood.md."""
