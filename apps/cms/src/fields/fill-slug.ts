import { toSlug } from '@estu/domain/routing/slug'
import type { FieldHook, PayloadRequest } from 'payload'
import { nestedRequest } from '../database/nested-request.ts'

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

/** The wanted address, or the first one after it with a number that nobody has. */
export async function freeSlug(
  wanted: string,
  collection: string,
  ownId: string | undefined,
  req: PayloadRequest,
): Promise<string> {
  const taken = await req.payload.find({
    collection: collection as 'articles',
    where: { slug: { like: wanted } },
    depth: 0,
    limit: 0,
    locale: 'ru',
    overrideAccess: true,
    select: { slug: true },
    req: nestedRequest(req),
  })
  const used = new Set(taken.docs.filter((doc) => doc.id !== ownId).map((doc) => String(doc.slug ?? '').toLowerCase()))
  if (!used.has(wanted.toLowerCase())) return wanted
  for (let suffix = 2; ; suffix += 1) {
    const candidate = `${wanted}-${suffix}`
    if (!used.has(candidate.toLowerCase())) return candidate
  }
}
