number-thousands = ,
number-point = { "." }

# A thing in a sentence, by its kind: an before a vowel, some for what is many; else a.
form-name = { $name }
form-the = the { $name }
form-a = { $kind ->
    [an] an { $name }
    [some] { $name }
   *[a] a { $name }
}
form-of = of the { $name }
form-to = to the { $name }

list-and = { $first } and { $last }
