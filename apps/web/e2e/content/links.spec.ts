import { addresses } from '../support/site-routes.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

test('no link on any page leads nowhere', async () => {
  test.setTimeout(180_000)
  const found = new Map<string, string>()
  for (const { address } of addresses) {
    const { html } = await visit(address)
    for (const [, href = ''] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
      const path = href.replaceAll('&amp;', '&')
      if (!found.has(path)) found.set(path, address)
    }
  }
  expect(found.size).toBeGreaterThan(100)
  const dead: string[] = []
  for (const [path, from] of found) {
    const { status } = await visit(path)
    if (status >= 400) dead.push(`${path} (${status}) on ${from}`)
  }
  expect(dead).toEqual([])
})
