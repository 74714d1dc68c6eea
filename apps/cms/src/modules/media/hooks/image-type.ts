const formats = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['heif', 'image/avif'],
])
export const maxPixels = 60_000_000

/** What a picture's bytes say of it; null of what is none of the kinds that pages show. */
export async function imageSize(data: Buffer): Promise<{ type: string; pixels: number } | null> {
  const { default: sharp } = await import('sharp')
  const metadata = await sharp(data, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => null)
  const type = metadata?.format ? formats.get(metadata.format) : undefined
  return metadata && type ? { type, pixels: (metadata.width ?? 0) * (metadata.height ?? 0) } : null
}

export const imageType = async (data: Buffer): Promise<string | null> => (await imageSize(data))?.type ?? null
