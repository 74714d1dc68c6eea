import type { Locale } from '@estu/domain/locale/locales'
import { type CollectionSlug, type GlobalSlug, type PayloadRequest, ValidationError } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { isAboutShown } from './about-shown.ts'
import type { DocumentPlace } from './live-state.ts'

/** One language of one document. A single document, which has no drafts, brings the text that was put aside for it. */
export type Entry = DocumentPlace & { locale: Locale; prepared?: { data: Record<string, unknown>; baseAt: number } }

/**
 * Why an entry cannot go out, in a word, and which fields it lacks: by their labels, and by their places in the form;
 * `words` is what the CMS said where it refused, or says of a field that is filled in wrongly.
 */
export type Finding = DocumentPlace & {
  locale: Locale
  reason: 'incomplete' | 'trashed' | 'gone' | 'changed' | 'refused'
  lacks: string[]
  fields: string[]
  words: string | null
}

/** Ends the transaction of a release: nothing of it goes out. */
export class ReleaseStopped extends Error {
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[]) {
    super('release-stopped')
    this.findings = findings
  }
}

/** @throws ReleaseStopped where the document is refused; what fails for another reason is thrown as it is. */
export async function publishEntry(req: PayloadRequest, entry: Entry): Promise<void> {
  try {
    await (entry.collection === 'globals' ? saveGlobal(req, entry) : publishDocument(req, entry))
  } catch (error) {
    const finding = findingOf(entry, error)
    throw finding ? new ReleaseStopped([finding]) : error
  }
}

const publishDocument = (req: PayloadRequest, { collection, id, locale }: Entry) =>
  req.payload.update({
    collection: collection as CollectionSlug,
    id,
    locale,
    fallbackLocale: false,
    publishSpecificLocale: locale,
    data: { _status: 'published' },
    depth: 0,
    overrideAccess: true,
    overrideLock: true,
    req: nestedRequest(req),
  })

const saveGlobal = (req: PayloadRequest, { id, locale, prepared }: Entry) =>
  req.payload.updateGlobal({
    slug: id as GlobalSlug,
    locale,
    fallbackLocale: false,
    data: (prepared?.data ?? {}) as never,
    depth: 0,
    overrideAccess: true,
    overrideLock: true,
    req: nestedRequest(req),
  })

function findingOf({ collection, id, locale }: Entry, error: unknown): Finding | null {
  const place = { collection, id, locale }
  if (error instanceof ValidationError) {
    const { errors } = error.data
    const lacks = errors.map((one) => String(one.label ?? one.path))
    return { ...place, reason: 'incomplete', lacks, fields: errors.map(({ path }) => path), words: null }
  }
  if (!isAboutShown(error)) return null
  // Refusals say it in words, to whoever published.
  const words = error instanceof Error && 'status' in error ? error.message : null
  return { ...place, reason: 'refused', lacks: [], fields: [], words }
}
