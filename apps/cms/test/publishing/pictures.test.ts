import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweepLeftovers } from '../../src/modules/media/index.ts'
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

it('keeps a photograph as AVIF beside each size that this makes smaller, and nothing of a replaced or deleted one', async () => {
  const folder = path.resolve(cms.payload.collections.media.config.upload.staticDir ?? '')
  const avifs = async (stored: { filename?: string | null }) => {
    const stem = path.parse(stored.filename ?? '').name
    return (await readdir(folder)).filter((name) => name.startsWith(stem) && name.endsWith('.webp.avif')).toSorted()
  }
  const first = await upload('photo.jpg', 'image/jpeg', await photograph(1))
  expect(await avifs(first)).toEqual(
    ['photo-1200x750.webp', 'photo-320x200.webp', 'photo-750x469.webp'].map((name) => `${name}.avif`),
  )
  for (const name of await avifs(first)) {
    const [light, usual] = [name, name.replace(/\.avif$/, '')].map((file) => path.join(folder, file))
    expect((await stat(light ?? '')).size).toBeLessThan((await stat(usual ?? '')).size)
    expect(await sharp(light).metadata()).toMatchObject({
      format: 'heif',
      width: (await sharp(usual).metadata()).width,
    })
  }
  const data = await photograph(2)
  const replaced = await cms.payload.update({
    collection: 'media',
    id: first.id,
    locale: 'ru',
    data: {},
    file: { name: 'other.jpg', mimetype: 'image/jpeg', data, size: data.length },
    overrideAccess: true,
  })
  expect(replaced.filename).not.toBe(first.filename)
  await sweep()
  expect(await avifs(first)).toEqual([])
  expect(await avifs(replaced)).toHaveLength(3)
  await cms.payload.delete({ collection: 'media', id: first.id, overrideAccess: true })
  await sweep()
  expect(await avifs(replaced)).toEqual([])
})

/** As an hour later, when no open page can still ask for what is gone. */
async function sweep() {
  await cms.payload.db.drizzle.execute(sql`update upload_leftovers set noted_at = noted_at - interval '2 hours'`)
  await sweepLeftovers(cms.payload)
}

/** A drawing with light and shade, as a camera would save it; each brighter than the one before. */
const photograph = (turn: number) =>
  sharp(path.join(import.meta.dirname, '../../src/seed/drawings/supplies/charger.svg'))
    .resize(1600, 1000, { fit: 'cover' })
    .modulate({ brightness: 1 + turn / 20 })
    .flatten({ background: '#f2ebdf' })
    .jpeg({ quality: 92 })
    .toBuffer()

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
