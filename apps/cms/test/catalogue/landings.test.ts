import { afterAll, beforeAll, expect, it } from 'vitest'
import { rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

const shared = { collection: 'landings', locale: 'ru', overrideAccess: true, depth: 0 } as const
const words = { title: 'Подборка', lead: 'О чём она.', body: rich('Текст.'), sort: 'recommended' } as const

it('keeps its choices in one spelling, whatever an editor pasted', async () => {
  const filters = 'https://estu.example/apparaty?price=-240000&loss=III&loss=II'
  const data = { ...words, section: 'devices', filters, _status: 'published' } as const
  const made = await cms.payload.create({ ...shared, data })
  expect(made).toMatchObject({ slug: 'podborka', filters: 'loss=II&loss=III&price=-250000' })
})

it('refuses a choice that its section does not have', async () => {
  for (const filters of ['kind=dome', 'brand=phonak', 'loss=V']) {
    const data = { ...words, section: 'devices', filters, _status: 'published' } as const
    await expect(cms.payload.create({ ...shared, data })).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path: 'filters' })] },
    })
  }
})
