import type { Point } from '../kit/curve.ts'
import { round } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { path, place, rect } from '../kit/shape.ts'
export const rays = (kind: string, x: number, y: number, R0: number, R1: number, n: number, a0 = 0, a1 = 360) =>
  path(
    kind,
    Array.from({ length: n }, (_, i) => {
      const a = ((a0 + ((a1 - a0) * i) / (a1 - a0 === 360 ? n : n - 1)) * Math.PI) / 180
      return `M${round(x + R0 * Math.cos(a))} ${round(y + R0 * Math.sin(a))}L${round(x + R1 * Math.cos(a))} ${round(y + R1 * Math.sin(a))}`
    }).join(''),
  )

export const cable = (pts: Point[], w = 9) => path('outline tint', ribbon(pts, w, { cap0: 0, cap1: 0, n: 9 }).d)

export const usb = (x: number, y: number, rot: number) =>
  place(
    x,
    y,
    rect('outline body', 0, 10, 34, 44, 8) +
      path('outline tint', 'M-11 -12V-34H11V-12Z') +
      path('part', 'M-4 -26V-20M4 -26V-20'),
    { rot },
  )
