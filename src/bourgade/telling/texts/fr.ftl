telling-why-not = { $move } : { $reason }.
telling-not-now = { $move } : impossible maintenant.
