import sharp from 'sharp'
import { drawnPicture } from './drawn-picture.ts'

/** Larger than it is drawn by nobody: a picture is looked at on a phone. */
const side = 400

/**
 * A page's own picture as the drawing library reads it, which knows no WebP; null where there is no such file any more.
 * @param file of a photograph, or of drawings with the name of one: `aids.svg#device-ric`
 */
export async function ownPicture(file: string): Promise<string | null> {
  const source = file.includes('#') ? await drawnPicture(file, side) : file
  if (!source) return null
  const png = await sharp(source)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => null)
  return png && `data:image/png;base64,${png.toString('base64')}`
}

/** Of a picture without words, and of the white around what it shows; pixels. */
const [square, margin] = [1200, 100]

/** A drawing on white, square, as large as there is room, and nothing else. Throws where there is no such drawing. */
export async function wordlessPicture(drawing: string): Promise<Buffer> {
  const source = await drawnPicture(drawing, square * 2)
  if (!source) throw new Error(`there is no drawing ${drawing}`)
  const room = square - 2 * margin
  const background = '#ffffff'
  return sharp(source)
    .trim()
    .resize(room, room, { fit: 'contain', background })
    .flatten({ background })
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background })
    .png()
    .toBuffer()
}
