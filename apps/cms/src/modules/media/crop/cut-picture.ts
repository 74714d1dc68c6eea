import { type Area, pixelsOf } from './crop-area.ts'

/** As large as any picture is kept. */
const most = { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true } as const

/** A part of a picture as a camera held upright sees it, without a loss. */
export async function cutPicture(data: Buffer, area: Area): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { autoOrient } = await sharp(data).metadata()
  return sharp(data).autoOrient().extract(pixelsOf(area, autoOrient)).resize(most).png().toBuffer()
}
