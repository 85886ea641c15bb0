# Environments for programs that learn.

envs-over = This game is over. Reset it before you step again.
envs-no-such-action = There is no action { $action }. Choose a number from 0 to { $last }.
envs-masked = Action { $action } is not legal here. Choose an action that the action mask allows.
envs-not-reset = There is no game yet. Call reset first.
envs-board-over = The game on board { $board } is over. Reset it before you step again.
envs-board-no-such-action = There is no action { $action } (board { $board }). Choose a number from 0 to { $last }.
envs-board-masked = Action { $action } is not legal on board { $board }. Choose an action that the action mask allows.
envs-special-rules = Scenarios can’t be played in a batch of games. Choose a set-up and a goal instead.
