import { around, curve } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { circle, path } from '../kit/shape.ts'
export const internal = () => {
  const spiral = Array.from({ length: 15 }, (_, i) => around(322, 372, 62 - i * 3.3, 90 + i * 34))
  const lead = ribbon(
    [
      [300, 286],
      [356, 284],
      [412, 312],
      [432, 368],
      [410, 418],
      [364, 438],
      [322, 434],
    ],
    9,
    { cap0: 0, cap1: 0, n: 10 },
  )
  const array = ribbon(
    spiral,
    [
      [0, 13],
      [1, 7],
    ],
    { cap0: 0, cap1: 1, n: 24 },
  )
  let dots = ''
  for (let i = 0; i < 14; i++) dots += circle('bare ink', ...array.at(0.06 + i * 0.068, 0), 3.6 - i * 0.08)
  const skin = curve(
    [
      [66, 132],
      [98, 66],
      [170, 40],
      [240, 66],
      [276, 128],
      [292, 180],
      [324, 226],
      [324, 284],
      [284, 312],
      [230, 302],
      [196, 264],
      [160, 246],
      [104, 222],
      [72, 182],
    ],
    true,
  )
  return (
    path(
      'outline body',
      ribbon(
        [
          [232, 292],
          [196, 330],
          [150, 346],
          [106, 372],
        ],
        7,
        { cap0: 0, cap1: 0, n: 6 },
      ).d,
    ) +
    circle('outline body', 98, 378, 14) +
    path('highlight', 'M92 372A8 8 0 0 1 98 369') +
    path('outline body', lead.d) +
    path('outline tint', skin) +
    circle('part', 170, 142, 84) +
    circle('part', 170, 142, 72) +
    circle('fine', 170, 142, 60) +
    circle('outline body', 170, 142, 34) +
    path('shade', 'M204 142A34 34 0 0 1 150 169A40 40 0 0 0 204 142Z') +
    path('highlight', 'M150 132A22 22 0 0 1 164 120') +
    path(
      'outline body',
      curve(
        [
          [226, 212],
          [262, 188],
          [300, 214],
          [312, 254],
          [298, 290],
          [260, 296],
          [226, 272],
          [216, 240],
        ],
        true,
      ),
    ) +
    path('shade', 'M312 254C310 284 290 298 260 296C244 290 232 282 226 272C260 290 296 286 312 254Z') +
    path(
      'part',
      curve(
        [
          [236, 220],
          [262, 204],
          [290, 224],
          [298, 254],
          [286, 278],
          [260, 282],
          [236, 264],
          [230, 242],
        ],
        true,
      ),
    ) +
    path('highlight', 'M238 246C238 234 244 224 254 218') +
    path('outline body', array.d) +
    dots
  )
}
