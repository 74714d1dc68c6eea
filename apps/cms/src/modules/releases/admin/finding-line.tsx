import type { DeskFinding } from '../endpoints/desk-endpoint.ts'
import { findingWords, languageName } from './words.ts'

type Props = { finding: DeskFinding; say: Parameters<typeof findingWords>[0] }

/** Which document is in the way, and why. */
export const FindingLine = ({ finding, say }: Props) => (
  <li>
    <strong>{finding.title}</strong>
    {finding.locale && `, ${languageName(say, finding.locale)}`}: {findingWords(say, finding)}
  </li>
)

/** What tells a finding from the others of its list. */
export const findingKey = ({ collection, id, locale }: DeskFinding): string => `${collection}/${id}/${locale}`
