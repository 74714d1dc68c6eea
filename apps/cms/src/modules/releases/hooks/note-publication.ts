import type { Locale } from '@estu/domain/locale/locales'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload'
import { lockDocument } from '../../../database/lock-row.ts'
import { lockMatching } from '../../../hooks/lock-matching.ts'
import { type DocumentPlace, isPublicIn, readLive } from '../operations/live-state.ts'
import {
  closePublication,
  dropOpenPublications,
  forgetPublications,
  hasOpenPublication,
  openPublication,
} from '../operations/publications.ts'

/** What the shop does by itself, and a thousand rows of a table at once, nobody would undo by a button. */
const isNoted = ({ context, user }: PayloadRequest) =>
  context.isImport !== true && (user?.collection === 'staff' || Boolean(context.release))

async function open(
  req: PayloadRequest,
  place: DocumentPlace,
  locale: Locale | 'all',
  kind: 'publish' | 'take-off' = 'publish',
): Promise<void> {
  const before = await readLive(req, place)
  // What is on the site in no language cannot be taken off.
  if (kind === 'publish' || isPublicIn(before, locale)) await openPublication(req, { place, locale, before })
}

async function close(req: PayloadRequest, place: DocumentPlace): Promise<void> {
  if (!(await hasOpenPublication(req, place))) return
  const after = await readLive(req, place)
  if (after) await closePublication(req, place, after)
}

const languageOf = (req: PayloadRequest): Locale => (req.locale === 'kk' ? 'kk' : 'ru')

/** Whether an update makes a language public or takes it off the site. */
function kindOf({ autosave, data, draft, publishAllLocales, unpublishAllLocales }: UpdateArgs) {
  if (data?.deletedAt) return null
  if (unpublishAllLocales) return 'take-off'
  if (data?._status === 'published' || publishAllLocales) return 'publish'
  return data?._status === 'draft' && !draft && !autosave ? 'take-off' : null
}

/** The document of an update, or all that an update of many in a list is about. */
async function idsOf(req: PayloadRequest, collection: CollectionSlug, args: UpdateArgs): Promise<string[]> {
  const { draft, id, overrideAccess = false, where } = args
  if (typeof id === 'string') return [id]
  return where ? lockMatching(req, { collection, where, draft: Boolean(draft), overrideAccess }) : []
}

/** Trap: here, since from the hooks after it on a draft and what is public cannot be told apart. */
export const keepPublished: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !isNoted(req)) return args
  const asked = args as UpdateArgs
  const kind = kindOf(asked)
  if (!kind) return args
  const locale = asked.publishAllLocales || asked.unpublishAllLocales ? 'all' : languageOf(req)
  for (const id of await idsOf(req, collection.slug, asked))
    await open(req, { collection: collection.slug, id }, locale, kind)
  return args
}

type UpdateArgs = {
  autosave?: boolean
  data?: { _status?: unknown; deletedAt?: unknown }
  draft?: boolean
  id?: unknown
  overrideAccess?: boolean
  publishAllLocales?: boolean
  unpublishAllLocales?: boolean
  where?: Where
}

/** Of many documents at once, some may have been refused: nothing of them went out. */
export const dropUnpublished: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  if (operation === 'update' && 'where' in args && isNoted(req)) await dropOpenPublications(req, collection.slug)
  return result
}

export const notePublication: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const place = { collection: collection.slug, id: String(doc.id) }
  if (!isNoted(req)) return doc
  if (operation === 'create' && doc._status === 'published')
    await openPublication(req, { place, locale: languageOf(req), before: null })
  await close(req, place)
  return doc
}

export const forgetPublication: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  forgetPublications(req, collection.slug, String(id))

/** Saving a single document is publishing it; whoever saves it first is done before the next begins. */
export const keepGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update' || !isNoted(req)) return args
  await lockDocument(req, 'globals', global.slug)
  await open(req, { collection: 'globals', id: global.slug }, languageOf(req))
  return args
}

export const noteGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const place = { collection: 'globals', id: global.slug }
  if (isNoted(req)) await close(req, place)
  return doc
}
