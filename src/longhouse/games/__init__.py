"""The rules of the games. They are pure code: they use no clock and no third-party package, and read only
package data.
"""
