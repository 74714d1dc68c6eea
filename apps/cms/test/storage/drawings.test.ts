import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openAlbum } from '../../src/seed/pictures/album.ts'
import { plate, type Rendered, type Upload } from '../../src/seed/pictures/render.ts'

const upload = {
  formatOptions: { format: 'webp', options: { quality: 82 } },
  imageSizes: [
    {
      name: 'social',
      width: 1200,
      height: 630,
      fit: 'cover',
      formatOptions: { format: 'jpeg', options: { quality: 82 } },
    },
  ],
} as Upload

/** Red, green, blue and opacity near the first corner. */
const corner = async ({ data }: Rendered) => [
  ...(await sharp(data).ensureAlpha().extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()),
]

it.each(['charger', 'sheet'])('%s has no ground of its own, but in a JPEG that of the light theme', async (drawing) => {
  const { original, sizes } = await openAlbum(upload).render({ drawing, name: drawing, alt: { ru: '', kk: '' } })
  expect((await corner(original))[3]).toBe(0)
  const social = sizes.get('social')
  if (!social) throw new Error('the drawing is too small for a social picture')
  const ground = plate.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? []
  for (const [index, part] of (await corner(social)).slice(0, 3).entries())
    expect(Math.abs(part - (ground[index] ?? 0))).toBeLessThan(4)
})
