import { createHash } from 'node:crypto'
import { drawPicture } from './draw-picture'
import { inLine, LineIsLong } from './in-line'
import type { Picture, PictureWords } from './picture-words'
import { recentlyUsed } from './recently-used'

/** About four hundred pictures. */
const mostBytes = 16 * 1024 * 1024

/**
 * Pictures by what they show. Of the same words one is drawn, however many ask; others wait in a line that has an end.
 * @param draw makes one; it is asked for one at a time.
 */
export function pictureStore(draw: (words: PictureWords) => Promise<Uint8Array<ArrayBuffer>>) {
  const drawn = recentlyUsed<Picture>(mostBytes, ({ png }) => png.length)
  const drawing = new Map<string, Promise<Picture>>()
  const take = inLine({ waiting: 16, patienceMs: 8000 })
  const make = async (key: string, words: PictureWords): Promise<Picture> => {
    const png = await take(() => draw(words))
    const picture = { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 27)}"` }
    drawn.set(key, picture)
    return picture
  }
  return async function get(words: PictureWords): Promise<Picture | 'busy'> {
    const key = JSON.stringify([
      words.locale,
      words.name,
      words.colours.paper,
      words.colours.accent,
      words.title,
      words.summary,
      words.price,
      words.picture,
      words.isWordless,
    ])
    const known = drawn.get(key)
    if (known) return known
    const picture = drawing.get(key) ?? make(key, words).finally(() => drawing.delete(key))
    drawing.set(key, picture)
    return picture.catch((error: unknown) => {
      if (error instanceof LineIsLong) return 'busy'
      throw error
    })
  }
}

export const getPicture = pictureStore(drawPicture)
