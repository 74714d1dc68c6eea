import { previewedGlobals } from '@estu/domain/preview/previewed-globals'
import { readMarks } from '@estu/domain/preview/text-marks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMarkedGlobal } from '../../src/modules/publishing/operations/read-marked-global.ts'
import { rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

const fieldOf = (text: string | null | undefined) => readMarks(text ?? '')?.parts[0]?.path

async function device(title: string, _status: 'draft' | 'published'): Promise<string> {
  const shared = { locale: 'kk', depth: 0 } as const
  const brand = await cms.payload.create({
    ...shared,
    overrideAccess: true,
    collection: 'brands',
    draft: true,
    data: { title: 'Бренд' },
  })
  const { id } = await cms.payload.create({
    ...shared,
    overrideAccess: true,
    collection: 'devices',
    draft: _status === 'draft',
    data: {
      title,
      summary: 'Қысқаша.',
      description: rich('Мәтін.'),
      brand: brand.id,
      formFactor: 'ric',
      availability: 'in_stock',
      _status,
    },
  })
  return id
}

describe('a single document beside its form', () => {
  it('is previewed where a page shows it, each one that the admin offers a preview of', () => {
    const { globals, admin } = cms.payload.config
    expect(admin.livePreview?.globals).toEqual([...previewedGlobals])
    const slugs = globals.map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining([...previewedGlobals]))
  })

  it('says of each text which field it comes from, in its own language alone', async () => {
    const save = (locale: 'ru' | 'kk', data: object) =>
      cms.payload.updateGlobal({ slug: 'home', locale, data, overrideAccess: true })
    await save('ru', {
      title: 'Слышать яснее',
      lead: 'По-русски.',
      needs: [{ title: 'Хуже слышу', href: '/apparaty' }],
    })
    const [need] = (await cms.payload.findGlobal({ slug: 'home', overrideAccess: true })).needs ?? []
    await save('kk', { title: 'Айқынырақ есту', needs: [{ id: need?.id, title: 'Нашар естимін', href: '/apparaty' }] })
    const shown = await readMarkedGlobal(cms.payload, 'home', { locale: 'kk' })
    expect(shown.title).toMatch(/^Айқынырақ есту/)
    expect(fieldOf(shown.title)).toBe('title')
    expect(fieldOf(shown.needs?.[0]?.title)).toBe(`needs.${need?.id}.title`)
    expect(shown.needs?.[0]?.href).toBe('/apparaty')
    expect(readMarks(shown.lead ?? '')?.parts).toEqual([{ before: '', text: '', path: 'lead', isWhole: true }])
  })

  it('shows of other documents only what is public', async () => {
    const devices = [await device('Жарияланған', 'published'), await device('Қаралама', 'draft')]
    await cms.payload.updateGlobal({ slug: 'home', data: { popular: { devices } }, overrideAccess: true })
    const shown = await readMarkedGlobal(cms.payload, 'home', { locale: 'kk' })
    const titles = shown.popular?.devices?.map((one) => (typeof one === 'object' ? one.title : null))
    expect(titles).toEqual([expect.stringContaining('Жарияланған'), null])
  })
})
