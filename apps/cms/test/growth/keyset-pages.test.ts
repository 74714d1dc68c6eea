import { afterAll, beforeAll, expect, it } from 'vitest'
import { keysetPages } from '../../src/database/keyset-pages.ts'
import { insertManyConsumables } from '../support/many-products.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'

const count = 1200

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
  await insertManyConsumables(cms.payload, await publishedConsumable(cms.payload), count)
})
afterAll(() => cms?.close())

const publicAccess = { collection: 'consumables', fallbackLocale: false, overrideAccess: false, depth: 1 } as const

it('gives a visitor every published document of a language once, with what was selected', async () => {
  const seen = new Map<string, string>()
  const sizes: number[] = []
  const select = { slug: true, meta: true } as const
  for await (const page of keysetPages(cms.payload, { ...publicAccess, locale: 'ru', select })) {
    sizes.push(page.length)
    for (const { id, slug, ...rest } of page) {
      expect(seen.has(id)).toBe(false)
      expect(Object.keys(rest)).toEqual(['meta'])
      seen.set(id, String(slug))
    }
  }
  expect(sizes).toEqual([500, 500, 201])
  expect(new Set(seen.values()).size).toBe(count + 1)
  expect([...seen.keys()]).toEqual([...seen.keys()].toSorted())
})

it('stays within a range, its first key in, its end out', async () => {
  const all: string[] = []
  for await (const page of keysetPages(cms.payload, { ...publicAccess, locale: 'kk', overrideAccess: false }, 100))
    all.push(...page.map(({ id }) => id))
  expect(all).toHaveLength(count + 1 - count / 100)
  const [from, before] = [all[10] as string, all[250] as string]
  const part: string[] = []
  const within = { ...publicAccess, locale: 'kk', range: { from, before }, overrideAccess: false } as const
  for await (const page of keysetPages(cms.payload, within, 100)) part.push(...page.map(({ id }) => id))
  expect(part).toEqual(all.slice(10, 250))
})
