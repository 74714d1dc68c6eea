import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Words } from '../content/contract.ts'
import { plate, type RenderedDrawing, type Upload } from './render.ts'
import { renderOnce } from './rendering-cache.ts'

export type Picture = {
  /** Name of the drawing, and of the file an editor will see. */
  drawing: string
  name: string
  alt: Words
}

/** Renders each drawing once, however many pictures show it. */
export type Album = { render: (picture: Picture) => Promise<RenderedDrawing> }

const drawings = path.join(import.meta.dirname, '../drawings')

/** Drawings that fill their frame, in lines that are seen on light and on dark ground alike. */
const covers = 'covers'

/** As many as the smallest machine has processors; each is rendered in a thread of its own. */
const atOnce = 2

export function openAlbum(upload: Upload): Album {
  const rendered = new Map<string, Promise<RenderedDrawing>>()
  const lanes = Array.from({ length: atOnce }, (): Promise<unknown> => Promise.resolve())
  const queue = (work: () => Promise<RenderedDrawing>) => {
    const lane = rendered.size % atOnce
    const result = (lanes[lane] ?? Promise.resolve()).then(work)
    lanes[lane] = result.catch(() => undefined)
    return result
  }
  return {
    render: async (picture) => {
      const svg = await readDrawing(picture)
      const known = rendered.get(svg)
      if (known) return known
      const result = queue(() => renderOnce(svg, upload))
      rendered.set(svg, result)
      return result
    },
  }
}

/**
 * What is drawn, as it is rendered.
 * @internal
 */
export async function readDrawing({ drawing }: Pick<Picture, 'drawing'>): Promise<string> {
  // Each name is given once, in whichever folder it lies.
  const files = await readdir(drawings, { recursive: true })
  const file = files.find((name) => path.basename(name) === `${drawing}.svg`)
  if (!file) throw new Error(`there is no drawing ${drawing}`)
  const svg = await readFile(path.join(drawings, file), 'utf8')
  return path.dirname(file) === covers ? svg : withEdge(svg)
}

/**
 * A drawing has no ground of its own: it stands on the plate of whatever theme. So that its dark lines are seen on a dark
 * one too, the same drawing stands behind it, its lines wide and in the colour of a light plate, where they are not seen.
 */
function withEdge(svg: string): string {
  const edge = `.edge *{stroke:${plate}!important;stroke-width:7px!important;stroke-opacity:1!important}`
  return svg.replace(/<\/style>([\s\S]*)<\/svg>/, `${edge}</style><g class="edge">$1</g>$1</svg>`)
}
