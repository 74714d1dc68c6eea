export const operations = ['create', 'read', 'readVersions', 'update', 'delete', 'unlock', 'admin'] as const
/** `some`: a filter, so only some documents are meant. */
export type Answer = 'yes' | 'no' | 'some'
/** The order of the answers below. */
export type Asker =
  | 'anonymous'
  | 'admin'
  | 'editor'
  | 'translator, own language'
  | 'translator, other language'
  | 'clinic'
  | 'customer'

type Table = Record<string, Record<string, string>>

const content = {
  create: 'no yes yes no no no no',
  read: 'no yes yes yes yes no no',
  readVersions: 'no yes yes yes yes no no',
  update: 'no yes yes yes no no no',
  delete: 'no yes yes no no no no',
}
const { readVersions: _, ...withoutVersions } = content
/** The clinic sees by name what its orders and visits are about. */
const named = { ...content, read: 'no yes yes yes yes some no' }
const nobody = 'no no no no no no no'
const own = 'no some some some some some no'

/** A branch's staff see their branch; this one, which belongs to none, sees all. */
const fromShoppers = {
  create: 'no yes no no no yes no',
  read: 'no yes no no no yes no',
  update: 'no yes no no no yes no',
  delete: 'no yes no no no no no',
}

/** Over the generated interface. A collection that is not written down here fails the test. */
export const collectionExpectations: Table = {
  devices: named,
  implants: named,
  consumables: named,
  accessories: named,
  brands: content,
  reviews: content,
  articles: content,
  promotions: content,
  pages: content,
  faq: content,
  branches: named,
  services: named,
  specialists: named,
  media: withoutVersions,
  videos: withoutVersions,
  orders: { ...fromShoppers, create: nobody },
  appointments: fromShoppers,
  feedback: { ...fromShoppers, create: nobody },
  customers: {
    create: nobody,
    read: 'no yes no no no yes no',
    update: nobody,
    delete: nobody,
    unlock: nobody,
    admin: nobody,
  },
  consents: { create: nobody, read: 'no yes no no no no no', update: nobody, delete: nobody },
  stock: {
    create: 'no yes yes no no no no',
    read: 'no yes yes no no yes no',
    update: 'no yes yes no no yes no',
    delete: 'no yes yes no no no no',
  },
  redirects: { ...withoutVersions, update: 'no yes yes no no no no' },
  staff: {
    create: 'no yes no no no no no',
    read: 'no yes some some some some no',
    update: 'no yes some some some some no',
    delete: 'no yes no no no no no',
    unlock: 'no yes no no no no no',
    admin: 'no yes yes yes yes yes no',
  },
  'payload-jobs': { create: nobody, read: 'no some some no no no no', update: nobody, delete: nobody },
  'payload-kv': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-migrations': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-locked-documents': {
    create: 'no yes yes yes yes yes no',
    read: 'no yes yes yes yes yes no',
    update: 'no yes yes yes yes yes no',
    delete: 'no yes yes yes yes yes no',
  },
  'payload-preferences': { create: 'no yes yes yes yes yes no', read: own, update: own, delete: own },
}

const single = {
  read: 'no yes yes yes yes no no',
  readVersions: 'no yes yes yes yes no no',
  update: 'no yes yes yes no no no',
}

export const globalExpectations: Table = {
  home: single,
  navigation: single,
  organisation: single,
  announcement: single,
  instalments: single,
  delivery: single,
  holidays: single,
  legal: single,
}
