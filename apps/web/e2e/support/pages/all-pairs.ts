/** What can be set, and to which values. */
type Choices = Readonly<Record<string, readonly string[]>>
export type Row = Readonly<Record<string, string>>

const pairsOf = (row: Row): string[] => {
  const names = Object.keys(row)
  return names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => `${one}=${row[one]} ${other}=${row[other]}`),
  )
}

/** Few rows in which any two values meet. The same each time: of all rows the one that brings most new pairs is next. */
export function allPairs(choices: Choices): Row[] {
  const rows = Object.entries(choices).reduce<Row[]>(
    (known, [name, values]) => known.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  )
  const missing = new Set(rows.flatMap(pairsOf))
  const taken: Row[] = []
  while (missing.size > 0) {
    const news = (row: Row) => pairsOf(row).filter((pair) => missing.has(pair)).length
    const best = rows.reduce((leader, row) => (news(row) > news(leader) ? row : leader))
    for (const pair of pairsOf(best)) missing.delete(pair)
    taken.push(best)
  }
  return taken
}
