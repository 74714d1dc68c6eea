import { curve, type Point } from './curve.ts'
import { rect } from './shape.ts'
import { spine, type Widths, widthAlong } from './spine.ts'

type Ends = { cap0?: number; cap1?: number; n?: number }
const capAngles = [68, 45, 22, 0, -22, -45, -68]

/** A body from its middle line and its widths; `cap0` and `cap1` round its ends. */
export function ribbon(through: readonly Point[], widths: Widths | number, { cap0 = 1, cap1 = 1, n = 10 }: Ends = {}) {
  const middle = spine(through)
  const width = widthAlong(
    typeof widths === 'number'
      ? [
          [0, widths],
          [1, widths],
        ]
      : widths,
  )
  const direction = (t: number): Point => {
    const [a, b] = [middle(t - 0.004), middle(t + 0.004)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  }
  /** @param side -1 is one edge, 1 the other */
  const at = (t: number, side: number): [number, number] => {
    const [x, y] = middle(t)
    const [dx, dy] = direction(t)
    const out = (width(t) / 2) * side
    return [x - dy * out, y + dx * out]
  }
  const row = (side: number, from: number, to: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps, side))
  const cap = (t: number, forth: number, roundness: number) =>
    capAngles.map((angle): Point => {
      const [x, y] = middle(t)
      const [dx, dy] = direction(t)
      const radians = (angle * Math.PI) / 180
      const along = forth * (width(t) / 2) * roundness * Math.cos(radians)
      const across = (width(t) / 2) * Math.sin(radians)
      return [x - dy * across + dx * along, y + dx * across + dy * along]
    })
  const end = cap1 ? cap(1, 1, cap1) : []
  const start = cap0 ? cap(0, -1, cap0).reverse() : []
  return {
    at,
    d: curve([...row(1, 0, 1, n), ...end, ...row(-1, 1, 0, n), ...start], true),
    along: (side: number, from: number, to: number, steps = 6) => curve(row(side, from, to, steps)),
    cross: (t: number, from = -1, to = 1, bow = 0) =>
      curve(
        Array.from({ length: 5 }, (_, i) => {
          const side = from + ((to - from) * i) / 4
          return at(t + bow * (1 - side * side), side)
        }),
      ),
    band: (one: number, other: number, from: number, to: number, steps = 8) =>
      curve([...row(one, from, to, steps), ...row(other, to, from, steps)], true),
    pill: (kind: string, t: number, side: number, length: number, thick: number) => {
      const [dx, dy] = direction(t)
      return rect(kind, ...at(t, side), length, thick, thick / 2, (Math.atan2(dy, dx) * 180) / Math.PI)
    },
  }
}
