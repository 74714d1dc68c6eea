import { offlineCaches } from '@estu/domain/offline/offline-caches'

export type KeptPage = { address: string; title: string; keptAt: Date }

const { pages, core } = offlineCaches

/** How many pages open without a network, those among them that nobody visited included; 0 where nothing is kept. */
export async function countKeptPages(): Promise<number> {
  const counts = await Promise.all(
    [pages, core].map(async ({ name }) => (await (await caches.open(name)).keys()).length),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The visited pages that are kept: how many, and the latest of them. */
export async function listKeptPages(most: number): Promise<{ count: number; latest: KeptPage[] }> {
  const cache = await caches.open(pages.name)
  const keys = await cache.keys()
  const latest = await Promise.all(keys.slice(-most).map((key) => describe(cache, key)))
  return { count: keys.length, latest: latest.reverse().filter((page) => page !== null) }
}

/** When a page was kept; null when it is not. */
export async function keptOn(address: string): Promise<Date | null> {
  return dateOf(await caches.match(address, { ignoreVary: true }))
}

async function describe(cache: Cache, key: Request): Promise<KeptPage | null> {
  const answer = await cache.match(key)
  const keptAt = dateOf(answer)
  if (!answer || !keptAt) return null
  const title = titleOf(await answer.text())
  const { pathname, search } = new URL(key.url)
  return title ? { address: pathname + search, title: title.replace(/ · [^·]+$/, ''), keptAt } : null
}

/** Trap: a whole page that is parsed here has its styles judged by the policy of the page that parses it. */
function titleOf(html: string): string {
  const [element = ''] = /<title>[^<]*<\/title>/.exec(html) ?? []
  return new DOMParser().parseFromString(element, 'text/html').title
}

function dateOf(answer: Response | undefined): Date | null {
  const at = Number(answer?.headers.get('x-estu-stored-at'))
  return Number.isSafeInteger(at) && at > 0 ? new Date(at) : null
}
