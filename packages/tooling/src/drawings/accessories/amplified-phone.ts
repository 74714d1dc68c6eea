import { circle, path, place, rect } from '../kit/shape.ts'
import { arcs } from '../kit/sound.ts'

const keys = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => rect('outline tint', -70 + column * 70, -44 + row * 56, 56, 42, 10)),
)

/** A desk phone with large keys, its handset lying on it; the wheel at its side makes it louder. */
export const amplifiedPhone = (): string =>
  path(
    'outline body',
    'M84 232C84 208 100 194 124 194H332C356 194 372 208 372 232L392 396C392 420 378 432 354 432H102C78 432 64 420 64 396Z',
  ) +
  path('shade', 'M66 380C180 420 300 410 390 376L392 396C392 420 378 432 354 432H102C78 432 64 420 64 396Z') +
  place(206, 318, keys.join('') + circle('bare accent', 0, 12, 7)) +
  place(
    338,
    316,
    rect('outline tint', 0, 0, 34, 108, 17) + path('part', 'M-17 -30H17M-17 -10H17M-17 10H17M-17 30H17'),
  ) +
  path(
    'outline tint',
    'M60 150C56 102 120 74 228 74S400 102 396 150C394 176 376 182 352 178L318 172C304 170 300 160 302 144C280 136 176 136 154 144C156 160 152 170 138 172L104 178C80 182 62 176 60 150Z',
  ) +
  path(
    'shade',
    'M60 150C62 168 76 178 104 178L138 172C152 170 156 160 154 144C176 136 280 136 302 144C300 160 304 170 318 172L352 178C376 182 394 176 396 150C380 128 330 118 228 118S76 128 60 150Z',
  ) +
  path('highlight', 'M92 122C126 100 172 92 220 92') +
  path('part', 'M100 166V150M112 166V148M124 164V148M332 164V148M344 166V148M356 166V150') +
  arcs('outline accent-line', 398, 110, [30, 52, 74], -52, 38)
