import { laptop } from '../covers/sheet.ts'
import { circle, path, place, rect } from '../kit/shape.ts'
import { wave } from '../kit/sound.ts'
export const videoCall = (): string =>
  laptop(
    360,
    336,
    place(
      -46,
      -72,
      path('outline body', 'M-68 90C-62 54 -36 44 0 44S62 54 68 90Z') +
        circle('outline tint', 0, -14, 50) +
        path(
          'outline body',
          'M-54 -16C-58 -56 -28 -76 2 -74C36 -74 58 -50 54 -14C44 -22 40 -38 22 -44C-6 -36 -40 -44 -46 -20Z',
        ) +
        circle('ink', -16, -10, 3.4) +
        circle('ink', 16, -10, 3.4) +
        path('part', 'M-14 12Q0 24 14 12') +
        path('outline accent', 'M49 -24C60 -28 64 -10 58 4C52 10 48 4 50 -6Z'),
    ) +
      rect('outline body', 116, -156, 88, 66, 8) +
      place(116, -150, path('part tint', 'M-26 27C-24 8 -12 4 0 4S24 8 26 27Z') + circle('part tint', 0, -10, 14)) +
      path('part', 'M78 -82H156M78 -62H140M78 -42H150'),
    1.25,
  ) +
  path(
    'outline accent-line',
    wave(616, 706, 170, 24, 2, (t) => 1 - 0.5 * t),
  ) +
  path(
    'outline accent-line',
    wave(14, 104, 170, 24, 2, (t) => 0.5 + 0.5 * t),
  )
