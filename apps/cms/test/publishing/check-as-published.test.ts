import { APIError, type CollectionSlug, createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataFields } from '../../src/fields/walk/data-fields.ts'
import { checkPublishing } from '../../src/modules/publishing/operations/check-publishing.ts'
import { checkRelease } from '../../src/modules/releases/operations/check-release.ts'
import { publishEntry, ReleaseStopped } from '../../src/modules/releases/operations/publish-entry.ts'
import { articleWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

/** Whatever has drafts may be drafted with anything, and is refused when it is published. */
const draftable = () => cms.payload.config.collections.filter(({ versions }) => Boolean(versions?.drafts))

async function draft(collection: CollectionSlug, data: object): Promise<string> {
  const shared = { collection: collection as 'articles', locale: 'ru', draft: true, depth: 0 } as const
  const doc = await cms.payload.create({
    ...shared,
    data: { ...data, _status: 'draft' } as never,
    overrideAccess: true,
  })
  return doc.id
}

/** What the check names, and what publishing refuses, field by field. */
async function told(collection: CollectionSlug, id: string) {
  const req = await createLocalReq({ locale: 'ru' }, cms.payload)
  const { missing } = await checkPublishing(req, collection, id, 'ru')
  const entry = { collection, id, locale: 'ru' } as const
  const findings = await checkRelease(await createLocalReq({ locale: 'ru' }, cms.payload), [entry])
  const refused = await publishEntry(await createLocalReq({ locale: 'ru' }, cms.payload), entry).then(
    () => [],
    (error: unknown) => {
      if (error instanceof ReleaseStopped) return error.findings.flatMap(({ fields }) => fields)
      throw error
    },
  )
  return {
    missing,
    checked: missing.map(({ field }) => field),
    inRelease: findings.flatMap(({ fields }) => fields),
    refused,
  }
}

it('names every required field of every kind of document before publishing refuses it', async () => {
  const kinds = draftable()
  expect(kinds.length).toBeGreaterThan(8)
  for (const { fields, slug } of kinds) {
    const required = dataFields(fields)
      .filter((field) => 'required' in field && field.required && !('defaultValue' in field && field.defaultValue))
      .map(({ name }) => name)
    const { checked, inRelease, missing, refused } = await told(slug, await draft(slug, { title: `Пустой ${slug}` }))
    expect(checked, slug).toEqual(expect.arrayContaining([...required, ...refused]))
    expect(inRelease, slug).toEqual(checked)
    expect(
      missing.filter(({ label }) => label === '' || /^[a-z]/.test(label)),
      slug,
    ).toEqual([])
    if (checked.length > 0) expect(refused, slug).not.toEqual([])
  }
})

it('names a device without brand, form and stock as an editor calls them', async () => {
  const words = { title: 'Аппарат', summary: 'Кратко', description: rich('Текст') }
  const { missing } = await told('devices', await draft('devices', words))
  expect(missing).toEqual([
    { field: 'brand', label: 'Бренд', words: null },
    { field: 'availability', label: 'Наличие', words: null },
    { field: 'formFactor', label: 'Форма', words: null },
  ])
})

it('names what is filled in against a rule, and the rule', async () => {
  const brand = await draft('brands', { title: 'Бренд' })
  const device = {
    ...{ title: 'Аппарат', summary: 'Кратко', description: rich('Текст') },
    ...{ brand, formFactor: 'ric', availability: 'in_stock', priceKzt: 200_000, oldPriceKzt: 100_000 },
  }
  const cheaper = await told('devices', await draft('devices', device))
  expect(cheaper.missing).toEqual([
    { field: 'oldPriceKzt', label: 'Старая цена, ₸', words: expect.stringContaining('больше нынешней') },
  ])
  const hours = [{ day: '1', opens: '18:00', closes: '09:00' }]
  const branch = await told('branches', await draft('branches', { title: 'Филиал', address: 'Абая 1', hours }))
  expect(branch.checked).toEqual(['hours'])
  for (const { checked, inRelease, refused } of [cheaper, branch]) {
    expect(refused).toEqual(checked)
    expect(inRelease).toEqual(checked)
  }
})

it('finds nothing in what can be published', async () => {
  const { checked, refused } = await told(
    'articles',
    await draft('articles', { ...articleWords('Целая'), kind: 'general' }),
  )
  expect([checked, refused]).toEqual([[], []])
})

it('says what publishing alone refuses: an address that is taken, and a rule that is about no field', async () => {
  const articleOf = (slug: string) => ({ ...articleWords(slug), slug, kind: 'general' as const })
  const shared = { collection: 'articles', locale: 'ru', depth: 0, overrideAccess: true } as const
  await cms.payload.create({ ...shared, data: { ...articleOf('zanyatyj-adres'), _status: 'published' } })
  const id = await draft('articles', articleOf('svobodnyj-adres'))
  const save = (data: object) => cms.payload.update({ ...shared, id, draft: true, data: { ...data, _status: 'draft' } })
  await save({ slug: 'zanyatyj-adres' })
  const taken = await told('articles', id)
  expect(taken.missing).toMatchObject([{ field: 'slug', words: expect.stringContaining('уже занят') }])
  expect(taken.refused).toEqual(['slug'])

  await save({ slug: 'svobodnyj-adres' })
  const { hooks } = cms.payload.collections.articles.config
  const rule = ({ data }: { data: { _status?: unknown } }) => {
    if (data._status === 'published') throw new APIError('Сегодня ничего не публикуем.', 409, null, true)
  }
  hooks.beforeChange.push(rule)
  try {
    const { checked, missing } = await told('articles', id)
    expect(missing).toEqual([{ label: '', field: '', words: 'Сегодня ничего не публикуем.' }])
    expect(checked).toEqual([''])
  } finally {
    hooks.beforeChange.splice(hooks.beforeChange.indexOf(rule), 1)
  }
  expect((await cms.payload.findByID({ ...shared, id }))._status).toBe('draft')
  expect((await told('articles', id)).missing).toEqual([])
})
