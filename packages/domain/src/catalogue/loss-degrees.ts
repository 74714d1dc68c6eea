import { rangeDash } from '../text/typography/with-usual-spaces.ts'
import { lossDegrees } from '../vocabulary/loss-degrees.ts'

/** «I–III»: degrees of hearing loss in a row as a range, kept on one line; those unknown are left out. */
export function degreesLabel(degrees: readonly string[]): string {
  const sorted = lossDegrees.filter((degree) => degrees.includes(degree))
  const [first] = sorted
  const last = sorted.at(-1)
  if (!first || !last || first === last) return first ?? ''
  return `${first}${rangeDash}${last}`
}
