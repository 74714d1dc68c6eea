import type { GlobalSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { dataOf } from '../../../fields/walk/document-data.ts'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import type { TwoStates } from './translation-states.ts'

/** Reads a document in both languages: its newest version, and what visitors see. */
export async function readTwoStates(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: string,
): Promise<TwoStates> {
  const shared = {
    collection: collection.slug as 'articles',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    locale: 'all',
  } as const
  const live = await req.payload.findByID({ ...shared, overrideAccess: true, draft: false, req: nestedRequest(req) })
  const hasDrafts = Boolean(collection.versions?.drafts)
  const newest = hasDrafts
    ? await req.payload.findByID({ ...shared, overrideAccess: true, draft: true, req: nestedRequest(req) })
    : live
  return {
    collection: collection.slug,
    id,
    fields: collection.fields,
    titleField: collection.admin.useAsTitle ?? 'title',
    newest: newest ? dataOf(newest) : {},
    live: live && dataOf(live),
    withoutDrafts: !hasDrafts,
  }
}

/** A single document in both languages; it has no drafts. */
export async function readGlobalStates(req: PayloadRequest, slug: GlobalSlug): Promise<TwoStates> {
  const newest = await req.payload.findGlobal({
    slug,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return {
    collection: 'globals',
    id: slug,
    fields: fieldsOf(req.payload, 'globals', slug),
    titleField: '',
    newest: dataOf(newest),
    live: dataOf(newest),
    withoutDrafts: true,
  }
}
