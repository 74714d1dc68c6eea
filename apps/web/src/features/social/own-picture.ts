import sharp from 'sharp'
import { drawnPicture } from './drawn-picture.ts'

/** Larger than it is drawn by nobody: a picture is looked at on a phone. */
const side = 400

/**
 * A page's own picture as the drawing library reads it, which knows no WebP; null where there is no such file any more.
 * @param file of a photograph, or of drawings with the name of one: `aids.svg#device-ric`
 */
export async function ownPicture(file: string): Promise<string | null> {
  const source = file.includes('#') ? await drawnPicture(file) : file
  if (!source) return null
  const png = await sharp(source)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => null)
  return png && `data:image/png;base64,${png.toString('base64')}`
}
