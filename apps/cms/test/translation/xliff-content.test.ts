import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoContent } from '../support/demo-content.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'
import { size } from '../support/size.ts'

/** The gate takes the newest few of each collection, the full tier all. */
const ofEach = size(4, 10_000)

let cms: TestCms
beforeAll(async () => {
  cms = await openCms({}, await demoContent())
}, 300_000)
afterAll(() => cms?.close())

const collections = [
  'devices',
  'implants',
  'consumables',
  'accessories',
  'brands',
  'reviews',
  'articles',
  'promotions',
  'landings',
  'pages',
  'faq',
  'branches',
  'services',
  'specialists',
  'media',
]
const globals = ['home', 'sections', 'navigation', 'organisation', 'announcement', 'instalments', 'holidays', 'legal']

it('documents of every collection of the demo content go out to a translator and come back without a difference', async () => {
  const rest = await signedIn(cms)
  const places: [string, string][] = globals.map((slug) => ['globals', slug])
  for (const collection of collections) {
    const list = await rest.get(`${collection}?depth=0&limit=0&draft=true&locale=ru`)
    for (const { id } of list.json.docs.slice(0, ofEach)) places.push([collection, id])
  }
  const different: string[] = []
  for (const [collection, id] of places) {
    for (const target of ['kk', 'ru']) {
      const xml = await rest.get(`translation/xliff/${collection}/${id}?target=${target}`)
      const { json } = await rest.send('translation/xliff', xml.text)
      const same = json?.ok === true && json.changed.length === 0 && json.unknown.length === 0
      if (!same) different.push(`${collection}/${id} ${target}: ${JSON.stringify(json).slice(0, 300)}`)
    }
  }
  console.log(`XLIFF: ${places.length} documents × 2 directions, ${different.length} differences`)
  expect(different).toEqual([])
  expect(places.length).toBeGreaterThan(size(40, 80))
})
