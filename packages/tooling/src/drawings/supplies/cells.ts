import { round } from '../kit/curve.ts'
import { ellipse, path } from '../kit/shape.ts'

export type Size = '10' | '13' | '312' | '675'
/** Diameter and height in millimetres, and the colour that each size has in every shop. */
export const cells: Record<Size, { d: number; h: number; tab: string }> = {
  10: { d: 5.8, h: 3.6, tab: '#f4c430' },
  312: { d: 7.9, h: 3.6, tab: '#8a5630' },
  13: { d: 7.9, h: 5.4, tab: '#ec7a28' },
  675: { d: 11.6, h: 5.4, tab: '#2f72b8' },
}
/** Pixels to a millimetre, and how much from above a cell is seen. */
export const K = 27
export const TILT = 0.46
/** A cell standing on y: case, top, sticker with its tongue. */
export const cell = (size: Size, x: number, y: number, k = 1) => {
  const { d, h } = cells[size],
    R = ((d * K) / 2) * k,
    q = R * TILT,
    H = h * K * 0.86 * k,
    t = y - q - H,
    a = round
  const side = `M${a(x - R)} ${a(t)}V${a(y - q)}A${a(R)} ${a(q)} 0 0 0 ${a(x + R)} ${a(y - q)}V${a(t)}Z`
  const tw = Math.max(R * 0.36, 28 * k),
    tx = x + R * 0.26,
    base = t - q * 0.5,
    tip = base - 84 * k - R * 0.22,
    rd = tw * 0.7
  return (
    path('outline tint', side) +
    path(
      'shade',
      `M${a(x + R * 0.25)} ${a(t + q * 0.9)}V${a(y - q * 0.04)}A${a(R)} ${a(q)} 0 0 0 ${a(x + R)} ${a(y - q)}V${a(t)}Z`,
    ) +
    path('part', `M${a(x - R)} ${a(t + H * 0.3)}A${a(R)} ${a(q)} 0 0 0 ${a(x + R)} ${a(t + H * 0.3)}`) +
    path('highlight', `M${a(x - R * 0.8)} ${a(t + H * 0.5 + q * 0.5)}V${a(y - q * 0.9)}`) +
    ellipse('outline tint', x, t, R, q) +
    path(
      'outline tab',
      `M${a(x - R * 0.84)} ${a(t)}A${a(R * 0.84)} ${a(q * 0.84)} 0 0 0 ${a(x + R * 0.84)} ${a(t)}C${a(x + R * 0.84)} ${a(t - q * 0.4)} ${a(tx + tw * 0.9)} ${a(base)} ${a(tx + tw * 0.9)} ${a(base - 14 * k)}L${a(tx + tw + 12 * k)} ${a(tip + rd)}Q${a(tx + tw + 14 * k)} ${a(tip)} ${a(tx + tw + 14 * k - rd)} ${a(tip - 3 * k)}L${a(tx - tw + rd)} ${a(tip - 9 * k)}Q${a(tx - tw)} ${a(tip - 10 * k)} ${a(tx - tw)} ${a(tip + rd)}L${a(tx - tw)} ${a(base - 10 * k)}C${a(x - R * 0.3)} ${a(t - q * 0.84)} ${a(x - R * 0.84)} ${a(t - q * 0.5)} ${a(x - R * 0.84)} ${a(t)}Z`,
    ) +
    path(
      'part',
      `M${a(tx - tw)} ${a(base - 10 * k)}Q${a(tx)} ${a(base + 4 * k)} ${a(tx + tw * 0.9)} ${a(base - 14 * k)}`,
    ) +
    path(
      'highlight',
      `M${a(x - R * 0.66)} ${a(t + q * 0.1)}A${a(R * 0.68)} ${a(q * 0.68)} 0 0 0 ${a(x - R * 0.2)} ${a(t + q * 0.62)}`,
    )
  )
}
