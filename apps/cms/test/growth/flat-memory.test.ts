import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keysetPages } from '../../src/database/keyset-pages.ts'
import { walkSeoReport } from '../../src/modules/seo/operations/read-seo-report.ts'
import { exportCollection } from '../../src/modules/spreadsheets/operations/export-collection.ts'
import { writeCsv, writeXlsx } from '../../src/modules/spreadsheets/operations/write-table.ts'
import { insertManyConsumables } from '../support/many-products.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'
import { size } from '../support/size.ts'
import { staffUser } from '../support/staff-user.ts'

const count = size(4000, 100_000)
/** What a walk may hold beside what was there before it, in bytes: some pages, and of each document a word or two. */
const flat = 6 * 1024 * 1024 + count * 400

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

let cms: TestCms
let req: PayloadRequest
beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
  await insertManyConsumables(cms.payload, await publishedConsumable(cms.payload), count)
}, 300_000)
afterAll(() => cms?.close())

function liveBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** How much more is held at most while parts are read, each looked at and let go. */
async function mostHeld(parts: AsyncIterable<unknown>): Promise<{ held: number; parts: number; seconds: number }> {
  const began = performance.now()
  const before = liveBytes()
  let [number, held] = [0, 0]
  for await (const part of parts) {
    number += part ? 1 : 0
    if (number % 4 === 0) held = Math.max(held, liveBytes() - before)
  }
  return { held, parts: number, seconds: (performance.now() - began) / 1000 }
}

const publicAccess = {
  collection: 'consumables',
  locale: 'ru',
  fallbackLocale: false,
  overrideAccess: false,
  depth: 1,
} as const

const walks: Record<string, () => AsyncIterable<unknown>> = {
  'what visitors may read': () => keysetPages(cms.payload, { ...publicAccess, overrideAccess: false }, 200),
  'a table as CSV': () => writeCsv(exportCollection(req, 'consumables', 'ru')),
  'a table as a workbook': () => writeXlsx(exportCollection(req, 'consumables', 'ru')),
  'the SEO report': () => walkSeoReport(req),
}

it.each(Object.keys(walks))(
  '%s is read with as little memory as its first page',
  { timeout: 540_000 },
  async (name) => {
    const walk = walks[name] as () => AsyncIterable<unknown>
    for await (const part of walk()) if (part) break
    const { held, parts, seconds } = await mostHeld(walk())
    console.log(
      `${name}: ${count} documents, ${parts} parts, ${seconds.toFixed(1)} s, ${Math.round(held / 1024)} KB held`,
    )
    expect(parts).toBeGreaterThan(count / 200)
    expect(held).toBeLessThan(flat)
  },
)

it('would be noticed if somebody kept all that is read', { timeout: 540_000 }, async () => {
  const kept: unknown[] = []
  async function* keeping() {
    for await (const page of keysetPages(cms.payload, { ...publicAccess, overrideAccess: false }, 200)) {
      kept.push(page)
      yield page
    }
  }
  expect((await mostHeld(keeping())).held).toBeGreaterThan(flat)
  expect(kept).not.toEqual([])
})
