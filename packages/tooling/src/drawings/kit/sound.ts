import { around, curve, type Point, pair, round } from './curve.ts'
import { path } from './shape.ts'

/** Sound: a clean wave between two points on a level, `height` high. */
export function wave(from: number, to: number, y: number, height: number, waves = 4, grow = (_: number) => 1): string {
  const steps = waves * 4
  const through = Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / steps
    return [x, y + height * Math.sin((i * Math.PI) / 2) * grow(i / steps)]
  })
  return curve(through)
}

/** Noise: a row of upright strokes, each time the same. */
export function noise(from: number, to: number, y: number, height: number, step = 13, seed = 7): string {
  let d = ''
  let value = seed
  for (let x = from; x <= to; x += step) {
    value = (value * 16807) % 2147483647
    const half = height * (0.25 + 0.75 * ((value % 1000) / 1000))
    d += `M${round(x)} ${round(y - half)}V${round(y + half)}`
  }
  return d
}

/** Arcs that spread from a point, between two angles in degrees. */
export const arcs = (kind: string, x: number, y: number, radii: number[], from: number, to: number): string =>
  radii
    .map((radius) => {
      const [start, end] = [around(x, y, radius, from), around(x, y, radius, to)]
      return path(kind, `M${pair(start)}A${radius} ${radius} 0 0 1 ${pair(end)}`)
    })
    .join('')
