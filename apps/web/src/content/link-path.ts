import { documentPath } from '@estu/domain/routing/document-path'

/** Where a document that running text refers to stands on the site; null when the visitor may not read it. */
export function linkPath(doc: { relationTo: string; value: unknown } | null | undefined): string | null {
  const value = doc?.value
  if (!doc || typeof value !== 'object' || value === null) return null
  if (!('slug' in value) || typeof value.slug !== 'string') return null
  const kind = 'kind' in value && typeof value.kind === 'string' ? value.kind : null
  return documentPath(doc.relationTo, { slug: value.slug, kind })
}
