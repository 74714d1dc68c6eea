import { toSlug } from '@estu/domain/routing/slug'
import type { FieldHook, PayloadRequest } from 'payload'
import { nestedRequest } from '../database/nested-request.ts'
import { freeSlug } from './free-slug.ts'

/**
 * Gives a document its address while it has none, and lets the address follow the title as long as the
 * document has never been public and nobody typed an address: autosave would otherwise freeze a half-typed title.
 */
export const fillSlug: FieldHook = async ({ value, originalDoc, siblingData, collection, req }) => {
  if (!collection) return value
  const title = typeof siblingData.title === 'string' ? siblingData.title : ''
  const current = typeof value === 'string' && value.trim() ? value.trim() : null
  if (current && !(await followsTitle(current, originalDoc, collection.slug, req))) return current
  const wanted = toSlug(title)
  if (!wanted) return current
  return freeSlug(wanted, collection.slug, originalDoc?.id, req)
}

async function followsTitle(
  slug: string,
  original: { id?: string; title?: unknown; slug?: unknown } | undefined,
  collection: string,
  req: PayloadRequest,
): Promise<boolean> {
  if (req.locale === 'kk' || !original?.id || original.slug !== slug) return false
  if (typeof original.title !== 'string') return false
  const automatic = toSlug(original.title)
  if (slug !== automatic && !slug.startsWith(`${automatic}-`)) return false
  return !(await isPublic(collection, original.id, req))
}

async function isPublic(collection: string, id: string, req: PayloadRequest): Promise<boolean> {
  for (const locale of ['ru', 'kk'] as const) {
    const found = await req.payload.count({
      collection: collection as 'articles',
      where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
      locale,
      overrideAccess: true,
      req: nestedRequest(req),
    })
    if (found.totalDocs > 0) return true
  }
  return false
}
