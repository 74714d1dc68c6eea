import { smallAid } from '../aids/small.ts'
import type { Point } from '../kit/curve.ts'
import { curve } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { path, place } from '../kit/shape.ts'
import type { Widths } from '../kit/spine.ts'
import { cell } from '../supplies/cells.ts'
export const batteryHand = (): string => {
  // the sticker is being peeled off
  const finger = (pts: Point[], w: Widths) => {
    const b = ribbon(pts, w, { cap0: 0, cap1: 0.9, n: 8 })
    return (
      path('outline tint', b.d) +
      path('shade', b.band(-1, -0.4, 0.04, 0.96)) +
      path('part', b.along(0.42, 0.88, 0.985, 3))
    )
  }
  return (
    path('part', 'M40 428H680') +
    path(
      'outline tint',
      curve([
        [740, 40],
        [640, 20],
        [570, 60],
        [540, 130],
        [560, 220],
        [630, 280],
        [740, 300],
      ]),
    ) +
    finger(
      [
        [650, 60],
        [540, 22],
        [440, 30],
        [392, 82],
      ],
      [
        [0, 84],
        [0.5, 66],
        [1, 44],
      ],
    ) +
    place(356, 428, cell('13', 0, 0, 1.05)) +
    finger(
      [
        [680, 262],
        [580, 240],
        [490, 176],
        [418, 128],
      ],
      [
        [0, 104],
        [0.5, 76],
        [1, 52],
      ],
    ) +
    path('part', 'M604 92C586 112 582 134 586 156M650 104C634 122 630 146 634 168') +
    place(140, 330, smallAid(), { s: 1.7 })
  )
}
