import type { ListingSection } from '@estu/domain/catalogue/listing/facets'
import type { Locale } from '@estu/domain/locale/locales'
import { localisePath } from '@estu/domain/locale/locales'
import { childrensDevicePath, productPath, servicePath } from '@estu/domain/routing/routes'
import type { ReactNode } from 'react'
import { CompareTick } from '@/components/compare-tick'
import type { ListedItems } from '@/content/types'
import { ProductCards } from '@/features/products/product-cards'
import { ServiceCards } from '@/features/services/service-cards'

type Props = { locale: Locale; section: ListingSection; items: ListedItems; insert?: ReactNode }

/** So many items stand before the cell that is none. */
const beforeInsert = 5

/** The items of a listing as cards. */
export function ListedCards({ locale, section, items, insert }: Props) {
  if (items.kind === 'services') return <ServiceCards locale={locale} services={items.cards} />
  return (
    <ProductCards
      locale={locale}
      products={items.cards}
      heading="h2"
      pathOf={section === 'children' ? childrensDevicePath : undefined}
      after={(product) => product.section === 'devices' && <CompareTick locale={locale} device={product} />}
      insert={insert ? { before: beforeInsert, cell: insert } : null}
      eager
    />
  )
}

/** Title and address of each item. */
export const listedLinks = (locale: Locale, section: ListingSection, items: ListedItems) =>
  items.cards.map((card) => ({ title: card.title, href: localisePath(locale, pathOf(section, card)) }))

function pathOf(section: ListingSection, card: ListedItems['cards'][number]): string {
  if (!('section' in card)) return servicePath(card.slug)
  return section === 'children' ? childrensDevicePath(card.slug) : productPath(card.section, card.slug)
}
