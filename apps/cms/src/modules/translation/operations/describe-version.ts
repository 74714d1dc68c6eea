import { type Locale, locales } from '@estu/domain/locale/locales'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { type Author, readAuthors } from '../../authorship/index.ts'
import { labelOf, sharedChanges, textLeaves, valueAsText } from '../../document-texts/index.ts'
import { readVersion, type VersionPlace } from './read-earlier.ts'
import { readGlobalStates, readTwoStates } from './read-two-states.ts'

export type DescribedVersion = {
  at: Date
  authors: Author[]
  isTrashed: boolean
  /** Languages that have texts to bring back; none where a document holds none at all. */
  languages: readonly Locale[]
  /** What both languages share and a language does not bring back. */
  shared: { label: string; now: string; earlier: string }[]
}

/** A version as its page shows it, with the rights of who asks. @returns null when there is no such version. */
export async function describeVersion(req: PayloadRequest, place: VersionPlace): Promise<DescribedVersion | null> {
  const then = await readVersion(req, place, 'all')
  if (!then) return null
  const { collection, id, version } = place
  const states =
    collection === 'globals'
      ? await readGlobalStates(req, id as GlobalSlug)
      : await readTwoStates(req, req.payload.collections[collection as CollectionSlug].config, id)
  const { fields, newest } = states
  const authors = await readAuthors(req, collection === 'globals' ? id : collection, [version])
  const hasTexts = locales.some((locale) => textLeaves(fields, newest, locale).length > 0)
  return {
    at: then.at,
    authors: authors.get(version) ?? [],
    isTrashed: collection !== 'globals' && !newest.id,
    languages: hasTexts ? locales : [],
    shared: sharedChanges(fields, newest, then.data).map(({ labels, field, from, to }) => ({
      label: labelOf({ labels, path: '' }, req),
      now: valueAsText(to, field, req),
      earlier: valueAsText(from, field, req),
    })),
  }
}
