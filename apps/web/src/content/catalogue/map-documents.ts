import 'server-only'
import type { Device as Stored } from '@estu/cms/types'
import { filled, picture, words } from '@/content/map-shared'
import type { ProductDocument } from '@/content/types'

/** The documents of a product that lead somewhere: an address elsewhere, or a scan of our own. */
export function mapDocuments(stored: Stored['documents']): ProductDocument[] {
  return (stored ?? []).flatMap(({ kind, language, title, url, file }) => {
    const href = words(url) || picture(file)?.src
    if (!href) return []
    const bytes = words(url) ? null : (filled(file)?.filesize ?? null)
    return [{ kind, language, title: words(title), href, bytes }]
  })
}
