import sharp from 'sharp'
import type { TestCms } from '../support/open-cms.ts'

/** A picture's bytes; another colour makes other bytes. */
export const pictureBytes = (colour: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

export async function storePicture({ payload }: TestCms, name: string, alt: string, tags: string[] = []) {
  const data = await pictureBytes('#0b5351', 40, 30)
  return payload.create({
    collection: 'media',
    locale: 'ru',
    data: { alt, tags },
    file: { name, mimetype: 'image/jpeg', data, size: data.length },
    overrideAccess: true,
  })
}
