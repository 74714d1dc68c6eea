/** Collections whose documents each have a page of their own. */
export const addressed = [
  'devices',
  'implants',
  'consumables',
  'accessories',
  'services',
  'brands',
  'articles',
  'promotions',
  'pages',
] as const

export type Addressed = (typeof addressed)[number]

export const isAddressed = (collection: string): collection is Addressed =>
  addressed.some((known) => known === collection)
