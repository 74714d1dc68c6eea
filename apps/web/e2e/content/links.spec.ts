import { visitAll } from '../support/pages/all-pages.ts'
import { addresses, oneLanguageEach } from '../support/pages/site-routes.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { fullSize } = readTestEnv()

/** Choices of one listing are drawn by one page: the gate follows one of each, the full tier all. */
const choicesOfPage = fullSize ? Number.POSITIVE_INFINITY : 1

const linkingPages = (fullSize ? addresses : oneLanguageEach).map(({ address }) => address)

test('no link on any page leads nowhere', async () => {
  test.setTimeout(300_000)
  const found = new Map<string, string>()
  const answered = new Set<string>()
  const choices = new Map<string, number>()
  for await (const { address, status, html } of visitAll(linkingPages)) {
    if (status < 400) answered.add(address)
    for (const [, href = ''] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
      const path = href.replaceAll('&amp;', '&')
      if (found.has(path)) continue
      const [page = path, query] = path.split('?')
      const count = (choices.get(page) ?? 0) + (query === undefined ? 0 : 1)
      if (count > choicesOfPage) continue
      choices.set(page, count)
      found.set(path, address)
    }
  }
  expect(found.size).toBeGreaterThan(100)
  const dead: string[] = []
  const unseen = [...found.keys()].filter((path) => !answered.has(path))
  for await (const { address: path, status } of visitAll(unseen))
    if (status >= 400) dead.push(`${path} (${status}) on ${found.get(path)}`)
  expect(dead).toEqual([])
})
