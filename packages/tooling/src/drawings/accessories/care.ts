import { smallAid } from '../aids/small.ts'
import { circle, ellipse, path, place, rect } from '../kit/shape.ts'
export const cleaningKit = (): string =>
  place(
    132,
    300,
    path('outline tint', 'M-14 -96L-9 -214H9L14 -96Z') +
      path(
        'outline body',
        'M-22 -100H22C34 -78 76 -46 76 16C76 70 40 104 0 104S-76 70 -76 16C-76 -46 -34 -78 -22 -100Z',
      ) +
      path('shade', 'M22 -100C34 -78 76 -46 76 16C76 70 40 104 0 104C-24 104 -46 92 -60 72C20 84 60 10 22 -100Z') +
      path('part', 'M-24 -92H24M-20 -80H20') +
      path('highlight', 'M-58 14C-58 -14 -46 -34 -32 -50'),
    { rot: -8 },
  ) +
  place(
    270,
    246,
    path('outline body', 'M-17 -60Q-17 -72 0 -72T17 -60L22 150Q22 178 0 178T-22 150Z') +
      path('shade', 'M6 -70Q17 -70 17 -60L22 150Q22 178 0 178C10 120 12 20 6 -70Z') +
      path('outline tint', 'M-20 -76H20V-104H-20Z') +
      path('outline tint', 'M-20 -104L-30 -186Q-16 -176 -10 -188Q0 -176 10 -188Q16 -176 30 -186L20 -104Z') +
      path('part', 'M-12 -108L-18 -172M-4 -108L-6 -174M4 -108L6 -174M12 -108L18 -172') +
      path('highlight', 'M-10 -40V60'),
    { rot: 10 },
  ) +
  place(
    388,
    262,
    rect('outline body', 0, 70, 32, 190, 14) +
      path('shade', 'M4 -25H8Q16 -25 16 -10V150Q16 165 2 165Z') +
      path('part', 'M-16 0H16M-16 14H16M-16 28H16') +
      path('outline', 'M0 -25V-120') +
      path('outline', 'M0 -120C-22 -136 -20 -176 0 -178S22 -136 0 -120'),
    { rot: 6 },
  )

export const kidsClip = (): string =>
  path(
    'wire',
    'M238 300C214 240 148 246 128 196C122 182 122 172 126 164M238 300C262 240 330 246 350 196C356 182 356 172 352 164',
  ) +
  place(132, 92, smallAid(false), { s: 1.24, flip: true }) +
  place(348, 92, smallAid(false), { s: 1.24 }) +
  circle('part', 127, 158, 13) +
  circle('part', 351, 158, 13) +
  path('outline tint', 'M226 296H250V322H226Z') +
  path(
    'outline body',
    'M238 318C270 318 286 336 300 346C316 334 338 350 330 370C326 382 316 386 306 384C304 424 276 448 238 448S172 424 170 384C160 386 150 382 146 370C138 350 160 334 176 346C190 336 206 318 238 318Z',
  ) +
  path(
    'shade',
    'M306 384C304 424 276 448 238 448C214 448 194 440 182 424C240 440 290 400 300 346C316 334 338 350 330 370C326 382 316 386 306 384Z',
  ) +
  circle('ink', 216, 376, 5) +
  circle('ink', 260, 376, 5) +
  ellipse('outline tint', 238, 404, 24, 18) +
  ellipse('ink', 238, 397, 7, 5) +
  path('part', 'M230 409Q238 415 246 409') +
  path('outline tint', 'M212 438H264L258 470H218Z') +
  path('part', 'M222 470V460M230 470V460M238 470V460M246 470V460M254 470V460')
