import { addressedCollections } from '@estu/domain/catalogue/collections'

/**
 * Content that editors throw away and take back. What shoppers sent, accounts, consents, stock and redirects have no
 * trash: those are kept, erased by law or by their own rules, or nobody's work is lost with them.
 */
export const trashedCollections = [...addressedCollections, 'reviews', 'faq', 'media', 'videos', 'specialists'] as const

export type TrashedCollection = (typeof trashedCollections)[number]

export const hasTrash = (slug: string): slug is TrashedCollection => trashedCollections.some((known) => known === slug)
