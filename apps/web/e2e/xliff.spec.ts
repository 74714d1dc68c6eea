import { expect, test } from '@playwright/test'
import { editorAt } from './editor.ts'
import { readTestEnv } from './test-env.ts'

const { cmsUrl } = readTestEnv()

const collections = [
  'devices',
  'implants',
  'consumables',
  'accessories',
  'brands',
  'reviews',
  'articles',
  'promotions',
  'pages',
  'faq',
  'branches',
  'services',
  'specialists',
  'media',
]
const globals = ['home', 'navigation', 'organisation', 'announcement', 'instalments', 'holidays', 'legal']

test('every document goes out to a translator and comes back without a difference', async ({ page }) => {
  test.setTimeout(240_000)
  await editorAt(page).signIn()
  const result = await page.evaluate(
    async ([cms, slugs, singles]) => {
      const places: [string, string][] = singles.map((slug) => ['globals', slug])
      for (const collection of slugs) {
        const list = await fetch(`${cms}/api/${collection}?depth=0&limit=0&draft=true&locale=ru`).then((r) => r.json())
        for (const { id } of list.docs) places.push([collection, id])
      }
      const different: string[] = []
      for (const [collection, id] of places) {
        for (const target of ['kk', 'ru']) {
          const xml = await fetch(`${cms}/api/translation/xliff/${collection}/${id}?target=${target}`).then((r) =>
            r.text(),
          )
          const back = await fetch(`${cms}/api/translation/xliff`, { method: 'POST', body: xml }).then((r) => r.json())
          const same = back.ok === true && back.changed.length === 0 && back.unknown.length === 0
          if (!same) different.push(`${collection}/${id} ${target}: ${JSON.stringify(back).slice(0, 300)}`)
        }
      }
      return { documents: places.length, different }
    },
    [cmsUrl, collections, globals] as const,
  )
  console.log(`XLIFF: ${result.documents} documents × 2 directions, ${result.different.length} differences`)
  expect(result.different).toEqual([])
  expect(result.documents).toBeGreaterThan(80)
})
