number-thousands = ,
number-point = { "." }
