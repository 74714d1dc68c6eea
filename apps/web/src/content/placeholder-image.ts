import 'server-only'
import type { Media } from '@estu/cms/types'
import { type DrawingName, isDrawing, otherSides } from '@estu/domain/media/drawings'
import { colourKey } from '@estu/domain/orders/cart'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { picture } from './map-shared'
import type { Drawn, Picture } from './types'

/** A drawing by its name; null where none was chosen. @param colour as an editor wrote it */
export function placeholderImage(name: string | null | undefined, colour?: string | null): Drawn | null {
  return name && isDrawing(name) ? draw(name, colour) : null
}

function draw(name: DrawingName, colour: string | null | undefined): Drawn {
  const { href, wide } = drawingAddress(name)
  const key = colour ? colourKey(colour) : null
  return { name, drawn: href, wide, colour: key ? `#${key}` : null, alt: '' }
}

/** A photograph wins over a drawing. */
export const pictureOrDrawing = (
  image: Media | string | null | undefined,
  name: string | null | undefined,
  colour?: string | null,
): Picture | null => picture(image) ?? placeholderImage(name, colour)

/** A thing drawn, and from its other sides. */
export function drawnSides(name: string | null | undefined, colour?: string | null): Drawn[] {
  if (!name || !isDrawing(name)) return []
  return [name, ...otherSides(name)].map((side) => draw(side, colour))
}
