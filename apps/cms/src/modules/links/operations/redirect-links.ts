import { isData } from '../../../fields/walk/document-data.ts'
import type { SourceLink } from './write-links.ts'

/** Where a redirect leads: to a document, or to the address that somebody wrote. */
export function redirectLinks({ document, to }: { document?: unknown; to?: unknown }): SourceLink[] {
  if (isData(document) && typeof document.relationTo === 'string' && document.value) {
    const id = isData(document.value) ? String(document.value.id) : String(document.value)
    const target = { collection: document.relationTo, id }
    return [{ locale: 'both', field: 'document', address: null, target }]
  }
  return typeof to === 'string' && to ? [{ locale: 'both', field: 'to', address: to, target: { path: to } }] : []
}
