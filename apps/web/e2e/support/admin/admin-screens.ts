import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@estu/domain/locale/locales'
import type { Page } from '@playwright/test'
import { restOf } from './editor-rest.ts'

const config = path.resolve(import.meta.dirname, '../../../../cms/src/config/admin.ts')

/** What somebody sees who is not signed in. */
export const strangersScreens = ['/login', '/forgot', '/reset/not-a-token', '/invitation/not-a-token']

/** Those of a document whose forms differ when nothing is kept yet. */
const made = ['articles', 'media', 'videos', 'promotions', 'staff', 'redirects']
/** Whose tabs stand for those of all others: one with drafts, one with a file, a single one. */
const wholeDocuments = ['/collections/devices/', '/collections/media/', '/globals/home']

/** Whose lists and forms stand for all others in the gate: with drafts, files, what shoppers send, accounts, a single one. */
const sampled = ['devices', 'media', 'orders', 'staff', 'home']

/** Every page that is drawn by itself; of lists and forms, which one part of the code draws, those that stand for all. */
export const sampledScreens = (screens: readonly string[]): string[] =>
  screens.filter((screen) => {
    const [, kind = '', slug = ''] = screen.split(/[/?]/)
    return !['collections', 'globals'].includes(kind) || sampled.includes(slug)
  })

/** All pages of ours, as they are named in the configuration. */
const ownPages = () =>
  [...readFileSync(config, 'utf8').matchAll(/\bpath: '(\/[\w-]+)'/g)].map(([, address = '']) => address)

/** Every screen of the admin for whoever is signed in: of all that the CMS has, so that nothing new is forgotten. */
export async function adminScreens(page: Page, locale: Locale): Promise<string[]> {
  const rest = restOf(page)
  const { collections, globals } = (await rest.get('access')).json
  const slugs = Object.keys(collections).filter((slug) => !slug.startsWith('payload-'))
  const documents: string[] = []
  for (const slug of slugs) {
    const [first] = (await rest.get(`${slug}?limit=1&depth=0&draft=true&sort=createdAt`)).json?.docs ?? []
    if (first) documents.push(`/collections/${slug}/${first.id}`)
  }
  return [
    ...['', '/account', '/nothing-here', ...ownPages()],
    ...[
      ...slugs.map((slug) => `/collections/${slug}`),
      ...documents,
      ...made.map((slug) => `/collections/${slug}/create`),
      ...Object.keys(globals).map((slug) => `/globals/${slug}`),
    ].map((address) => `${address}?locale=${locale}`),
  ]
}

/** The other tabs of an opened document that stands for its like. */
export async function furtherTabs(page: Page, screen: string): Promise<string[]> {
  if (!wholeDocuments.some((start) => screen.startsWith(start)) || screen.includes('/create')) return []
  const tabs = page.locator('.doc-tabs a')
  const addresses = await tabs.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  return addresses
    .map((address) => new URL(address))
    .map(({ pathname, search }) => pathname.replace('/admin', '') + search)
}
