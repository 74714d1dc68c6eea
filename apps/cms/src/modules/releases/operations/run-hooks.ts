import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import type { Publication } from './publications.ts'

type Seen = Record<string, unknown>

const languageOf = ({ locale }: Publication): Locale => (locale === 'kk' ? 'kk' : 'ru')

/** A document in the language of a publication, as visitors are shown it. */
export async function seenDocument(req: PayloadRequest, publication: Publication): Promise<Seen> {
  const { collection, id } = publication.place
  const shared = { locale: languageOf(publication), fallbackLocale: false, depth: 0, req: nestedRequest(req) } as const
  if (collection === 'globals')
    return { ...(await req.payload.findGlobal({ ...shared, slug: id as GlobalSlug, overrideAccess: true })) }
  const slug = collection as CollectionSlug
  return { ...(await req.payload.findByID({ ...shared, collection: slug, id, draft: false, overrideAccess: true })) }
}

/**
 * What follows every change of a document (its address, the state of its translation, lists, search, storefronts, the
 * author of its version) follows this one as well, whatever that may be.
 */
export async function runHooks(req: PayloadRequest, publication: Publication, previousDoc: Seen): Promise<void> {
  const { collection, id } = publication.place
  const own = { ...nestedRequest(req), locale: languageOf(publication) }
  const doc = await seenDocument(req, publication)
  const context = Object.assign(own.context, { isUndo: true })
  const change = {
    context,
    data: {},
    doc: doc as never,
    overrideAccess: true,
    previousDoc: previousDoc as never,
    req: own,
  }
  if (collection === 'globals') {
    const global = req.payload.config.globals.find(({ slug }) => slug === id)
    for (const hook of global?.hooks.afterChange ?? []) await hook({ ...change, global: global as never })
    return
  }
  const { config } = req.payload.collections[collection as CollectionSlug]
  for (const hook of config.hooks.afterChange ?? []) await hook({ ...change, collection: config, operation: 'update' })
}
