import sharp from 'sharp'

/** Larger than it is drawn by nobody: a picture is looked at on a phone. */
const side = 400

/** A page's own picture as the drawing library reads it, which knows no WebP; null where there is no such file any more. */
export async function ownPicture(file: string): Promise<string | null> {
  const png = await sharp(file)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => null)
  return png && `data:image/png;base64,${png.toString('base64')}`
}
