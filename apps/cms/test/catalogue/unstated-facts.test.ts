import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

it.each(['devices', 'implants', 'consumables', 'accessories'] as const)(
  'states no warranty of %s that nobody filled in',
  async (collection) => {
    const made = await cms.payload.create({
      collection,
      locale: 'ru',
      draft: true,
      depth: 0,
      data: { title: 'Новинка', _status: 'draft' } as never,
      overrideAccess: true,
    })
    const stored = await cms.payload.findByID({ collection, id: made.id, draft: true, depth: 0, overrideAccess: true })
    expect(stored.warrantyMonths ?? null).toBeNull()
  },
)
