import { visit } from '../../e2e/support/visitor.ts'
import { expect, test } from '../support/test.ts'

test('every page leads to what was done for access and to a way to complain by text, in both languages', async () => {
  const faults: string[] = []
  for (const prefix of ['', '/kk']) {
    for (const path of ['/apparaty', '/cart', '/feedback']) {
      const { html } = await visit(`${prefix}${path}`)
      if (html.match(new RegExp(`href="${prefix}/dostupnost"`, 'g'))?.length !== 2) faults.push(`${prefix}${path}`)
    }
    const { html } = await visit(`${prefix}/dostupnost`)
    const ways = html.match(/<a [^>]*class="[^"]*\bbtn\b[^>]*>/g) ?? []
    if (!ways.some((way) => way.includes(`href="${prefix}/feedback"`))) faults.push(`${prefix}/dostupnost`)
    if (!(await visit(`${prefix}/feedback`)).html.includes('id="message"')) faults.push(`${prefix}/feedback`)
  }
  expect(faults).toEqual([])
})
