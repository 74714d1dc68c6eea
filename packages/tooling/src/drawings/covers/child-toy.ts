import { ribbon } from '../kit/ribbon.ts'
import { circle, ellipse, path, place } from '../kit/shape.ts'
import { arcs } from '../kit/sound.ts'
import { person } from './people.ts'
export const childToy = (): string =>
  person(206, 214, { s: 1.36, h: 157, hair: 'child', aid: true }) +
  path(
    'outline body',
    ribbon(
      [
        [226, 400],
        [296, 402],
        [354, 372],
      ],
      [
        [0, 54],
        [1, 34],
      ],
      { cap0: 0.3, cap1: 0.2, n: 6 },
    ).d,
  ) +
  circle('outline tint', 366, 366, 20) +
  path('part', 'M40 428H680') +
  place(
    560,
    308,
    circle('outline body', -42, -104, 22) +
      circle('outline body', 42, -104, 22) +
      circle('part tint', -42, -104, 10) +
      circle('part tint', 42, -104, 10) +
      ellipse('outline body', 0, 60, 66, 62) +
      ellipse('outline body', -44, 108, 30, 20, -14) +
      ellipse('outline body', 44, 108, 30, 20, 14) +
      circle('outline body', 0, -56, 62) +
      path('shade', 'M62 -56A62 62 0 0 1 -30 -2A70 70 0 0 0 62 -56Z') +
      ellipse('outline tint', 0, -36, 26, 20) +
      ellipse('ink', 0, -46, 8, 6) +
      circle('ink', -24, -66, 4.5) +
      circle('ink', 24, -66, 4.5) +
      path('part', 'M0 -40V-32M-9 -28Q0 -21 9 -28') +
      path('outline tab', 'M-46 44H46V88C46 100 26 106 0 106S-46 100 -46 88Z') +
      ellipse('outline tint', 0, 44, 46, 15) +
      path('part', 'M-46 58L-24 102L0 60L24 102L46 58') +
      path('outline', 'M-58 22L-20 42M58 22L20 42') +
      circle('outline body', -60, 20, 15) +
      circle('outline body', 60, 20, 15),
  ) +
  arcs('outline accent-line', 548, 270, [110, 140, 170], 164, 204)
