import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms.close())

const upload = (name: string, mimetype: string, data: Buffer) =>
  cms.payload.create({
    collection: 'media',
    locale: 'ru',
    data: { alt: 'Рисунок' },
    file: { name, mimetype, data, size: data.length },
    overrideAccess: true,
  })

it('stores a picture in the sizes that pages ask for', async () => {
  const data = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#0b5351' } })
    .jpeg()
    .toBuffer()
  const stored = await upload('big.jpg', 'image/jpeg', data)
  expect(stored.mimeType).toBe('image/webp')
  expect([stored.sizes?.small?.width, stored.sizes?.medium?.width, stored.sizes?.large?.width]).toEqual([
    320, 750, 1200,
  ])
  expect([stored.sizes?.social?.width, stored.sizes?.social?.height]).toEqual([1200, 630])
})

it('refuses what only calls itself a picture, and stores nothing of it', async () => {
  const before = await cms.payload.count({ collection: 'media', overrideAccess: true })
  const disguised: [string, string, string][] = [
    ['a.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a.jpg', 'image/jpeg', '<!doctype html><script>alert(1)</script>'],
    ['a.webp', 'image/webp', 'RIFF0000WEBPVP8 '],
    ['a.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a.png', 'image/png', ''],
  ]
  for (const [name, type, text] of disguised) await expect(upload(name, type, Buffer.from(text))).rejects.toThrow()
  await expect(upload('huge.png', 'image/png', Buffer.alloc(9_000_000))).rejects.toThrow()
  expect(await cms.payload.count({ collection: 'media', overrideAccess: true })).toEqual(before)
})

it('wants words for those who do not see it', async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await expect(
    cms.payload.create({
      collection: 'media',
      locale: 'ru',
      data: {} as never,
      file: { name: 'x.png', mimetype: 'image/png', data, size: data.length },
      overrideAccess: true,
    }),
  ).rejects.toThrow()
})
