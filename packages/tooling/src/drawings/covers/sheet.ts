import { earBack, tragus } from '../aids/ear.ts'
import { around, round } from '../kit/curve.ts'
import { path, place, rect } from '../kit/shape.ts'
export const sheet = (w = 600, h = 416) => rect('outline tint', 360, 240, w, h, 14)

export const spiral = (x: number, y: number, R0: number, R1: number, turns: number, a0: number) =>
  Array.from({ length: Math.ceil(turns * 12) + 1 }, (_, i) => {
    const share = i / Math.ceil(turns * 12)
    return around(x, y, R0 + (R1 - R0) * share, a0 + 360 * turns * share)
  })

export const tick = (kind: string, x: number, y: number, s = 1) =>
  path(
    kind,
    `M${round(x - 12 * s)} ${y}L${round(x - 3 * s)} ${round(y + 9 * s)}L${round(x + 13 * s)} ${round(y - 11 * s)}`,
  )

export const ear = (x: number, y: number, s: number, inside = '') => place(x, y, earBack + inside + tragus, { s })

export const laptop = (x: number, y: number, screen: string, s = 1) =>
  place(
    x,
    y,
    rect('outline body', 0, -92, 380, 252, 18) +
      rect('outline tint', 0, -92, 348, 220, 8) +
      screen +
      path('outline body', 'M-240 34H240L252 58Q254 70 240 70H-240Q-254 70 -252 58Z') +
      path('shade', 'M-252 58Q-254 70 -240 70H240Q254 70 252 58Z') +
      path('part', 'M-40 34Q-38 46 -28 46H28Q38 46 40 34'),
    { s },
  )
