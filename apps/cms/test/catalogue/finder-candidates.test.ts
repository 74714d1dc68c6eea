import { randomUUID } from 'node:crypto'
import type { FinderCandidate } from '@estu/domain/finder/candidate'
import { findDevices } from '@estu/domain/finder/find-devices'
import { type FinderAnswers, finderQuestions } from '@estu/domain/finder/questions'
import { shortlistLimits } from '@estu/domain/finder/rules'
import { audiences } from '@estu/domain/vocabulary/audiences'
import { availabilities } from '@estu/domain/vocabulary/availability'
import { lossDegrees } from '@estu/domain/vocabulary/loss-degrees'
import { powerSources } from '@estu/domain/vocabulary/power'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { hearStatements } from '../../src/measure/statements.ts'
import type { ListedDocument } from '../../src/modules/catalogue/items/item-of.ts'
import { storeItems } from '../../src/modules/catalogue/items/store-items.ts'
import { findCandidates } from '../../src/modules/catalogue/operations/find-candidates.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { size } from '../support/size.ts'

const seed = Date.now() % 2 ** 31
const devices = 600
const { most } = shortlistLimits

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

const facts = fc.record({
  audience: fc.subarray([...audiences]),
  lossDegrees: fc.subarray([...lossDegrees]),
  powerSource: fc.option(fc.constantFrom(...powerSources)),
  availability: fc.constantFrom(...availabilities),
  connectivity: fc.subarray(['bluetooth', 'hands_free', 'tv_streaming', 'app', 'telecoil']),
  features: fc.subarray(['directionality', 'noise_reduction', 'wind_noise', 'auto_scenes', 'tinnitus_masker']),
  // Few, so that the answer with television is often far from the best.
  hasTvAccessory: fc.integer({ min: 0, max: 19 }).map((one) => one === 0),
})
/** Prices that differ: of one price the database goes by id, the finder by address. */
const shelf = (count: number): FinderCandidate[] =>
  fc.sample(facts, { numRuns: count, seed }).map((one, index) => ({
    ...one,
    slug: `device-${index}`,
    priceKzt: index % 40 === 0 ? null : 60_000 + ((index * 7919) % 100_003) * 10,
  }))
/** As most shops have them: a few models that share whatever they have, at many prices. */
const alike = (count: number): FinderCandidate[] => {
  const models = shelf(4)
  return shelf(count).map(({ slug, priceKzt }, index) => ({
    ...(models[index % 4] as FinderCandidate),
    slug,
    priceKzt,
  }))
}

const oneOf = (question: 'loss' | 'battery' | 'budget') => fc.constantFrom(...finderQuestions[question].choices)
const anyAnswers = fc.record({
  hard: fc.subarray([...finderQuestions.hard.choices]),
  loss: oneOf('loss'),
  battery: oneOf('battery'),
  budget: oneOf('budget'),
}) as fc.Arbitrary<FinderAnswers>

/** As publishing them would write the rows, with a transmitter for those that have one and two that tell nothing. */
async function store(shop: readonly FinderCandidate[]): Promise<void> {
  await cms.payload.db.drizzle.execute('delete from catalogue_items')
  const at = { createdAt: new Date().toISOString() }
  const docs = shop.map((one) => ({ ...one, ...at, id: randomUUID(), title: one.slug }))
  const fitting = (slug: string, kind: string, availability: string, fits: { id: string }[]) => ({
    ...{ ...at, id: randomUUID(), slug, title: slug, kind, availability, fitsDevices: fits.map(({ id }) => id) },
  })
  await publish('devices', docs)
  await publish('accessories', [
    ...[
      fitting(
        'transmitter',
        'tv_connector',
        'to_order',
        docs.filter((doc) => doc.hasTvAccessory),
      ),
    ],
    ...[fitting('sold-out', 'tv_connector', 'out_of_stock', docs), fitting('case', 'case', 'in_stock', docs)],
  ])
}

async function publish(collection: 'devices' | 'accessories', docs: readonly { id: string }[]): Promise<void> {
  const published = new Map(docs.map((doc) => [doc.id, doc as unknown as ListedDocument]))
  await inTransaction(cms.payload, 'ru', (req) =>
    storeItems(req, collection, [...published.keys()], { ru: published, kk: new Map() }),
  )
}

type Row = Awaited<ReturnType<typeof findCandidates>>['rows'][number]

const candidateOf = ({ slug, priceKzt, card, facts: { connectivity, features }, hasTvAccessory }: Row) =>
  ({ ...card, slug, priceKzt, connectivity, features, hasTvAccessory }) as FinderCandidate

/** How many help within the budget, one by one. */
const countOne = (answers: FinderAnswers, shop: readonly FinderCandidate[]) =>
  shop.filter((device) => {
    const { picks, isOverBudget } = findDevices(answers, [device])
    return picks.length > 0 && !isOverBudget
  }).length

describe.each([
  ['all different', shelf(devices)],
  ['much alike', alike(devices)],
  ['a handful', shelf(4)],
  ['none', []],
])('of devices %s', (_, shop) => {
  it('the database gives those that the finder would pick of all, and says how many would do', async () => {
    console.log(`finder candidates: seed ${seed}`)
    await store(shop)
    for (const answers of fc.sample(anyAnswers, { numRuns: size(150, 2000), seed })) {
      const { rows, matching } = await findCandidates(cms.payload, 'ru', answers, most)
      expect(rows.length).toBeLessThanOrEqual(most + 1 + 3 + 3)
      const said = JSON.stringify(answers)
      expect(findDevices(answers, rows.map(candidateOf)), said).toEqual(findDevices(answers, shop))
      expect(matching, said).toBe(countOne(answers, shop))
    }
  })
})

it('asks in one statement, of one language', async () => {
  await store(shelf(20))
  const statements: string[] = []
  const end = hearStatements(cms.payload, ({ text }) => statements.push(text))
  const found = await findCandidates(cms.payload, 'kk', {}, most)
  end()
  expect(found).toEqual({ rows: [], matching: 0 })
  expect(statements).toHaveLength(1)
})
