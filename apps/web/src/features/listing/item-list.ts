import { itemsOnPage } from '@estu/domain/catalogue/listing/selection'
import type { ItemList, WithContext } from 'schema-dts'
import { siteUrl } from '@/lib/metadata/site-url'

/** The shown items as search engines read them. @param items with their addresses as on this site. */
export const itemList = (
  items: readonly { title: string; href: string }[],
  firstPage: number,
): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: (firstPage - 1) * itemsOnPage + index + 1,
    name: title,
    url: siteUrl(href),
  })),
})
