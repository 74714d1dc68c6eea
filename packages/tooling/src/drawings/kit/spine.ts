import { near, type Point } from './curve.ts'

/** Between two points of a line with others around them. */
function between(a: number, b: number, c: number, e: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t ** 3)
}

/** A smooth line through points, as a place on it for each share of its length. */
export function spine(through: readonly Point[]): (share: number) => Point {
  const list: Point[] = []
  for (let i = 0; i < through.length - 1; i++) {
    const [a, b, c, e] = [near(through, i - 1), near(through, i), near(through, i + 1), near(through, i + 2)]
    for (let step = 0; step < 30; step++) {
      const t = step / 30
      list.push([between(a[0], b[0], c[0], e[0], t), between(a[1], b[1], c[1], e[1], t)])
    }
  }
  list.push(near(through, through.length - 1))
  const lengths = [0]
  for (let i = 1; i < list.length; i++) {
    const [one, other] = [near(list, i), near(list, i - 1)]
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(one[0] - other[0], one[1] - other[1]))
  }
  const whole = lengths.at(-1) ?? 0
  return (share) => {
    const length = Math.max(0, Math.min(1, share)) * whole
    const i = Math.max(
      1,
      lengths.findIndex((reached) => reached >= length),
    )
    const [from, to] = [near(list, i - 1), near(list, i)]
    const [passed, next] = [lengths[i - 1] ?? 0, lengths[i] ?? 0]
    const rest = (length - passed) / (next - passed || 1)
    return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest]
  }
}

/** A width at some shares of a line, and smoothly between them. */
export type Widths = readonly (readonly [share: number, width: number])[]

export function widthAlong(stops: Widths): (share: number) => number {
  return (share) => {
    const i = stops.findIndex(([at]) => at >= share)
    const stop = (index: number) => near(stops, index)
    if (i < 0) return stop(stops.length - 1)[1]
    if (i === 0) return stop(0)[1]
    const [[a, from], [b, to]] = [stop(i - 1), stop(i)]
    const [before, after] = [stop(i - 2), stop(i + 1)]
    const u = (share - a) / (b - a)
    const leaving = ((to - before[1]) / (b - before[0] || 1)) * (b - a)
    const arriving = ((after[1] - from) / (after[0] - a || 1)) * (b - a)
    return (
      (2 * u ** 3 - 3 * u * u + 1) * from +
      (u ** 3 - 2 * u * u + u) * leaving +
      (3 * u * u - 2 * u ** 3) * to +
      (u ** 3 - u * u) * arriving
    )
  }
}
