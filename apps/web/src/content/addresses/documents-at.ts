import { type AddressedCollection, addressedCollections } from '@estu/domain/catalogue/collections'
import { documentPath } from '@estu/domain/routing/document-path'
import { childrensDevicePath, specialistPath } from '@estu/domain/routing/routes'
import { isSlug } from '@estu/domain/routing/slug'

type Found = AddressedCollection | 'specialists'

/** Each section of the site, with a slash at its end, and whose documents stand in it. */
const inSection = new Map<string, Found[]>([
  [childrensDevicePath(''), ['devices']],
  [specialistPath(''), ['specialists']],
])

for (const collection of addressedCollections) {
  for (const kind of ['general', 'expert']) {
    const section = (documentPath(collection, { slug: 'x', kind }) ?? '').replace(/x$/, '')
    inSection.set(section, [...new Set([...(inSection.get(section) ?? []), collection])])
  }
}

/** Whose documents may stand at a path, as in Russian, and under which slug; null where none can. */
export function documentsAt(path: string): { slug: string; collections: readonly Found[] } | null {
  const start = path.lastIndexOf('/') + 1
  const slug = path.slice(start)
  const found = inSection.get(path.slice(0, start))
  return found && isSlug(slug) ? { slug, collections: found } : null
}
