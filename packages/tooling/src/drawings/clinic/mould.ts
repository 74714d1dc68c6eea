import { ear } from '../covers/sheet.ts'
import { curve } from '../kit/curve.ts'
import { path, place } from '../kit/shape.ts'
export const mould = (): string =>
  ear(
    8,
    10,
    1.08,
    path(
      'outline tab',
      curve(
        [
          [212, 232],
          [226, 196],
          [254, 186],
          [280, 206],
          [276, 250],
          [262, 288],
          [238, 312],
          [218, 304],
          [210, 270],
        ],
        true,
      ),
    ) + path('part', 'M226 240C230 214 250 204 264 218M230 270C244 262 252 270 246 288'),
  ) +
  place(
    486,
    268,
    path('outline tint', 'M-216 0H-206L-150 -24V48L-206 24H-216Z') +
      path('part tab', 'M-216 6H-204L-150 -12V36L-204 18H-216Z') +
      path('outline tint', 'M-150 -36H70V60H-150Z') +
      path('part tab', 'M-150 -24H-20V48H-150Z') +
      path('part', 'M-110 -36V-16M-80 -36V-16M-50 -36V-16M-20 -36V-16M10 -36V-16M40 -36V-16') +
      path('outline body', 'M-20 -30H-4V54H-20Z') +
      path('outline body', 'M-4 0H150V24H-4Z') +
      path('outline body', 'M70 -62H90V86H70Z') +
      path('outline body', 'M150 -38H170V62H150Z') +
      path('highlight', 'M-130 -14H-60'),
    { rot: 3 },
  )
