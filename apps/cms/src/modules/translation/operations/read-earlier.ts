import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, Field, GlobalSlug, PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { type Data, dataOf } from '../../../fields/walk/document-data.ts'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import { keepToTexts } from '../../document-texts/index.ts'
import { readLanguage } from './read-language.ts'
import { revisionOf } from './text-revision.ts'

/** A version of a document of a collection, or of a single one by its slug under `globals`. */
export type VersionPlace = { collection: string; id: string; version: string }

/** One language of a document as it is, and with the texts that it had in an earlier version. */
export type EarlierLanguage = {
  fields: readonly Field[]
  current: Data
  restored: Data
  /** Of everything that bringing it back would write over. */
  revision: string
  isSame: boolean
}

/** @returns null when there is no such version of this document, or the document lies in the trash. */
export async function readEarlier(
  req: PayloadRequest,
  place: VersionPlace,
  locale: Locale,
): Promise<EarlierLanguage | null> {
  const { collection, id } = place
  const fields = fieldsOf(req.payload, collection, id)
  const version = await readVersion(req, place, locale)
  const current = version && (await readLanguage(req, collection, id, locale))
  if (!version || !current) return null
  const restored = keepToTexts(fields, current, version.data)
  const revision = revisionOf(keepToTexts(fields, current, current))
  return { fields, current, restored, revision, isSame: revisionOf(restored) === revision }
}

/** A document as a version has it, and since when, with the rights of who asks. */
export async function readVersion(
  req: PayloadRequest,
  { collection, id, version }: VersionPlace,
  locale: Locale | 'all',
): Promise<{ at: Date; data: Data } | null> {
  const shared = {
    id: version,
    locale,
    depth: 0,
    disableErrors: true,
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  } as const
  if (collection === 'globals') {
    const found = await req.payload.findGlobalVersionByID({ ...shared, slug: id as GlobalSlug, overrideAccess: false })
    return found && versionOf(found)
  }
  const slug = collection as CollectionSlug
  if (!req.payload.collections[slug].config.versions) return null
  const found = await req.payload.findVersionByID({ ...shared, collection: slug, overrideAccess: false })
  return found && String(found.parent) === id ? versionOf(found) : null
}

const versionOf = ({ updatedAt, version }: { updatedAt: string; version: object }) => ({
  at: new Date(updatedAt),
  data: dataOf(version),
})
