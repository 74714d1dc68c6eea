import { readFile } from 'node:fs/promises'

/**
 * One drawing out of a file of drawings, as a picture of its own: in the colours that it has without a theme, since
 * nothing that draws here knows CSS variables. Null where the file has no such drawing.
 * @param source the file's path, `#`, and the drawing's name
 * @param width pixels
 */
export async function drawnPicture(source: string, width: number): Promise<Buffer | null> {
  const [file = '', name = ''] = source.split('#')
  const text = await readFile(file, 'utf8').catch(() => '')
  const from = text.indexOf(`<symbol id="${name}"`)
  if (from < 0) return null
  const symbol = text.slice(from, text.indexOf('</symbol>', from))
  const picture = symbol.replace('<symbol', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"`)
  return Buffer.from(`${picture}</svg>`.replace(/var\(--[\w-]+,([^()]*)\)/g, '$1'))
}
