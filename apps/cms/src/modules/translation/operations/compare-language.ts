import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { labelOf, plainText, type TextLeaf, textLeaves } from '../../document-texts/index.ts'
import { readEarlier, type VersionPlace } from './read-earlier.ts'

/** One text as it reads now, and as it would once the version is brought back. */
export type TextChange = { path: string; label: string; now: string; earlier: string }

export type LanguageComparison = {
  changes: TextChange[]
  /** Nothing at all would change. Where that is not so and no text changes, the order or the look of texts does. */
  isSame: boolean
  /** Sent back with the wish to restore, so that nothing is written over that was not compared. */
  revision: string
}

/** What bringing one language back from a version would change. @returns null when there is no such version. */
export async function compareLanguage(
  req: PayloadRequest,
  place: VersionPlace,
  locale: Locale,
): Promise<LanguageComparison | null> {
  const found = await readEarlier(req, place, locale)
  if (!found) return null
  const { fields, current, restored, revision, isSame } = found
  const now = byPath(textLeaves(fields, current))
  const earlier = byPath(textLeaves(fields, { ...current, ...restored }))
  const changes = [...new Map([...now, ...earlier]).values()].map((leaf) => ({
    path: leaf.path,
    label: labelOf(leaf, req),
    now: plainText(now.get(leaf.path)?.value),
    earlier: plainText(earlier.get(leaf.path)?.value),
  }))
  return { changes: changes.filter((change) => change.now !== change.earlier), isSame, revision }
}

const byPath = (leaves: readonly TextLeaf[]) => new Map(leaves.map((leaf) => [leaf.path, leaf]))
