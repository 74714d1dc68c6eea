import type { Locale } from '@estu/domain/locale/locales'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { lockDocument } from '../../../database/lock-row.ts'
import { type DocumentPlace, readLive } from '../operations/live-state.ts'
import {
  closePublication,
  forgetPublications,
  hasOpenPublication,
  openPublication,
} from '../operations/publications.ts'

/** What the shop does by itself, and a thousand rows of a table at once, nobody would undo by a button. */
const isNoted = ({ context, user }: PayloadRequest) =>
  context.isImport !== true && (user?.collection === 'staff' || Boolean(context.release))

async function open(req: PayloadRequest, place: DocumentPlace, locale: Locale | 'all'): Promise<void> {
  await openPublication(req, { place, locale, before: await readLive(req, place) })
}

async function close(req: PayloadRequest, place: DocumentPlace): Promise<void> {
  if (!(await hasOpenPublication(req, place))) return
  const after = await readLive(req, place)
  if (after) await closePublication(req, place, after)
}

const languageOf = (req: PayloadRequest): Locale => (req.locale === 'kk' ? 'kk' : 'ru')

/** Trap: here, since from the hooks after it on a draft and what is public cannot be told apart. */
export const keepPublished: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !isNoted(req)) return args
  const { data, draft, id, publishAllLocales } = args as UpdateArgs
  const publishes = data?._status === 'published' || publishAllLocales
  if (typeof id === 'string' && publishes && !data?.deletedAt && !(draft && !publishAllLocales && !data?._status))
    await open(req, { collection: collection.slug, id }, publishAllLocales ? 'all' : languageOf(req))
  return args
}

type UpdateArgs = {
  data?: { _status?: unknown; deletedAt?: unknown }
  draft?: boolean
  id?: unknown
  publishAllLocales?: boolean
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
