telling-why-not = { $move }: { $reason }.
telling-not-now = { $move }: not possible now.
