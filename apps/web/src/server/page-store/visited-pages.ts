import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locales, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { z } from 'zod'
import type { PageStore } from './page-store.ts'
import { storableRequest } from './storable-request.ts'

/** As many as are fetched within seconds of a start. */
const mostPages = 200
const addresses = z.array(z.string().startsWith('/').max(2048)).max(mostPages)

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
  routes.reviews,
]

type Store = Pick<PageStore, 'find' | 'visited'>

/**
 * Fetches the pages that were visited last before the process ended, so that visitors after a start find them kept.
 * One after another: whoever asks for a page meanwhile waits for one at most.
 */
export async function warmPages(store: Store, file: string): Promise<void> {
  const always = locales.flatMap((locale) => sections.map((section) => localisePath(locale, section.path)))
  for (const url of new Set([...always, ...rememberedPages(file)])) {
    const request = storableRequest({ url, method: 'GET', headers: {} })
    if (!request || request.isFile) continue
    await store.find(request).catch((error: unknown) => console.warn(`pages: not warmed: ${url}`, error))
  }
}

/** Writes down which pages were visited last. Trap: called while the process ends, when nothing is waited for. */
export function rememberPages(store: Store, file: string): void {
  const visited = store.visited.slice(0, mostPages)
  if (visited.length === 0) return
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(visited))
  } catch (error) {
    console.warn('pages: the visited ones are not remembered', error)
  }
}

function rememberedPages(file: string): string[] {
  try {
    return addresses.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}
