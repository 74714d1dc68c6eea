import { visitAll } from '../../e2e/support/pages/all-pages.ts'
import { headOf } from '../../e2e/support/pages/head-of.ts'
import { locationsIn, readSitemap } from '../../e2e/support/pages/sitemap.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { staffRest } from '../support/staff-rest.ts'
import { expect, test } from '../support/test.ts'

const { webUrl, fullSize } = readTestEnv()
/** The gate compares every seventh page, the full tier each. */
const step = fullSize ? 1 : 7

type Row = Record<'url' | 'title' | 'description' | 'canonical' | 'robots' | 'image', string> & {
  alternates: Record<string, string>
}
const readRows = async (): Promise<Row[]> => JSON.parse((await visit('/api/seo/metadata.json')).html).pages

test('what tools read of each page is what the page’s head says, without a difference', async () => {
  const all = await readRows()
  const byUrl = new Map(all.map((row) => [row.url, row]))
  const rows = all.filter((_, index) => index % step === 0)
  const listed = locationsIn(await readSitemap())
  expect(listed.filter((url) => !byUrl.has(url))).toEqual([])
  const told: object[] = []
  const said: object[] = []
  const unmeasured: string[] = []
  for await (const { address, status, html } of visitAll(rows.map(({ url }) => url.replace(webUrl, '') || '/'))) {
    const { og, ...head } = headOf(html)
    if (og['image:width'] !== '1200' || og['image:height'] !== '630' || !og['image:alt']) unmeasured.push(address)
    const row = byUrl.get(address === '/' ? webUrl : `${webUrl}${address}`)
    if (!row) continue
    const { title, description, canonical, robots, image, alternates } = row
    told.push({ address, status: 200, title, description, canonical, robots, image, alternates })
    said.push({ address, status, ...head })
  }
  expect(said).toHaveLength(rows.length)
  const differing = said.flatMap((head, index) =>
    JSON.stringify(sorted(head)) === JSON.stringify(sorted(told[index] ?? {}))
      ? []
      : [{ said: head, told: told[index] }],
  )
  expect(differing).toEqual([])
  expect(unmeasured).toEqual([])
  for (const path of ['', '/kk', '/apparaty', '/kk/hearing-screener'])
    expect(Object.keys(byUrl.get(`${webUrl}${path}`)?.alternates ?? {}).sort()).toEqual(['kk-KZ', 'ru-KZ', 'x-default'])
})

test('an editor writes what search engines are told of a section; without that they get its own words', async () => {
  const rest = await staffRest()
  const title = `Слуховые аппараты ${Date.now().toString(36)}`
  const before = headOf((await visit('/apparaty')).html).title
  await rest.post('globals/sections?locale=ru', { devices: { title } })
  await expect.poll(async () => headOf((await visit('/apparaty')).html).title).toBe(title)
  await expect.poll(async () => (await readRows()).find(({ url }) => url === `${webUrl}/apparaty`)?.title).toBe(title)
  expect(headOf((await visit('/kk/apparaty')).html).title).not.toBe(title)
  await rest.post('globals/sections?locale=ru', { devices: { title: '' } })
  await expect.poll(async () => headOf((await visit('/apparaty')).html).title).toBe('Слуховые аппараты · Есту')
  await rest.post('globals/sections?locale=ru', { devices: { title: before } })
})

const sorted = (value: object): unknown =>
  Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, part]) => [name, typeof part === 'object' ? sorted(part) : part]),
  )
