import { visitAll } from '../support/pages/all-pages.ts'
import { addresses } from '../support/pages/site-routes.ts'
import { expect, test } from '../support/test.ts'

test('no link on any page leads nowhere', async () => {
  test.setTimeout(180_000)
  const found = new Map<string, string>()
  for await (const { address, html } of visitAll(addresses.map(({ address }) => address))) {
    for (const [, href = ''] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
      const path = href.replaceAll('&amp;', '&')
      if (!found.has(path)) found.set(path, address)
    }
  }
  expect(found.size).toBeGreaterThan(100)
  const dead: string[] = []
  for await (const { address: path, status } of visitAll([...found.keys()]))
    if (status >= 400) dead.push(`${path} (${status}) on ${found.get(path)}`)
  expect(dead).toEqual([])
})
