import type { KnownProduct } from './known-products.ts'

/** An address that visitors ask for, each time with other words. */
export type Page = { name: string; path: () => string; cached?: boolean }

type Known = { any: readonly KnownProduct[]; total: number }

const forms = ['bte', 'mini_bte', 'ric', 'ite', 'itc', 'cic', 'iic']
const batteries = ['rechargeable', 'battery_10', 'battery_312', 'battery_13', 'battery_675']
const audiences = ['adult', 'child', 'senior']
const commonWords = ['аппарат', 'батарейки', 'телевизор', 'bluetooth', 'аккумулятор']
const itemsOnPage = 24

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const sought = (words: string) => `/search?q=${encodeURIComponent(words)}`

/** To be added to as pages come to be: one that answers 404 is named as missing. */
export const measuredPages = ({ any, total }: Known): Page[] => {
  const brand = () => pick(any).title.match(/\p{Lu}[a-z]{5,}/u)?.[0] ?? 'phonak'
  const number = () => /\d+$/.exec(pick(any).title)?.[0] ?? '312'
  return [
    { name: 'plain listing', path: () => '/apparaty', cached: true },
    { name: 'listing, 3 facets', path: facetPath },
    {
      name: 'deep page',
      path: () => `/apparaty?page=${Math.max(1, Math.floor(total / itemsOnPage / 2) - pick([0, 1, 2, 3]))}&${anew()}`,
    },
    { name: 'product', path: () => `/apparaty/${pick(any).slug}` },
    { name: 'search, common word', path: () => sought(pick(commonWords)) },
    { name: 'search, rare word', path: () => sought(number()) },
    { name: 'search, two words', path: () => sought(`${brand()} ${pick(commonWords)}`) },
    {
      name: 'suggestions',
      path: () => `/api/suggest?q=${encodeURIComponent(brand().slice(0, pick([2, 3, 4])))}&l=ru`,
    },
    { name: 'compare', path: () => `/compare?${[1, 2, 3, 4].map(() => `d=${pick(any).slug}`).join('&')}` },
  ]
}

/** A brand that nobody has: it changes nothing, and makes a choice one that nobody made before. */
const anew = () => `brand=nobody-${Math.floor(Math.random() * 1e9)}`

/** A listing that nobody has asked for lately. */
export const facetPath = (): string =>
  `/apparaty?form=${pick(forms)}&battery=${pick(batteries)}&audience=${pick(audiences)}&${anew()}`

/** A search that nobody has asked for lately. */
export const searchPath = (): string =>
  sought(`${pick(commonWords)} ${pick(forms)} ${Math.floor(Math.random() * 1000)}`)

/** What lists everything: answered without holding everything. */
export type Stream = { name: string; app: 'web' | 'cms'; path: string }

export const measuredStreams: readonly Stream[] = [
  { name: 'sitemap, its list of parts', app: 'web', path: '/sitemap.xml' },
  { name: 'sitemap, a part', app: 'web', path: '/sitemap/devices-1.xml' },
  { name: 'feed of products, Merchant Center', app: 'web', path: '/feeds/ru/merchant.xml' },
  { name: 'feed of products, YML', app: 'web', path: '/feeds/kk/yml.xml' },
  { name: 'feed of articles', app: 'web', path: '/feeds/ru/articles.atom' },
  { name: 'metadata, JSON', app: 'web', path: '/api/seo/metadata.json' },
  { name: 'metadata, CSV', app: 'web', path: '/api/seo/metadata.csv' },
  { name: 'devices as CSV', app: 'cms', path: '/api/tables/devices?format=csv' },
  { name: 'devices as XLSX', app: 'cms', path: '/api/tables/devices?format=xlsx' },
  { name: 'report for search engines', app: 'cms', path: '/api/seo-report.csv' },
]
