export type Point = readonly [x: number, y: number]

export const round = (n: number): string => String(Math.round(n * 10) / 10)
export const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`

/** The point of a list at an index, the first and the last standing for all beyond them. */
export function near<T extends Point>(list: readonly T[], index: number): T {
  const found = list[Math.max(0, Math.min(list.length - 1, index))]
  if (!found) throw new Error('there is no point to go through')
  return found
}

/** A smooth curve through points. */
export function curve(list: readonly Point[], closed = false): string {
  const at = (i: number) => (closed ? near(list, (i + list.length) % list.length) : near(list, i))
  const steps = closed ? list.length : list.length - 1
  let d = `M${pair(at(0))}`
  for (let i = 0; i < steps; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const leaving: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const arriving: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${pair(leaving)} ${pair(arriving)} ${pair(c)}`
  }
  return d + (closed ? 'Z' : '')
}

/** Straight lines through points. */
export const points = (list: readonly Point[], closed = false): string =>
  `M${list.map(pair).join('L')}${closed ? 'Z' : ''}`

/** A point on a circle, by its angle in degrees. */
export const around = (x: number, y: number, radius: number, degrees: number): [number, number] => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
]
