export type Layout = 'default' | 'focus'
type Route = { path: `/${string}`; layout: Layout }

/**
 * The fixed addresses of the site, as in Russian; Kazakh has the same ones under `/kk`. Source: the
 * specification's route table. Addresses with a document's own part are built by the functions below.
 */
export const routes = {
  home: { path: '/', layout: 'default' },
  cart: { path: '/cart', layout: 'focus' },
  selfCheck: { path: '/test', layout: 'focus' },
  error: { path: '/error', layout: 'focus' },
  thanks: { path: '/thanks', layout: 'focus' },
  branches: { path: '/filialy', layout: 'default' },
  feedback: { path: '/feedback', layout: 'default' },
  signIn: { path: '/auth/sign-in', layout: 'focus' },
  register: { path: '/auth/register', layout: 'focus' },
  signOut: { path: '/auth/sign-out', layout: 'focus' },
  services: { path: '/uslugi', layout: 'default' },
  devices: { path: '/apparaty', layout: 'default' },
  implants: { path: '/implanty', layout: 'default' },
  consumables: { path: '/raskhodniki', layout: 'default' },
  accessories: { path: '/aksessuaries', layout: 'default' },
  articles: { path: '/articles', layout: 'default' },
  expertArticles: { path: '/stati-ekspertnye', layout: 'default' },
  childrensDevices: { path: '/slukhovye-apparaty-dlya-detey', layout: 'default' },
  appointment: { path: '/zapisnapriem', layout: 'focus' },
  screener: { path: '/hearing-screener', layout: 'focus' },
  favourites: { path: '/selectedproducts', layout: 'default' },
  search: { path: '/search', layout: 'default' },
  compare: { path: '/compare', layout: 'default' },
  reviews: { path: '/reviews', layout: 'default' },
  finder: { path: '/podbor', layout: 'default' },
  account: { path: '/user', layout: 'default' },
} as const satisfies Record<string, Route>

/** Information and project pages, each written in the CMS under this address. */
export const pageSlugs = [
  'about',
  'user_agreement',
  'polzovatelskoe-soglashenie',
  'diagnostika-sluha',
  'mama-surdopedagog',
  'oplata-i-dostavka',
  'kak-oformit-rassrochku',
  'chastye-voprosy-o-sluhe',
  'kohlearnaya-implantaciya',
  'usloviya-garantii-na-tovar',
  'usloviya-obmena-i-vozvrat-tovara',
] as const

export const brandSlugs = ['phonak', 'danavox', 'bernafon', 'advancedbionics'] as const

export const promotionSlugs = [
  'Podarki_ot_Phonak',
  'Besplatnoe_pitanie',
  'Skidka_dlya_pensionerov',
  'Poluchit_sluhovoj_apparat_besplatno',
] as const

export const devicePath = (slug: string) => `${routes.devices.path}/${slug}`
export const brandPath = (slug: string) => `/${slug}`
export const promotionPath = (slug: string) => `/akcii/${slug}`
export const pagePath = (slug: string) => `/${slug}`
export const articlePath = (kind: 'expert' | 'general', slug: string) =>
  `${kind === 'expert' ? routes.expertArticles.path : routes.articles.path}/${slug}`

/** The first part of a path, which says what section of the menu a page belongs to. */
export const sectionOf = (path: string): string => `/${path.split(/[/?#]/)[1] ?? ''}`
