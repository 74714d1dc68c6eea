import type { Point } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { circle, path, place, rect } from '../kit/shape.ts'
import { wave } from '../kit/sound.ts'
import { head } from './people.ts'

const fingers: Point[] = [
  [-6, 34],
  [24, 40],
  [54, 38],
  [82, 30],
]

export const phone = (): string => {
  /** By how far along the phone a point lies, and how far across it. */
  const q = (along: number, across: number): Point => [
    344 - 0.292 * along - 0.956 * across,
    278 + 0.956 * along - 0.292 * across,
  ]
  const look = { s: 2.1, flip: true }
  return (
    place(330, 216, head({ hair: 'bob', aid: true }), look) +
    place(
      330,
      216,
      path('outline body', 'M-34 96C-38 112 -62 118 -86 126H44C30 122 20 114 18 96C6 110 -22 110 -34 96Z'),
      look,
    ) +
    path(
      'outline body',
      ribbon(
        [[680, 560], [570, 462], q(72, -130)],
        [
          [0, 120],
          [1, 84],
        ],
        { cap0: 0, cap1: 0, n: 6 },
      ).d,
    ) +
    path(
      'outline tint',
      ribbon(
        [q(96, -170), q(66, -112), q(36, -46)],
        [
          [0, 84],
          [0.6, 108],
          [1, 96],
        ],
        { cap0: 0, cap1: 0.3, n: 6 },
      ).d,
    ) +
    place(
      344,
      278,
      rect('outline tint', 0, 0, 78, 208, 18) +
        path('shade', 'M39 -60V86Q39 104 21 104H-21Q-36 104 -39 90C10 76 34 10 39 -60Z') +
        circle('part ink', -14, -82, 7) +
        circle('part', 8, -82, 7),
      { rot: 17 },
    ) +
    fingers
      .map(([a, reach]) => {
        const f = ribbon([q(a - 6, -74), q(a, -10), q(a + 6, reach)], 29, { cap0: 0.4, n: 5 })
        return path('outline tint', f.d) + path('part', f.cross(0.9, -0.5, 0.5, 0.03))
      })
      .join('') +
    path(
      'outline accent-line',
      wave(30, 196, 150, 26, 4, (t) => 1 - 0.7 * t),
    )
  )
}
