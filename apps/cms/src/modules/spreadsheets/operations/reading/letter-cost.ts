/** Letters of Russian and Kazakh by how rare they are: about −ln of a letter's share in running text. */
const groups: readonly [string, number][] = [
  ['оеаин', 2.5],
  ['тсрвл', 3],
  ['кмдпу', 3.5],
  ['яыьгзбчіәғқңөұү', 4],
  ['йхж', 4.5],
  ['шюцё', 5.2],
  ['щэфъһ', 6],
  // Ukrainian letters cost what the Kazakh ones at the same bytes cost: a text with no others stays undecided.
  ['єїґ', 4],
]
const letters = new Map(groups.flatMap(([group, cost]) => [...group].map((letter) => [letter, cost] as const)))

const signs = new Set('«»—–№…“”„’‘°×·•§±©®™€‰\u00a0')
/** Signs that never follow a letter directly. */
const opening = new Set('«„€№§±©')

const signCost = 4
const strangeCost = 12
const capitalCost = 0.7
/** A capital after a small letter, or an opening sign within a word. */
const misplacedCost = 4.5

/** Returns how unlikely a sign is after another one in a table in Russian or Kazakh. ASCII costs nothing. */
export function letterCost(before: string, sign: string): number {
  if (sign < '\u0080') return 0
  const small = sign.toLowerCase()
  const cost = letters.get(small)
  if (cost !== undefined) {
    if (sign === small) return cost
    return cost + capitalCost + (isSmallLetter(before) ? misplacedCost : 0)
  }
  if (!signs.has(sign)) return strangeCost
  return signCost + (opening.has(sign) && letters.has(before.toLowerCase()) ? misplacedCost : 0)
}

const isSmallLetter = (sign: string) => letters.has(sign)
