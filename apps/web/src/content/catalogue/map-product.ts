import 'server-only'
import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { DataFromCollectionSlug } from 'payload'
import { filled, picture, richText, seo, words } from '@/content/map-shared'
import { drawnSides, pictureOrDrawing } from '@/content/placeholder-image'
import type { Picture, ProductCard } from '@/content/types'
import { mapDocuments } from './map-documents'

export type StoredProduct<C extends ProductCollection = ProductCollection> = DataFromCollectionSlug<C>

/** What the card of every product shows. */
export function mapCardFacts(stored: StoredProduct) {
  const brand = filled(stored.brand)
  return {
    id: stored.id,
    slug: stored.slug ?? '',
    title: words(stored.title),
    brand: brand?.slug && brand.title ? { slug: brand.slug, name: brand.title } : null,
    summary: words(stored.summary),
    isDemo: stored.isDemo ?? false,
    picture: pictureOrDrawing(stored.images?.[0], stored.drawing, firstColour(stored)),
    priceKzt: stored.priceKzt ?? null,
    oldPriceKzt: stored.oldPriceKzt ?? null,
  }
}

/** What the page of every product shows beside its card. */
export function mapProductFacts(stored: StoredProduct, card: ProductCard, languages: Locale[]) {
  return {
    languages,
    updatedAt: stored.updatedAt,
    seo: seo(stored.meta, { title: card.title, description: card.summary }),
    description: richText(stored.description),
    pictures: picturesOf(stored),
    inTheBox: (stored.inTheBox ?? []).map(({ item }) => words(item)).filter(Boolean),
    faq: (stored.faq ?? [])
      .map(({ question, answer }) => ({ question: words(question), answer: words(answer) }))
      .filter(({ question, answer }) => question && answer),
    warrantyMonths: stored.warrantyMonths ?? null,
    documents: mapDocuments(stored.documents),
    branchIds: (stored.branches ?? []).map((branch) => (typeof branch === 'string' ? branch : branch.id)),
  }
}

const firstColour = (stored: StoredProduct): string | null =>
  'colours' in stored ? (stored.colours?.[0]?.hex ?? null) : null

/** The editor's photographs; while there is none, the drawing from all its sides. */
function picturesOf(stored: StoredProduct): Picture[] {
  const photographs = (stored.images ?? []).map((image) => picture(image)).filter((image) => image !== null)
  return photographs.length > 0 ? photographs : drawnSides(stored.drawing, firstColour(stored))
}

/** Whether a document has words enough in this language to be shown as a card. */
export const hasCard = ({ slug, title }: Pick<StoredProduct, 'slug' | 'title'>): boolean => Boolean(slug && title)
