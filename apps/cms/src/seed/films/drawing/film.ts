import { scenes } from './scenes.ts'
import { between, faded, picture } from './shapes.ts'

/** Seconds in which one scene gives way to the next. */
const change = 0.5

export const filmSeconds = scenes.reduce((sum, { seconds }) => sum + seconds, 0)

/** The film's picture at a moment, as SVG. */
export function filmAt(seconds: number): string {
  let from = 0
  const layers = scenes.map(({ seconds: lasts, draw }, index) => {
    const begins = from
    from += lasts
    if (seconds < begins || seconds > from + change) return ''
    const comes = index === 0 ? 1 : between(seconds, begins, begins + change)
    const goes = index === scenes.length - 1 ? 0 : between(seconds, from, from + change)
    return faded(comes * (1 - goes), draw(seconds - begins))
  })
  return picture(layers.join(''))
}
