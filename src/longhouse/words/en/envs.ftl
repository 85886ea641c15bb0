# Environments for programs that learn.

envs-over = This game is over. Reset it before you step again.
envs-no-such-action = There is no action { $action }. Choose a number from 0 to { $last }.
envs-masked = Action { $action } is not legal here. Choose one that the mask allows.
envs-not-reset = Call reset first.
