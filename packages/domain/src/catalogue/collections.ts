/** Collections of the CMS whose documents are sold. */
export const productCollections = ['devices', 'implants', 'consumables', 'accessories'] as const

export type ProductCollection = (typeof productCollections)[number]

/** Collections whose documents each have a page of their own. */
export const addressedCollections = [
  ...productCollections,
  'services',
  'branches',
  'brands',
  'articles',
  'promotions',
  'landings',
  'pages',
] as const

export type AddressedCollection = (typeof addressedCollections)[number]

export const isAddressedCollection = (collection: string): collection is AddressedCollection =>
  addressedCollections.some((known) => known === collection)
