import { routes } from './routes.ts'

/** Sections that search engines are shown, whatever is published in them. An editor writes their words for search. */
export const sectionKeys = [
  'devices',
  'childrensDevices',
  'implants',
  'consumables',
  'accessories',
  'services',
  'articles',
  'expertArticles',
  'branches',
  'reviews',
  'promotions',
  'landingPages',
  'finder',
  'fittingSupplies',
  'screener',
  'selfCheck',
] as const satisfies readonly (keyof typeof routes)[]

export type SectionKey = (typeof sectionKeys)[number]

/** @param path as in Russian. */
export const sectionKeyAt = (path: string): SectionKey | null =>
  sectionKeys.find((key) => routes[key].path === path) ?? null
