import { crawledPages } from '../../e2e/support/pages/crawled-pages.ts'
import { locationsIn, readSitemap } from '../../e2e/support/pages/sitemap.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { expect, test } from '../support/test.ts'

const { fullSize, webUrl } = readTestEnv()

/** Choices of one listing are drawn by one page: the gate follows one of each, the full tier all. */
const choicesOfPage = fullSize ? Number.POSITIVE_INFINITY : 1

/** Some at a time, so that a shop under test stays able to answer. */
const atATime = 4

const linksIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** In the gate an address that the sitemap lists is there; what is listed is opened by tests of its own. */
async function trustedAddresses(): Promise<Set<string>> {
  if (fullSize) return new Set()
  return new Set(locationsIn(await readSitemap()).map((url) => url.replace(webUrl, '') || '/'))
}

/** The status of a link that leads nowhere; a page that another test took away meanwhile is linked no more. */
async function faultOf(path: string, page: string): Promise<string[]> {
  const { status } = await visit(path)
  if (status < 400) return []
  const isStillLinked = linksIn((await visit(page)).html).includes(path)
  return isStillLinked ? [`${path} (${status}) on ${page}`] : []
}

test('no link on any page leads nowhere', async () => {
  const found = new Map<string, string>()
  const known = await trustedAddresses()
  const choices = new Map<string, number>()
  for (const { address, status, html } of await crawledPages()) {
    if (status < 400) known.add(address)
    for (const path of linksIn(html)) {
      if (found.has(path)) continue
      const [page = path, query] = path.split('?')
      const count = (choices.get(page) ?? 0) + (query === undefined ? 0 : 1)
      if (count > choicesOfPage) continue
      choices.set(page, count)
      found.set(path, address)
    }
  }
  expect(found.size).toBeGreaterThan(100)
  const unseen = [...found].filter(([path]) => !known.has(path))
  const dead: string[] = []
  for (let first = 0; first < unseen.length; first += atATime) {
    const some = unseen.slice(first, first + atATime)
    dead.push(...(await Promise.all(some.map(([path, page]) => faultOf(path, page)))).flat())
  }
  expect(dead).toEqual([])
})
