import type { Point } from '../kit/curve.ts'
import { round } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { circle, path } from '../kit/shape.ts'
import type { Widths } from '../kit/spine.ts'
/** Coil with magnet, as worn on the head. */
export const coil = (x: number, y: number, R: number) =>
  circle('outline body', x, y, R) +
  path(
    'shade',
    `M${round(x + R)} ${y}A${R} ${R} 0 0 1 ${round(x - R * 0.5)} ${round(y + R * 0.866)}A${round(R * 1.1)} ${round(R * 1.1)} 0 0 0 ${round(x + R)} ${y}Z`,
  ) +
  circle('part', x, y, R * 0.78) +
  circle('part tint', x, y, R * 0.36) +
  circle('fine', x, y, R * 0.2) +
  path(
    'highlight',
    `M${round(x - R * 0.6)} ${round(y - R * 0.24)}A${round(R * 0.64)} ${round(R * 0.64)} 0 0 1 ${round(x - R * 0.2)} ${round(y - R * 0.6)}`,
  )

export const body = (ctrl: Point[], w: Widths) => ribbon(ctrl, w, { cap0: 0.3, cap1: 0.85 })
