import type { Drawing } from './drawing.ts'
import { ground } from './kit/paint.ts'

/**
 * A file of drawings, each shown by its name: `<use href="domes.svg#dome-open-s">`. The file has no words, no script and
 * nothing from elsewhere; opened by itself it is empty.
 */
export function fileOf(drawings: readonly Drawing[]): string {
  const parts = drawings.map(
    ({ name, art, wide }) => `<symbol id="${name}" viewBox="0 0 ${wide ? 720 : 480} 480" ${ground}>${art}</symbol>`,
  )
  const file = `<svg xmlns="http://www.w3.org/2000/svg">\n${parts.join('\n')}\n</svg>\n`
  const broken = /NaN|undefined|fill:tab/.exec(file)
  if (broken) throw new Error(`a drawing has «${broken[0]}» in it`)
  return file
}
