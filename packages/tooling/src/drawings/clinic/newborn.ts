import { tick } from '../covers/sheet.ts'
import { curve } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { circle, path, place, rect } from '../kit/shape.ts'
export const newborn = (): string =>
  path(
    'outline tint',
    'M40 366C40 330 80 324 130 330C300 344 440 336 520 330C560 328 580 350 572 384C560 428 500 432 300 432C120 432 40 430 40 366Z',
  ) +
  path(
    'outline body',
    curve(
      [
        [232, 250],
        [300, 216],
        [400, 214],
        [490, 246],
        [552, 300],
        [556, 352],
        [500, 388],
        [380, 396],
        [270, 382],
        [214, 340],
      ],
      true,
    ),
  ) +
  path('shade', 'M556 352C540 380 520 384 500 388C440 396 330 392 270 382C400 376 510 340 552 300Z') +
  path('part', 'M290 224C276 280 290 340 330 388M330 218C400 250 470 310 504 386M262 236C240 280 246 340 284 384') +
  path('highlight', 'M404 230C440 236 466 250 484 268') +
  place(
    158,
    286,
    circle('outline tint', 0, 0, 92) +
      path('outline body', 'M-92 -6C-92 -60 -52 -98 0 -98S70 -76 84 -46C50 -60 -10 -66 -30 -40C-46 -20 -60 0 -90 10Z') +
      path('part', 'M34 -20q10 8 20 0M66 -26q8 6 16 -2') +
      path('part', 'M64 2q8 4 12 -4M52 24q12 6 22 -4') +
      path('outline tint', 'M-22 4C-34 -14 -24 -34 -4 -32C14 -30 16 -8 4 4C-2 10 0 22 -10 26C-20 28 -26 18 -22 10') +
      path('part', 'M-14 0C-18 -10 -10 -18 0 -14') +
      path('outline accent', 'M-14 4Q-4 -6 6 4L20 34L8 40Z'),
    { rot: -14 },
  ) +
  path(
    'outline accent-line',
    ribbon(
      [
        [170, 322],
        [196, 400],
        [330, 446],
        [470, 420],
        [600, 380],
        [626, 284],
      ],
      1,
      { cap0: 0, cap1: 0 },
    ).along(0, 0, 1, 14),
  ) +
  place(
    626,
    168,
    rect('outline body', 0, 0, 130, 232, 26) +
      path('shade', 'M65 -40V90Q65 116 39 116H-39Q-60 116 -65 96C0 110 54 50 65 -40Z') +
      rect('outline tint', 0, -34, 98, 112, 8) +
      tick('wire accent-line', 0, -36, 2.2) +
      circle('part tint', 0, 62, 24) +
      circle('part', 0, 62, 9),
  )
