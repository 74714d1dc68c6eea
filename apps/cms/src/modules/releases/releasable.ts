import { addressedCollections } from '@estu/domain/catalogue/collections'

/** What has drafts. No release is among them, so none can contain itself or another. */
export const releasableCollections = [...addressedCollections, 'specialists', 'faq', 'reviews'] as const

/** What visitors read of the site itself; payments, retention and security are the admins' own and wait for nothing. */
export const releasableGlobals = [
  'home',
  'sections',
  'navigation',
  'organisation',
  'brand',
  'announcement',
  'instalments',
  'delivery',
  'holidays',
  'legal',
] as const

export const isReleasableGlobal = (slug: string): boolean => releasableGlobals.some((known) => known === slug)

/** What the admins alone change is not brought back by an editor either. */
export const mayUndo = ({ collection, id }: { collection: string; id: string }): boolean =>
  collection !== 'globals' || isReleasableGlobal(id)
