import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import type { ListedDocument } from '../../src/modules/catalogue/items/item-of.ts'
import { listChangeTags } from '../../src/modules/catalogue/items/list-change-tags.ts'
import { storeItems } from '../../src/modules/catalogue/items/store-items.ts'
import { findBatterySize, findFitting } from '../../src/modules/catalogue/operations/find-fitting.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

const device = randomUUID()
const many = 30
const limits = { ofKind: 24, most: 500 }

type Good = { slug: string; id?: string } & Record<string, unknown>

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
  await store('devices', [{ id: device, slug: 'device', powerSource: 'battery_312', lossDegrees: [] }])
  await store('consumables', [
    ...Array.from({ length: many }, (_, index) => battery(`battery-312-${index}`, '312')),
    battery('battery-13', '13'),
    { ...battery('battery-675', '675'), fitsDevices: [device] },
    { ...battery('battery-marked', '312'), availability: 'in_stock', badges: ['hit'], fitsDevices: [device] },
    { slug: 'dome', kind: 'dome', size: 'M', fitsDevices: [device] },
    { slug: 'dome-312', kind: 'dome', size: '312' },
    { slug: 'filter', kind: 'wax_filter', fitsDevices: [device] },
  ])
  await store('accessories', [{ slug: 'dryer', kind: 'dryer', fitsDevices: [device] }])
})
afterAll(() => cms?.close())

const battery = (slug: string, size: string): Good => ({ slug, kind: 'battery', size, availability: 'to_order' })

async function store(collection: 'devices' | 'consumables' | 'accessories', goods: readonly Good[]) {
  const docs = goods.map((good) => ({
    id: randomUUID(),
    title: good.slug,
    createdAt: new Date().toISOString(),
    availability: 'in_stock',
    ...good,
  }))
  const published = new Map(docs.map((doc) => [doc.id, doc as unknown as ListedDocument]))
  return write(collection, published)
}

const write = (collection: Parameters<typeof storeItems>[1], published: ReadonlyMap<string, ListedDocument | null>) =>
  inTransaction(cms.payload, 'ru', (req) =>
    storeItems(req, collection, [...published.keys()], { ru: published, kk: new Map() }),
  )

const fitting = async (batterySize: string | null, given = limits) =>
  (await findFitting(cms.payload, 'ru', { id: device, batterySize }, given)).map(({ slug }) => slug)

it('knows the battery of what is worn', async () => {
  expect(await findBatterySize(cms.payload, device)).toBe('312')
  expect(await findBatterySize(cms.payload, randomUUID())).toBeNull()
})

it('finds what editors marked and every battery of its size, each once, as many of a kind as asked for', async () => {
  const found = await fitting('312')
  expect(found).toHaveLength(limits.ofKind + 3)
  expect(new Set(found).size).toBe(found.length)
  expect(found.filter((slug) => slug.startsWith('battery'))).toHaveLength(limits.ofKind)
  // What can be had and is often chosen first; a hundred batteries leave room for what else fits.
  expect(found[0]).toBe('battery-marked')
  expect(found.slice(limits.ofKind)).toEqual(['dome', 'filter', 'dryer'])
  expect(found).not.toContain('battery-13')
  expect(await fitting('312', { ofKind: many + 5, most: 500 })).toHaveLength(many + 5)
  expect(await fitting('312', { ofKind: 2, most: 3 })).toEqual(['battery-marked', expect.any(String), 'dome'])
})

it('finds only what editors marked where no battery is bought, or none of the size', async () => {
  const marked = ['battery-marked', 'battery-675', 'dome', 'filter', 'dryer']
  expect(await fitting(null)).toEqual(marked)
  expect(await fitting('10')).toEqual(marked)
  expect(await fitting("'; --")).toEqual(marked)
})

it('tells the pages of all that run on a battery when it joins its size, changes it or leaves', async () => {
  const id = randomUUID()
  const tags = async (changes: ReturnType<typeof store>) =>
    listChangeTags('consumables', await changes).filter((tag) => tag.startsWith('fits:battery:'))
  expect(await tags(store('consumables', [{ id, ...battery('new', '312') }]))).toEqual(['fits:battery:312'])
  const dearer = { id, ...battery('new', '312'), priceKzt: 900, availability: 'in_stock' }
  expect(await tags(store('consumables', [dearer]))).toEqual([])
  const other = await tags(store('consumables', [{ ...dearer, size: '13' }]))
  expect(other.toSorted()).toEqual(['fits:battery:13', 'fits:battery:312'])
  expect(await tags(write('consumables', new Map([[id, null]])))).toEqual(['fits:battery:13'])
  expect(await tags(store('consumables', [{ slug: 'another-dome', kind: 'dome', size: '13' }]))).toEqual([])
})

it('tells what depends on the fit of any product when that of an accessory changes', async () => {
  const tags = async (changes: ReturnType<typeof store>) =>
    listChangeTags('accessories', await changes).filter((tag) => tag === 'fits:any:accessories')
  const transmitter = { id: randomUUID(), slug: 'transmitter', kind: 'tv_connector', fitsDevices: [device] }
  expect(await tags(store('accessories', [transmitter]))).toHaveLength(1)
  expect(await tags(store('accessories', [{ ...transmitter, title: 'Another name' }]))).toEqual([])
  expect(await tags(store('accessories', [{ ...transmitter, fitsDevices: [] }]))).toHaveLength(1)
})
