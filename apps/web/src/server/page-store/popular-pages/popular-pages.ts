import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locales, localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { z } from 'zod'
import { cacheableRequest } from '../cache-key.ts'
import { isKeptFile } from '../file-requests.ts'
import type { PageStore } from '../page-store.ts'

/** As many as are fetched within seconds of a start. */
const mostPages = 200
const writeEveryMs = 300_000
const remembered = z.array(z.tuple([z.string().startsWith('/').max(2048), z.number().positive()])).max(mostPages)

/** What is visited wherever nobody remembers more. */
const sections = [
  routes.home,
  routes.devices,
  routes.childrensDevices,
  routes.implants,
  routes.consumables,
  routes.accessories,
  routes.services,
  routes.branches,
  routes.articles,
  routes.expertArticles,
  routes.promotions,
  routes.reviews,
]

type Store = Pick<PageStore, 'find' | 'visits'>

/**
 * Fetches the pages that were visited most before the process ended, so that visitors after a start find them kept.
 * One after another: whoever asks for a page meanwhile waits for one at most.
 */
export async function warmPages(store: Store, file: string): Promise<void> {
  const always = locales.flatMap((locale) => sections.map((section) => localisePath(locale, section.path)))
  const visited = visitedBefore(file)
  for (const [url, visits] of visited) store.visits.add(url, visits)
  for (const url of new Set([...always, ...visited.map(([url]) => url)])) {
    const request = cacheableRequest({ url, method: 'GET', headers: {} })
    if (!request || request.isFile || request.isChosen) continue
    await store.find(request).catch((error: unknown) => console.warn(`pages: not warmed: ${url}`, error))
  }
}

/** Writes down now and then, and at the end of the process, which pages are visited most. */
export function persistPopularPages(store: Store, file: string): void {
  setInterval(() => {
    savePopularPages(store, file)
    store.visits.fade()
  }, writeEveryMs).unref()
  process.on('exit', () => savePopularPages(store, file))
}

/** Trap: called while the process ends, when nothing is waited for; and another storefront may write the same file. */
export function savePopularPages(store: Store, file: string): void {
  const visited = store.visits
    .ranked()
    .filter(([key]) => isPage(key))
    .slice(0, mostPages)
  if (visited.length === 0) return
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    const written = `${file}.${process.pid}`
    writeFileSync(written, JSON.stringify(visited))
    renameSync(written, file)
  } catch (error) {
    console.warn('pages: the visited ones are not remembered', error)
  }
}

/** A page's data is kept under more than its address, and files are asked for by pages alone. */
const isPage = (key: string): boolean => !key.includes('\n') && !isKeptFile(splitLocalePath(key).path)

function visitedBefore(file: string): z.output<typeof remembered> {
  try {
    return remembered.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}
