## Errors

wrong-no-policy = There is no bot { $name } for { $game }{ $hint }: choose { $known }. Others play in `bourgade arena`.
wrong-no-bot = There is no bot { $name } for { $game }{ $hint }: choose { $known }, a file as my_bot.py, or something in a module as my_bots:Lucky.
wrong-playouts = { $name }: a tree has 1 to { $most } playouts.
wrong-seconds = { $name }: a tree grows for more than 0 and at most { $most } s.
wrong-not-imported = The bot { $name } cannot be used: it does not import ({ $why }).
wrong-not-inside = The bot { $name } cannot be used: there is no { $inside } in it.
wrong-not-made = The bot { $name } cannot be made: { $why }.
wrong-no-choose = The bot { $name } cannot be used: it has no `choose(view)`.
wrong-no-choice = { $seat } has nothing to choose now.
wrong-unusable = The bot { $name } cannot be used: { $why }.
wrong-several = it has { $known }: say which, as { $name }:{ $first }
wrong-no-class = it has no class with `choose`
wrong-no-file = there is no file { $file }
wrong-no-python = { $file } is not a Python file
