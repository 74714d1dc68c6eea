import { smallAid } from '../aids/small.ts'
import { circle, ellipse, path, place } from '../kit/shape.ts'
export const parcel = (): string =>
  path('part dashed', 'M36 420C120 380 160 440 240 420') +
  place(
    384,
    262,
    path('outline body', 'M-170 -60L0 -118L170 -60L0 2Z') +
      path('outline body', 'M-170 -60V110L0 180V2Z') +
      path('outline body', 'M170 -60V110L0 180V2Z') +
      path('shade', 'M170 -60V110L0 180V2Z') +
      path('outline tint', 'M-110 -80L60 -24V40L88 30V-34L-82 -90Z') +
      path('part', 'M-140 30L-84 52M-140 54L-104 68') +
      place(-62, 76, smallAid(false), { s: 0.7 }),
  ) +
  place(
    132,
    196,
    path('outline accent', 'M0 120C-50 50 -74 18 -74 -20A74 74 0 0 1 74 -20C74 18 50 50 0 120Z') +
      circle('outline tint', 0, -20, 34),
  ) +
  ellipse('part', 132, 326, 34, 9) +
  path('part dashed', 'M132 340C140 400 180 410 220 390') +
  path('part', 'M590 300H690M604 330H676M618 360H690')
