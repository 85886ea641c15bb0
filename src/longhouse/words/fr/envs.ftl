# Des environnements pour les programmes qui apprennent.

envs-over = Cette partie est finie. Réinitialisez-la avant de continuer.
envs-no-such-action = L’action { $action } n’existe pas. Choisissez un nombre de 0 à { $last }.
envs-masked = L’action { $action } est interdite ici. Choisissez-en une que le masque autorise.
envs-not-reset = Appelez d’abord reset.
