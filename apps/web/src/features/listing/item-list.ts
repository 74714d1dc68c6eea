import { itemsOnPage } from '@estu/domain/catalogue/listing/selection'
import type { ItemList } from 'schema-dts'
import { siteUrl } from '@/lib/metadata/site-url'

/** The shown items as search engines read them. @param items with their addresses as on this site. */
export const itemList = (items: readonly { title: string; href: string }[], firstPage: number): ItemList => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: (firstPage - 1) * itemsOnPage + index + 1,
    name: title,
    url: siteUrl(href),
  })),
})
