import { type Point, round } from '../kit/curve.ts'
import { ellipse, path } from '../kit/shape.ts'

export const K = 30 // pixels per millimetre
export type DomeKind = 'open' | 'closed' | 'power' | 'double'
type Sizes = readonly [s: number, m: number, l: number]

export const diameters: Record<DomeKind, Sizes> = {
  open: [5, 7, 9],
  closed: [6, 8, 10],
  power: [7, 9, 11],
  double: [7, 9, 11],
}
const cap = (x: number, y: number, R: number, H: number) =>
  `M${round(x - R)} ${round(y)}C${round(x - R * 0.96)} ${round(y - H * 0.72)} ${round(x - R * 0.5)} ${round(y - H)} ${round(x)} ${round(y - H)}S${round(x + R * 0.96)} ${round(y - H * 0.72)} ${round(x + R)} ${round(y)}A${round(R)} ${round(R * 0.24)} 0 0 1 ${round(x - R)} ${round(y)}Z`
const _rim = (x: number, y: number, R: number) =>
  path('part', `M${round(x - R)} ${round(y)}A${round(R)} ${round(R * 0.24)} 0 0 1 ${round(x + R)} ${round(y)}`)
const inner = (x: number, y: number, R: number) => ellipse('outline body', x, y, R, R * 0.24) // seen through the openings and under the rim
const glow = (x: number, y: number, R: number, H: number) =>
  path(
    'shade',
    `M${round(x + R * 0.2)} ${round(y - H * 0.98)}C${round(x + R * 0.6)} ${round(y - H * 0.9)} ${round(x + R * 0.96)} ${round(y - H * 0.62)} ${round(x + R)} ${round(y)}A${round(R)} ${round(R * 0.24)} 0 0 1 ${round(x + R * 0.3)} ${round(y + R * 0.23)}C${round(x + R * 0.6)} ${round(y - H * 0.2)} ${round(x + R * 0.56)} ${round(y - H * 0.7)} ${round(x + R * 0.2)} ${round(y - H * 0.98)}Z`,
  ) +
  path(
    'highlight',
    `M${round(x - R * 0.78)} ${round(y - H * 0.3)}C${round(x - R * 0.7)} ${round(y - H * 0.62)} ${round(x - R * 0.5)} ${round(y - H * 0.8)} ${round(x - R * 0.34)} ${round(y - H * 0.88)}`,
  )
const mouth = (x: number, y: number, R: number) =>
  ellipse('part body', x, y, R, R * 0.36) + ellipse('part ink', x, y, R * 0.56, R * 0.2)
const core = (x: number, y: number, top: number, R: number) =>
  path(
    'fine',
    `M${round(x - 20)} ${round(y + R * 0.22)}V${round(top + 26)}Q${round(x - 20)} ${round(top + 12)} ${round(x - 12)} ${round(top + 8)}M${round(x + 20)} ${round(y + R * 0.22)}V${round(top + 26)}Q${round(x + 20)} ${round(top + 12)} ${round(x + 12)} ${round(top + 8)}`,
  ) // the tube shines through
const stem = (x: number, y: number, y2: number) =>
  path(
    'outline body',
    `M${x - 22} ${round(y)}V${round(y2)}Q${x} ${round(y2 + 10)} ${x + 22} ${round(y2)}V${round(y)}Z`,
  ) + path('part', `M${x - 22} ${round(y2 - 16)}Q${x} ${round(y2 - 6)} ${x + 22} ${round(y2 - 16)}`)
/** Three windows between the ribs: where, and how wide. */
const windows: Point[] = [
  [-0.56, 0.19],
  [0, 0.27],
  [0.56, 0.19],
]

/** One dome: R its radius, standing on y (its rim). */
export function dome(kind: DomeKind, x: number, y: number, R: number) {
  const H = { open: R * 0.9, closed: R * 0.95, power: R * 1.3, double: R * 0.8 }[kind] * 0.8 + 24
  if (kind === 'double') {
    const q = R * 0.74,
      y1 = y - H * 0.64
    return (
      stem(x, y, y + R * 0.22 + 26) +
      inner(x, y, R) +
      path('outline tint', cap(x, y, R, H)) +
      glow(x, y, R, H) +
      core(x, y, y1, R) +
      path('outline tint', cap(x, y1, q, H * 0.82)) +
      core(x, y1, y1 - H * 0.8, q) +
      glow(x, y1, q, H * 0.82) +
      mouth(x, y1 - H * 0.8, 20)
    )
  }
  let s = stem(x, y, y + R * 0.22 + 26) + path('outline tint', cap(x, y, R, H))
  if (kind === 'open')
    for (const [u, w] of windows) {
      const cx = x + R * u,
        b = y + R * 0.24 * Math.sqrt(1 - u * u) - 9,
        t = y - H * (0.74 - Math.abs(u) * 0.3),
        hw = R * w
      s += path(
        'part body',
        `M${round(cx - hw)} ${round(b - 8)}C${round(cx - hw * 0.9)} ${round(t + 14)} ${round(cx - hw * 0.5 - u * 10)} ${round(t)} ${round(cx - u * 16)} ${round(t)}S${round(cx + hw * 0.9)} ${round(t + 14)} ${round(cx + hw)} ${round(b - 8)}Q${round(cx)} ${round(b + 8)} ${round(cx - hw)} ${round(b - 8)}Z`,
      )
    }
  if (kind === 'closed')
    s +=
      core(x, y, y - H, R) +
      [-0.78, -0.5, 0.5, 0.78]
        .map((u) => ellipse('part ink', x + R * u, y - H * 0.1 + R * 0.2 * Math.sqrt(1 - u * u), 4, 6, u * -20))
        .join('')
  if (kind === 'power')
    s +=
      path(
        'part',
        `M${round(x - R * 0.98)} ${round(y - H * 0.16)}A${round(R * 0.98)} ${round(R * 0.24)} 0 0 0 ${round(x + R * 0.98)} ${round(y - H * 0.16)}`,
      ) +
      path(
        'part',
        `M${round(x - R * 0.93)} ${round(y - H * 0.36)}A${round(R * 0.93)} ${round(R * 0.23)} 0 0 0 ${round(x + R * 0.93)} ${round(y - H * 0.36)}`,
      )
  return s + glow(x, y, R, H) + mouth(x, y - H + 4, kind === 'power' ? 24 : 20)
}
