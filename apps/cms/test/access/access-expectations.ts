/** `trash` is asked of the rule for deleting, about a document that is to be thrown away rather than deleted for ever. */
export const operations = ['create', 'read', 'readVersions', 'update', 'trash', 'delete', 'unlock', 'admin'] as const
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
/** Whose rights hang on what their accounts name; in the order of the last answers. */
export type BoundAsker = 'owner' | 'owner of a branch' | 'reception' | 'specialist'

type Table = Record<string, Record<string, string>>

const content = {
  create: 'no yes yes no no no no no no no no',
  read: 'no yes yes yes yes no no no no no no',
  readVersions: 'no yes yes yes yes no no no no no no',
  update: 'no yes yes yes no no no no no no no',
  // Only what does not lie in the trash yet, and only what does.
  trash: 'no some some no no no no no no no no',
  delete: 'no some no no no no no no no no no',
}
const { readVersions: _, ...withoutVersions } = content
/** The clinic sees by name what its orders and visits are about. */
const named = { ...content, read: 'no yes yes yes yes some no some some some some' }
const nobody = 'no no no no no no no no no no no'
const own = 'no some some some some some no some some some some'

/** A branch's staff see their branch; who is bound to none, sees all. */
const fromShoppers = {
  create: nobody,
  read: 'no yes no no no yes no yes some some no',
  update: 'no yes no no no yes no yes some some no',
  delete: 'no yes no no no no no no no no no',
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
  landings: content,
  pages: content,
  faq: content,
  branches: named,
  services: named,
  specialists: named,
  media: withoutVersions,
  videos: withoutVersions,
  orders: fromShoppers,
  // A specialist sees their own visits.
  appointments: {
    create: 'no yes no no no yes no yes yes yes no',
    read: 'no yes no no no yes no yes some some some',
    update: 'no yes no no no yes no yes some some some',
    delete: fromShoppers.delete,
  },
  waitlist: fromShoppers,
  feedback: fromShoppers,
  customers: {
    create: nobody,
    read: 'no yes no no no yes no yes no no no',
    update: nobody,
    delete: nobody,
    unlock: nobody,
    admin: nobody,
  },
  consents: { create: nobody, read: 'no yes no no no no no no no no no', update: nobody, delete: nobody },
  stock: {
    create: 'no yes yes no no no no no no no no',
    read: 'no yes yes no no yes no yes yes yes no',
    update: 'no yes yes no no yes no yes yes yes no',
    delete: 'no yes yes no no no no no no no no',
  },
  redirects: {
    create: content.create,
    read: content.read,
    update: 'no yes yes no no no no no no no no',
    delete: 'no yes yes no no no no no no no no',
  },
  // Nobody but who publishes, and only while it is neither planned nor public.
  releases: {
    create: 'no yes yes no no no no no no no no',
    read: 'no yes yes no no no no no no no no',
    update: 'no some some no no no no no no no no',
    delete: 'no some some no no no no no no no no',
  },
  'search-synonyms': {
    create: 'no yes yes yes yes no no no no no no',
    read: 'no yes yes yes yes no no no no no no',
    update: 'no yes yes yes yes no no no no no no',
    delete: 'no yes yes yes yes no no no no no no',
  },
  staff: {
    create: 'no yes no no no no no no no no no',
    read: 'no yes some some some some no some some some some',
    update: 'no yes some some some some no some some some some',
    delete: 'no yes no no no no no no no no no',
    unlock: nobody,
    admin: 'no yes yes yes yes yes no yes yes yes yes',
  },
  'payload-jobs': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-kv': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-migrations': { create: nobody, read: nobody, update: nobody, delete: nobody },
  // Asked for more than the holder's name, a take-over is refused; what it may be stands in document-locks.test.ts.
  'payload-locked-documents': {
    create: nobody,
    read: 'no yes yes some some yes no yes yes yes yes',
    update: nobody,
    delete: 'no some some some some some no some some some some',
  },
  'payload-preferences': { create: 'no yes yes yes yes yes no yes yes yes yes', read: own, update: own, delete: own },
}

const single = {
  read: 'no yes yes yes yes no no no no no no',
  readVersions: 'no yes yes yes yes no no no no no no',
  // Without drafts a save is public at once.
  update: 'no yes yes no no no no no no no no',
}

export const globalExpectations: Table = {
  home: single,
  navigation: single,
  organisation: single,
  sections: single,
  announcement: single,
  brand: single,
  instalments: single,
  delivery: single,
  holidays: single,
  legal: single,
  // How long people's data is kept is the admins' alone.
  retention: {
    read: 'no yes no no no no no no no no no',
    readVersions: 'no yes no no no no no no no no no',
    update: 'no yes no no no no no no no no no',
  },
  payments: { ...single, update: 'no yes no no no no no no no no no' },
  security: {
    read: 'no yes no no no no no no no no no',
    readVersions: 'no yes no no no no no no no no no',
    update: 'no yes no no no no no no no no no',
  },
}

/**
 * The status of each endpoint of Payload's own collections, asked about a document that is not there: anonymous, admin,
 * editor, translator of the language, translator of the other, clinic. An endpoint that is not written down here, or a
 * collection, fails the test.
 */
export const internalEndpoints: Table = {
  'payload-jobs': {},
  'payload-kv': {},
  'payload-migrations': {},
  'payload-locked-documents': {
    'get /': '403 200 200 200 200 200',
    'patch /:id': '403 403 403 403 403 403',
    'delete /:id': '403 403 403 403 403 403',
  },
  'payload-preferences': {
    'get /:key': '200 200 200 200 200 200',
    'post /:key': '401 200 200 200 200 200',
  },
}
