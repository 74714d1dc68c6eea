import { allAddresses, type SeenPage, sampledAddresses, visitAll } from './all-pages.ts'

/** What is told of a price that was reduced, few pages tell. */
const reduced = '/apparaty/demo-phonak-ric-70-r'

/** Beside each kind of page the gate reads every seventh of all: what is told of a price follows what is stored. */
const crawledAddresses = async (): Promise<string[]> => {
  const seventh = (await allAddresses()).filter((_, index) => index % 7 === 0)
  return [...new Set([...(await sampledAddresses()), reduced, ...seventh])]
}

async function crawl(): Promise<SeenPage[]> {
  const seen: SeenPage[] = []
  for await (const page of visitAll(await crawledAddresses())) seen.push(page)
  return seen
}

let crawled: Promise<SeenPage[]> | null = null

/**
 * Pages of this worker's shop, read once for all tests that only look at what each says of itself. Another test may have
 * changed the shop before or since: whoever compares a page with another one asks for both anew.
 */
export const crawledPages = (): Promise<SeenPage[]> => {
  crawled ??= crawl()
  return crawled
}
