import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { type Data, dataOf } from '../../../fields/walk/document-data.ts'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import { languageOf } from '../../../i18n/translate.ts'
import { labelOf, plainText, type TextLeaf, textLeaves } from '../../document-texts/index.ts'
import { type BrokenText, brokenTexts, faultSentence } from '../../rich-text/index.ts'
import { isOpen, readDocumentStatus, readGlobalStates, readTwoStates } from '../../translation/index.ts'
import { type AppliedUnits, applyUnits } from './apply-units.ts'
import { importNotices } from './import-notices.ts'
import { toInline } from './inline.ts'
import type { XliffError } from './read-xliff.ts'
import { type Unit, writeXliff } from './write-xliff.ts'

/** A document's texts in both languages as XLIFF, in the newest versions. `id` is a global's slug for `globals`. */
export async function exportDocument(req: PayloadRequest, collection: string, id: string, to: Locale): Promise<string> {
  const from: Locale = to === 'kk' ? 'ru' : 'kk'
  const { fields, newest } = await statesOf(req, collection, id)
  const outdated = new Set(
    (await readDocumentStatus(req, collection, id)).flatMap((row) => (row.locale === to ? row.outdated : [])),
  )
  const targets = new Map(textLeaves(fields, newest, to).map((leaf) => [leaf.path, leaf.value]))
  const units = textLeaves(fields, newest, from)
    .filter(({ value }) => plainText(value) !== '')
    .map((leaf) => unitOf(leaf, targets.get(leaf.path), outdated, req))
  return writeXliff({ collection, id, from, to, units })
}

function unitOf(leaf: TextLeaf, target: unknown, outdated: ReadonlySet<string>, req: PayloadRequest): Unit {
  const translated = plainText(target) !== ''
  const isOutdated = outdated.has(leaf.path) || (leaf.ownList !== null && outdated.has(leaf.ownList))
  return {
    path: leaf.path,
    note: labelOf(leaf, req),
    source: toInline(leaf.value),
    target: translated ? toInline(target) : null,
    state: !translated ? 'needs-translation' : isOutdated ? 'needs-review-translation' : 'translated',
  }
}

const statesOf = (req: PayloadRequest, collection: string, id: string) =>
  collection === 'globals'
    ? readGlobalStates(req, id as GlobalSlug)
    : readTwoStates(req, req.payload.collections[collection as CollectionSlug].config, id)

export type Imported =
  | ({ ok: true; collection: string; id: string; notices: string[] } & Omit<AppliedUnits, 'data'>)
  | { ok: false; error: XliffError }
  | { ok: false; error: 'broken-text'; places: string[] }

/**
 * Saves what a translator's file says, as a draft and with the rights of who brings it. `notices` name in the editor's
 * language each text that was not taken as it stands in the file.
 */
export async function importDocument(req: PayloadRequest, xml: string): Promise<Imported> {
  const { readXliff } = await import('./read-xliff.ts')
  const file = readXliff(xml)
  if (typeof file === 'string') return { ok: false, error: file }
  const { collection, id, from, to, units } = file
  if (!(await isOpen(req, { collection, id }))) return { ok: false, error: 'no-such-document' }
  const [target, source] = [await readIn(req, collection, id, to), await readIn(req, collection, id, from)]
  if (!target || !source) return { ok: false, error: 'no-such-document' }
  const fields = fieldsOf(req.payload, collection, id)
  const applied = applyUnits(fields, target, source, units)
  const { data, ...report } = applied
  const broken = brokenTexts(fields, data, to)
  if (broken.length > 0) return { ok: false, error: 'broken-text', places: broken.map((one) => placeOf(one, req)) }
  if (report.changed.length > 0) await save(req, collection, id, to, data)
  const notices = importNotices(applied, [...textLeaves(fields, target), ...textLeaves(fields, source)], req)
  return { ok: true, collection, id, ...report, notices }
}

/** The field as the editor's form names it, and what is wrong with what the file says of it. */
const placeOf = ({ path, labels, locale, fault }: BrokenText, req: PayloadRequest) =>
  `«${labelOf({ path, labels }, req)}» (${path}). ${faultSentence(fault, locale, languageOf(req))}`

async function readIn(req: PayloadRequest, collection: string, id: string, locale: Locale): Promise<Data | null> {
  const { payload } = req
  const shared = { locale, depth: 0, overrideAccess: true, req: nestedRequest(req) }
  const found =
    collection === 'globals'
      ? await payload.findGlobal({ ...shared, slug: id as GlobalSlug, overrideAccess: true })
      : await payload.findByID({
          ...shared,
          collection: collection as CollectionSlug,
          id,
          draft: true,
          disableErrors: true,
          overrideAccess: true,
        })
  return found && dataOf(found)
}

async function save(req: PayloadRequest, collection: string, id: string, locale: Locale, data: Data): Promise<void> {
  const { payload } = req
  const shared = { locale, depth: 0, user: req.user, req: nestedRequest(req) }
  if (collection === 'globals') {
    await payload.updateGlobal({ ...shared, slug: id as GlobalSlug, data, overrideAccess: false })
    return
  }
  const slug = collection as CollectionSlug
  const draft = Boolean(payload.collections[slug].config.versions?.drafts)
  const state: Data = draft ? { _status: 'draft' } : {}
  await payload.update({
    ...shared,
    collection: slug,
    id,
    draft,
    data: { ...data, ...state },
    overrideAccess: false,
  })
}
