import { around, curve, points, round } from '../kit/curve.ts'
import { circle, path, place } from '../kit/shape.ts'
import { noise as strokes, wave } from '../kit/sound.ts'
import { head } from './people.ts'
export const tinnitus = (): string =>
  place(330, 240, head({ hair: 'bald' }), { s: 2.9 }) +
  [30, 52, 74, 98]
    .map((R, k) => {
      const toothed = Array.from({ length: 22 }, (_, i) =>
        around(318, 236, R + (i % 2 ? 6 : -6) * (1 - k * 0.12), (i / 22) * 360),
      )
      return path(k === 3 ? 'part accent-line' : 'part', points(toothed, true))
    })
    .join('') +
  path('outline accent-line', wave(500, 690, 150, 16, 4)) +
  path('part accent-line', wave(540, 690, 196, 10, 3))

export const memory = (): string =>
  place(374, 254, head({ hair: '' }), { s: 2.9, flip: true }) +
  place(
    382,
    158,
    path(
      'outline body',
      curve(
        [
          [130, 30],
          [132, -26],
          [96, -70],
          [44, -92],
          [-16, -92],
          [-70, -76],
          [-104, -36],
          [-106, 6],
          [-78, 34],
          [-30, 36],
          [10, 40],
          [40, 56],
          [86, 62],
        ],
        true,
      ),
    ) +
      path('shade', 'M132 -26C140 0 136 20 130 30C120 52 106 60 86 62C70 60 56 60 40 56C90 60 120 20 112 -54Z') +
      path(
        'part',
        'M104 -14C80 -30 66 -10 74 6M70 -56C50 -44 52 -24 36 -18M20 -86C24 -66 4 -62 6 -42M-34 -82C-24 -64 -40 -52 -58 -58M-88 -32C-70 -34 -62 -20 -68 -6M40 18C26 4 6 8 2 24M-26 -22C-12 -12 -18 8 -36 6',
      ),
  ) +
  path(
    'wire accent-line',
    'M700 250C670 250 662 208 632 208S584 292 554 292S506 232 476 232S432 262 404 254C386 248 376 236 372 222C364 196 404 186 404 158C404 132 366 130 352 148C338 164 306 158 312 128',
  )

export const noise = (): string =>
  place(250, 250, head({ hair: 'short' }), { s: 1.9 }) +
  place(
    250,
    250,
    path('outline body', 'M-34 96C-38 112 -62 116 -92 124H56C34 120 20 114 18 96C6 110 -22 110 -34 96Z') +
      path(
        'outline tab',
        'M-72 -28C-72 -70 -40 -92 0 -92S64 -70 62 -34H82C84 -26 76 -22 66 -22C20 -30 -30 -30 -72 -22Z',
      ) +
      path('part', 'M-14 -91C-22 -70 -24 -48 -22 -28M10 -92C20 -70 24 -50 24 -30') +
      path('wire', 'M-10 -92C-34 -70 -30 -30 -6 -28') +
      path('outline body', 'M-26 -26C-26 -40 -14 -44 -2 -44S22 -40 22 -26V14C22 28 10 32 -2 32S-26 28 -26 14Z') +
      path('shade', 'M4 -44C16 -44 22 -38 22 -26V14C22 28 10 32 -2 32C14 16 14 -20 4 -44Z') +
      path('part', 'M-14 -24V12C-14 18 -8 20 -2 20S10 18 10 12V-24C10 -30 4 -32 -2 -32S-14 -30 -14 -24Z'),
    { s: 1.9 },
  ) +
  path('outline', strokes(420, 640, 190, 92, 15, 11)) +
  place(
    590,
    380,
    circle('outline tint', 0, 0, 62) +
      circle('part', 0, 0, 22) +
      circle('ink', 0, 0, 6) +
      path(
        'outline',
        Array.from({ length: 16 }, (_, i) => {
          const a = (i * 22.5 * Math.PI) / 180,
            b = a + 0.26
          return `M${round(62 * Math.cos(a))} ${round(62 * Math.sin(a))}L${round(78 * Math.cos(b))} ${round(78 * Math.sin(b))}L${round(62 * Math.cos(b + 0.1))} ${round(62 * Math.sin(b + 0.1))}`
        }).join(''),
      ),
  ) +
  path('outline accent-line', wave(40, 196, 250, 12, 4))
