import type { IconKind } from '@/lib/brand/icon-address'

/** Of a maskable icon what is cut off is empty: a fifth of each side. */
const shownPart = 0.6

/**
 * Draws one icon of the shop's square picture, as PNG; null where there is no such file any more.
 * @param paper behind a picture with nothing behind it, where no browser shows through
 */
export async function drawIcon(file: string, kind: IconKind, paper: string): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  const size = Number(kind.split('-')[1])
  const isMaskable = kind.startsWith('maskable')
  const inner = isMaskable ? Math.round(size * shownPart) : size
  const margin = { before: Math.floor((size - inner) / 2), after: Math.ceil((size - inner) / 2) }
  const icon = sharp(file).resize(inner, inner, { fit: 'contain', background: '#00000000' })
  const whole = isMaskable
    ? icon.flatten({ background: paper }).extend({
        ...{ top: margin.before, left: margin.before, bottom: margin.after, right: margin.after },
        background: paper,
      })
    : icon
  // A phone's first screen puts black behind what is seen through.
  const solid = kind === 'icon-180' ? whole.flatten({ background: paper }) : whole
  return solid
    .png()
    .toBuffer()
    .catch(() => null)
}
