import { smallAid } from '../aids/small.ts'
import { curve } from '../kit/curve.ts'
import { path, place } from '../kit/shape.ts'
export const cleaning = (): string =>
  path(
    'outline tint',
    curve(
      [
        [60, 388],
        [120, 340],
        [220, 352],
        [330, 336],
        [450, 354],
        [560, 338],
        [664, 384],
        [622, 440],
        [500, 430],
        [380, 450],
        [250, 436],
        [130, 450],
      ],
      true,
    ),
  ) +
  path('fine', 'M110 386C220 400 330 368 450 396C540 408 600 396 630 400') +
  place(250, 218, smallAid(), { s: 2.9, flip: true }) +
  place(
    552,
    306,
    path('outline body', 'M-17 -60Q-17 -72 0 -72T17 -60L24 170Q24 200 0 200T-24 170Z') +
      path('shade', 'M6 -70Q17 -70 17 -60L24 170Q24 200 0 200C10 140 12 20 6 -70Z') +
      path('outline tint', 'M-22 -76H22V-106H-22Z') +
      path('outline tint', 'M-22 -106L-34 -180Q-18 -170 -11 -182Q0 -170 11 -182Q18 -170 34 -180L22 -106Z') +
      path('part', 'M-13 -110L-20 -168M-4 -110L-6 -168M5 -110L7 -168M14 -110L21 -168'),
    { rot: -110, s: 0.85 },
  ) +
  path('part accent-line', 'M370 392l-12 18M396 402l-2 22M424 396l10 20M344 372l-20 8')
