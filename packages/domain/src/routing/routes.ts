import type { ProductCollection } from '../catalogue/collections.ts'

export type Layout = 'default' | 'focus'
type Route = { path: `/${string}`; layout: Layout }

/**
 * The fixed addresses of the site, as in Russian; Kazakh has the same ones under `/kk`. Source: the
 * specification's route table. Addresses with a document's own part are built by the functions below.
 */
export const routes = {
  home: { path: '/', layout: 'default' },
  cart: { path: '/cart', layout: 'focus' },
  checkout: { path: '/cart/checkout', layout: 'focus' },
  selfCheck: { path: '/test', layout: 'focus' },
  error: { path: '/error', layout: 'focus' },
  thanks: { path: '/thanks', layout: 'focus' },
  branches: { path: '/filialy', layout: 'default' },
  feedback: { path: '/feedback', layout: 'default' },
  findRequest: { path: '/find-order', layout: 'focus' },
  signIn: { path: '/auth/sign-in', layout: 'focus' },
  register: { path: '/auth/register', layout: 'focus' },
  recover: { path: '/auth/recover', layout: 'focus' },
  reset: { path: '/auth/reset', layout: 'focus' },
  confirm: { path: '/auth/confirm', layout: 'focus' },
  signOut: { path: '/auth/sign-out', layout: 'focus' },
  services: { path: '/uslugi', layout: 'default' },
  devices: { path: '/apparaty', layout: 'default' },
  implants: { path: '/implanty', layout: 'default' },
  consumables: { path: '/raskhodniki', layout: 'default' },
  fittingSupplies: { path: '/raskhodniki/podbor', layout: 'default' },
  accessories: { path: '/aksessuaries', layout: 'default' },
  articles: { path: '/articles', layout: 'default' },
  expertArticles: { path: '/stati-ekspertnye', layout: 'default' },
  childrensDevices: { path: '/slukhovye-apparaty-dlya-detey', layout: 'default' },
  appointment: { path: '/zapisnapriem', layout: 'focus' },
  screener: { path: '/hearing-screener', layout: 'focus' },
  favourites: { path: '/selectedproducts', layout: 'default' },
  search: { path: '/search', layout: 'default' },
  compare: { path: '/compare', layout: 'default' },
  landingPages: { path: '/podborki', layout: 'default' },
  reviews: { path: '/reviews', layout: 'default' },
  writeReview: { path: '/reviews/new', layout: 'focus' },
  promotions: { path: '/akcii', layout: 'default' },
  finder: { path: '/podbor', layout: 'default' },
  account: { path: '/user', layout: 'default' },
} as const satisfies Record<string, Route>

export const productPath = (section: ProductCollection, slug: string) => `${routes[section].path}/${slug}`
export const devicePath = (slug: string) => productPath('devices', slug)
export const childrensDevicePath = (slug: string) => `${routes.childrensDevices.path}/${slug}`
export const servicePath = (slug: string) => `${routes.services.path}/${slug}`
export const branchPath = (slug: string) => `${routes.branches.path}/${slug}`
export const brandPath = (slug: string) => `/${slug}`
export const specialistPath = (slug: string) => `/specialisty/${slug}`
export const promotionPath = (slug: string) => `${routes.promotions.path}/${slug}`
export const landingPath = (slug: string) => `${routes.landingPages.path}/${slug}`
export const pagePath = (slug: string) => `/${slug}`
/** The information page that says for whom the site is made usable, what is not perfect yet, and where to complain. */
export const accessibilityPath = pagePath('dostupnost')
/** The information page that says what becomes of personal data. */
export const personalDataPath = pagePath('polzovatelskoe-soglashenie')
/** The information page that says by which rules the site is used and goods are sold. */
export const agreementPath = pagePath('user_agreement')
/** The information page that says who the shop is. */
export const aboutPath = pagePath('about')
/** The information pages that explain how an order is brought, and how it is paid in parts. */
export const deliveryTermsPath = pagePath('oplata-i-dostavka')
export const instalmentTermsPath = pagePath('kak-oformit-rassrochku')
export const orderPath = (token: string) => `/order/${token}`
export const appointmentPath = (token: string) => `/appointment/${token}`
export const waitPath = (token: string) => `/wait/${token}`
export const accountPath = (id: string) => `${routes.account.path}/${id}`
export const articlePath = (kind: 'expert' | 'general', slug: string) =>
  `${kind === 'expert' ? routes.expertArticles.path : routes.articles.path}/${slug}`

/** The first part of a path, which says what section of the menu a page belongs to. */
export const sectionOf = (path: string): string => `/${path.split(/[/?#]/)[1] ?? ''}`
