import { randomBytes } from 'node:crypto'
import { defaultColours } from '@estu/domain/brand/brand-colours'
import { isDefaultLook, readLook } from '@estu/domain/brand/brand-look'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBrandName } from '../../src/modules/brand/index.ts'
import { shopperMessage } from '../../src/modules/messages/operations/shopper-message.ts'
import { keyUri, newSecret } from '../../src/modules/staff/second-factor/one-time-codes.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
})
afterAll(() => cms?.close())

type Refusal = { errors?: { data?: { errors?: { path: string; message: string }[] } }[] }

/** Saves over the interface, as the admin does. @returns the refused fields with their sentences */
async function save(fields: object, locale = 'ru') {
  const { status, json } = await rest.post(`globals/brand?locale=${locale}`, { name: 'Слух', ...fields })
  const found = (json as Refusal).errors?.[0]?.data?.errors ?? []
  return { status, refused: Object.fromEntries(found.map(({ path, message }) => [path, message])) }
}

async function picture(width: number, height: number): Promise<string> {
  const data = await sharp({ create: { width, height, channels: 3, background: '#5b2a86' } })
    .png()
    .toBuffer()
  const file = { name: `icon-${width}-${height}.png`, mimetype: 'image/png', data, size: data.length }
  const stored = await cms.payload.create({
    collection: 'media',
    locale: 'ru',
    data: { alt: 'Значок' },
    file,
    overrideAccess: true,
  })
  return stored.id
}

const readBrand = () => cms.payload.findGlobal({ slug: 'brand', depth: 0, locale: 'ru', overrideAccess: true })

it('looks as before where nothing was chosen, and is called as its organisation', async () => {
  expect(isDefaultLook(readLook(await readBrand()))).toBe(true)
  expect(await readBrandName(cms.payload, 'ru')).toBe(new URL(cms.payload.config.custom.webUrl as string).host)
  await cms.payload.updateGlobal({ slug: 'organisation', data: { name: 'ТОО «Прежнее»' }, overrideAccess: true })
  expect(await readBrandName(cms.payload, 'kk')).toBe('ТОО «Прежнее»')
})

it('keeps a name and a look in both languages, and announces them', async () => {
  const colours = { ...defaultColours, light: { ...defaultColours.light, accent: '#5B2A86' } }
  expect(await save({ name: 'Тыңда', shortName: 'Тыңда', colours, typeface: 'noto-serif' })).toEqual({
    status: 200,
    refused: {},
  })
  expect((await save({ name: 'Тыңда қаз' }, 'kk')).status).toBe(200)
  expect(readLook(await readBrand())).toMatchObject({
    typeface: 'noto-serif',
    colours: { light: { accent: '#5b2a86', paper: '#faf6ee' } },
  })
  expect([await readBrandName(cms.payload, 'ru'), await readBrandName(cms.payload, 'kk')]).toEqual([
    'Тыңда',
    'Тыңда қаз',
  ])
})

it('refuses colours that cannot be read, and names the pair, the theme and the ratio', async () => {
  const pale = { ...defaultColours, light: { ...defaultColours.light, accent: '#5f9f9c' } }
  const { status, refused } = await save({ colours: pale })
  expect(status).toBe(400)
  expect(refused['colours.light.accent']).toMatch(/^Светлая тема: пара «.+» и «.+» читается с контрастом \d,\d:1/)
  const grey = { ...defaultColours, contrast: { ...defaultColours.contrast, accentText: '#777777' } }
  expect((await save({ colours: grey })).refused['colours.contrast.accentText']).toContain('Контрастная тема')
  expect(readLook(await readBrand()).colours.light.accent).toBe('#5b2a86')
})

it.each(['red', '#fff', '#12345g', 'url(https://evil.example)', '#ffffff;}</style><script>alert(1)</script>'])(
  'refuses the colour %s',
  async (accent) => {
    const { status, refused } = await save({
      colours: { ...defaultColours, dark: { ...defaultColours.dark, accent } },
    })
    expect(status).toBe(400)
    expect(refused['colours.dark.accent']).toContain('#0b5351')
  },
)

it.each([
  ['<b>Слух</b>', 'без знаков < и >'],
  ['Слух\r\nBcc: a@b.kz', 'одной строкой'],
  ['я'.repeat(500), 'Не длиннее 60'],
  ['   ', 'Впишите название'],
])('refuses the name %j', async (name, sentence) => {
  const { status, refused } = await save({ name })
  expect(status).toBe(400)
  expect(refused.name).toContain(sentence)
})

it('refuses a name that no icon has room for', async () => {
  expect((await save({ shortName: 'Тринадцать123' })).refused.shortName).toContain('Не длиннее 12')
})

it('takes a square icon of at least 512 pixels, and no other', async () => {
  expect((await save({ icon: await picture(600, 400) })).refused.icon).toContain('квадратным, а этот 600 × 400')
  expect((await save({ icon: await picture(256, 256) })).refused.icon).toContain('не меньше 512 × 512')
  const icon = await picture(512, 512)
  expect(await save({ icon })).toEqual({ status: 200, refused: {} })
  expect((await readBrand()).icon).toBe(icon)
})

it.each([
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'Файл не сохранён',
  ],
  ['50 MB', randomBytes(50_000_000), 'Файл больше 8 МБ'],
])('refuses a logo that is %s', async (_, data, sentence) => {
  const file = { name: 'logo.svg', mimetype: 'image/svg+xml', data, size: data.length }
  const stored = cms.payload.create({ collection: 'media', data: { alt: 'Логотип' }, file, overrideAccess: true })
  await expect(stored).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining(sentence) }] } })
})

it('speaks for the shop in messages and names it to apps that make codes', async () => {
  const req = await createLocalReq({}, cms.payload)
  await save({ name: 'Тыңда' })
  const { text } = await shopperMessage(req, 'order', { id: 'a', name: 'Асель', reference: 'E-1', language: 'ru' })
  expect(text).toContain('Здравствуйте, Асель! Это Тыңда.')
  expect(new URL(keyUri(newSecret(), 'Тыңда', 'a@b.kz')).searchParams.get('issuer')).toBe('Тыңда')
})
