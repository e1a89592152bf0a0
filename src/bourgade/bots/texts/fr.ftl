## Errors

wrong-no-policy = Il n'y a pas de robot { $name } pour { $game }{ $hint } : choisissez { $known }. D'autres jouent dans `bourgade arena`.
wrong-no-bot = Il n'y a pas de robot { $name } pour { $game }{ $hint } : choisissez { $known }, un fichier comme my_bot.py, ou un nom dans un module comme my_bots:Lucky.
wrong-playouts = { $name } : un arbre fait de 1 à { $most } simulations.
wrong-seconds = { $name } : un arbre pousse pendant plus de 0 et au plus { $most } s.
wrong-not-imported = Le robot { $name } est inutilisable : il ne s'importe pas ({ $why }).
wrong-not-inside = Le robot { $name } est inutilisable : il n'y a pas de { $inside } dedans.
wrong-not-made = Le robot { $name } ne peut pas être créé : { $why }.
wrong-no-choose = Le robot { $name } est inutilisable : il n'a pas de `choose(view)`.
wrong-no-choice = { $seat } n'a rien à choisir maintenant.
wrong-unusable = Le robot { $name } est inutilisable : { $why }.
wrong-several = il a { $known } : dites lequel, par exemple `{ $name }:{ $first }`
wrong-no-class = il n'a pas de classe avec `choose`
wrong-no-file = il n'y a pas de fichier { $file }
wrong-no-python = { $file } n'est pas un fichier Python
