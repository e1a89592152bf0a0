number-thousands = { "\u202F" }
number-point = ,
