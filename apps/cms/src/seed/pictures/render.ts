import type { ImageSize, SanitizedCollectionConfig } from 'payload'
import sharp, { type Sharp } from 'sharp'
import { encodeAvif, shownSizes } from '../../modules/media/index.ts'

export type Upload = SanitizedCollectionConfig['upload']

export type Rendered = {
  data: Buffer
  width: number
  height: number
  mimeType: string
  extension: string
  /** The same as AVIF, where that is shorter and browsers choose from it. */
  avif: Buffer | null
}

/** A drawing as the picture itself and in every size that pages ask for; null where the drawing is smaller. */
export type RenderedDrawing = { original: Rendered; sizes: Map<string, Rendered | null> }

/** The ground of every picture in the site's light theme. */
export const plate = '#f2ebdf'

/** How files of a format are called. */
export const extensionOf = (format: string): string => (format === 'jpeg' ? 'jpg' : format)

/**
 * Renders a drawing as an upload of it would be: the same bytes, without writing and reading a file in between for each
 * size. What the collection asks for beyond formats and sizes is refused, so that nobody is surprised.
 */
export async function renderDrawing(svg: string, upload: Upload): Promise<RenderedDrawing> {
  if (upload.trimOptions || upload.constructorOptions || upload.withMetadata) {
    throw new Error('The pictures of the demo content are rendered without trimming and metadata.')
  }
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const drawing = sharp(data, { raw: { width, height, channels } })
  const original = upload.resizeOptions ? drawing.clone().resize(upload.resizeOptions) : drawing.clone()
  const sizes = new Map<string, Rendered | null>()
  for (const size of upload.imageSizes ?? []) sizes.set(size.name, await inSize(drawing, { width, height }, size))
  return { original: await encode(original, upload.formatOptions), sizes }
}

type Box = { width: number; height: number }

async function inSize(drawing: Sharp, box: Box, size: ImageSize): Promise<Rendered | null> {
  const { width, height } = size
  if (size.fit && size.fit !== 'cover')
    throw new Error(`Size «${size.name}»: only whole pictures and cuts of the middle.`)
  const isSmaller = width && height ? box.width < width && box.height < height : isBelow(box, size)
  if (isSmaller) return null
  return encode(
    width && height ? cutMiddle(drawing, box, { width, height }) : drawing.clone().resize(size),
    size.formatOptions,
    shownSizes.some((shown) => shown === size.name),
  )
}

const isBelow = (box: Box, { width, height }: ImageSize) =>
  Boolean((width && box.width < width) || (height && box.height < height))

/** Scaled until it covers the box, then the middle of it. */
function cutMiddle(drawing: Sharp, from: Box, to: Box): Sharp {
  const byHeight = to.width / to.height < from.width / from.height
  const scaled = byHeight
    ? { width: Math.round((from.width * to.height) / from.height), height: to.height }
    : { width: to.width, height: Math.round((from.height * to.width) / from.width) }
  return drawing
    .clone()
    .resize({ fastShrinkOnLoad: false, ...(byHeight ? { height: to.height } : { width: to.width }) })
    .extract({
      left: Math.floor((scaled.width - to.width) / 2),
      top: Math.floor((scaled.height - to.height) / 2),
      ...to,
    })
}

async function encode(image: Sharp, format: Upload['formatOptions'], isShown = false): Promise<Rendered> {
  // A JPEG knows nothing transparent and would turn it black.
  const grounded = format?.format === 'jpeg' ? image.clone().flatten({ background: plate }) : image.clone()
  const encoded = format ? grounded.toFormat(format.format, format.options) : grounded.png()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const avif = isShown ? await encodeAvif(image.clone(), data.length) : null
  return { data, width, height, mimeType: `image/${info.format}`, extension: extensionOf(info.format), avif }
}
