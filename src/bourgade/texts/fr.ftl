number-thousands = { "\u202F" }
number-point = ,

# Une chose dans une phrase, selon son genre (.kind) : le, la, les, ou l' devant un masculin (l-m) ou un féminin (l-f).
form-name = { $name }
form-the = { $kind ->
    [la] la { $name }
    [les] les { $name }
    [l-m] l'{ $name }
    [l-f] l'{ $name }
   *[le] le { $name }
}
form-a = { $kind ->
    [la] une { $name }
    [l-f] une { $name }
    [les] des { $name }
   *[le] un { $name }
}
form-of = { $kind ->
    [la] de la { $name }
    [les] des { $name }
    [l-m] de l'{ $name }
    [l-f] de l'{ $name }
   *[le] du { $name }
}
form-to = { $kind ->
    [la] à la { $name }
    [les] aux { $name }
    [l-m] à l'{ $name }
    [l-f] à l'{ $name }
   *[le] au { $name }
}

list-and = { $first } et { $last }
