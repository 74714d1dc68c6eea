import { smallAid } from '../aids/small.ts'
import { curve, round } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { circle, path, place, rect } from '../kit/shape.ts'
export const caseHard = (): string =>
  path('wire', 'M92 312C40 322 22 372 56 404C84 428 112 404 104 374') +
  path('outline body', 'M52 232C52 128 136 74 240 74S428 128 428 232V268C428 370 344 420 240 420S52 370 52 268Z') +
  path('shade', 'M428 268C428 370 344 420 240 420S52 370 52 268C60 340 140 384 240 384S420 340 428 268Z') +
  path('tint', 'M52 246C52 336 136 376 240 376S428 336 428 246V276C428 366 344 408 240 408S52 366 52 276Z') +
  path('part', 'M52 240C52 332 136 374 240 374S428 332 428 240M52 276C52 366 136 408 240 408S428 366 428 276') +
  path(
    'part',
    Array.from({ length: 25 }, (_, i) => {
      const t = (Math.PI * (i + 1)) / 26,
        x = 240 - 188 * Math.cos(t),
        y = 258 + 133 * Math.sin(t)
      return `M${round(x)} ${round(y - 7)}V${round(y + 7)}`
    }).join(''),
  ) +
  place(122, 354, rect('outline tint', 0, 0, 30, 22, 6) + path('outline tint', 'M-8 10H8L12 44H-12Z'), { rot: 14 }) +
  path('fine', 'M84 226C84 150 152 106 240 106S396 150 396 226C396 300 328 342 240 342S84 300 84 226Z') +
  place(240, 216, smallAid(false), { s: 1.3 }) +
  path('highlight', 'M78 214C82 160 118 122 166 106')

export const pouchSoft = (): string =>
  path(
    'outline body',
    `${curve([
      [162, 158],
      [110, 232],
      [78, 326],
      [96, 400],
      [166, 428],
      [240, 432],
      [316, 428],
      [386, 398],
      [402, 322],
      [368, 232],
      [316, 158],
    ])}Z`,
  ) +
  path(
    'shade',
    'M316 158C352 206 390 270 402 322C408 370 396 396 386 398C340 424 290 432 240 432C330 400 350 300 300 160Z',
  ) +
  path(
    'outline body',
    curve(
      [
        [166, 160],
        [140, 108],
        [150, 64],
        [186, 84],
        [212, 54],
        [244, 84],
        [276, 52],
        [300, 84],
        [334, 66],
        [340, 108],
        [314, 160],
        [240, 172],
      ],
      true,
    ),
  ) +
  path(
    'part',
    'M184 168C164 220 150 260 146 310M240 172V236M296 168C316 220 328 250 332 292M196 150C192 124 186 104 186 84M244 150V84M286 150C292 122 298 104 300 84',
  ) +
  path(
    'outline tint',
    ribbon(
      [
        [164, 158],
        [240, 176],
        [316, 158],
      ],
      15,
      { n: 6 },
    ).d,
  ) +
  path(
    'wire',
    'M314 160C352 150 398 168 402 210C404 236 392 256 380 268M314 162C348 172 362 206 352 240C348 252 342 262 336 268',
  ) +
  circle('outline tint', 374, 276, 13) +
  circle('outline tint', 332, 278, 13) +
  path('highlight', 'M104 316C108 286 116 258 128 232') +
  path('fine', 'M120 396C180 416 300 416 362 394')
