import { head } from '../covers/people.ts'
import { drawing } from '../drawing.ts'
import { ribbon } from '../kit/ribbon.ts'
import { circle, path, place, rect } from '../kit/shape.ts'
import { coil } from './coil.ts'

// How they sit: the same head, face to the left.
const wornOn = (art: string) => place(240, 230, head({ hair: '' }), { s: 2.5, flip: true }) + art
const onHead = {
  processor: () =>
    path(
      'outline',
      ribbon(
        [
          [252, 176],
          [306, 140],
          [330, 146],
        ],
        1,
        { cap0: 0, cap1: 0 },
      ).along(0, 0, 1),
    ) +
    path(
      'outline accent',
      'M262 150C300 140 318 180 312 222C308 250 292 268 278 258C270 250 280 236 282 218C284 194 276 176 258 170Z',
    ) +
    coil(350, 140, 40),
  button: () =>
    circle('outline body', 346, 150, 54) +
    path('shade', 'M400 150A54 54 0 0 1 319 197A64 64 0 0 0 400 150Z') +
    circle('part', 346, 156, 30) +
    circle('bare accent', 346, 156, 6) +
    path('part ink', 'M330 114L336 108L342 112L336 118ZM350 108L358 105L362 111L354 114Z') +
    path('highlight', 'M304 140A44 44 0 0 1 320 116'),
  bone: () =>
    path(
      'outline body',
      ribbon(
        [
          [131, 122],
          [200, 136],
          [300, 174],
          [397, 214],
        ],
        30,
        { cap0: 0.2, cap1: 0.2, n: 8 },
      ).d,
    ) +
    place(
      330,
      196,
      rect('outline tint', 0, 0, 78, 82, 24) +
        circle('part body', 0, 2, 20) +
        rect('part ink', 0, -28, 18, 5, 2.5) +
        circle('bare accent', 24, 26, 4.5),
      { rot: 22 },
    ),
}

export const wornImplants = Object.entries(onHead).map(([name, draw]) =>
  drawing(`implant-${name}-worn`, wornOn(draw())),
)
