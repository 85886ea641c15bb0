# Des environnements pour les programmes qui apprennent.

envs-over = Cette partie est terminée. Réinitialisez-la avant de continuer.
envs-no-such-action = L’action { $action } n’existe pas. Choisissez un nombre de 0 à { $last }.
envs-masked = L’action { $action } est interdite ici. Choisissez-en une que le masque autorise.
envs-not-reset = La partie n’a pas commencé. Appelez d’abord reset.
envs-board-over = La partie du plateau { $board } est terminée. Réinitialisez-la avant de continuer.
envs-board-no-such-action = L’action { $action } n’existe pas (plateau { $board }). Choisissez un nombre de 0 à { $last }.
envs-board-masked = L’action { $action } est interdite sur le plateau { $board }. Choisissez-en une que le masque autorise.
envs-special-rules = Les scénarios ne se jouent pas sur plusieurs plateaux à la fois. Choisissez plutôt une mise en place et un objectif.
