number-thousands = { "\u202F" }
number-point = ,

# A thing in a sentence, by its kind: le, la, les, or l' before a masculine (l-m) or a feminine one (l-f).
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
