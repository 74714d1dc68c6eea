import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

it.each(['devices', 'implants', 'consumables', 'accessories'] as const)(
  'states neither warranty nor stock of %s that nobody filled in, and asks for the stock before publishing',
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
    expect([stored.warrantyMonths ?? null, stored.availability ?? null]).toEqual([null, null])
    const published = cms.payload.update({
      collection,
      id: made.id,
      locale: 'ru',
      depth: 0,
      data: { _status: 'published' } as never,
      overrideAccess: true,
    })
    const refused = await published.then(
      () => [],
      (error: { data?: { errors?: { path: string }[] } }) => (error.data?.errors ?? []).map(({ path }) => path),
    )
    expect(refused).toContain('availability')
  },
)
