import { path, rect } from '../kit/shape.ts'
/** A small RIC with few points, for scenes: about 100 high around 0 0, face to the left. */
export const smallAid = (withWire = true) =>
  (withWire
    ? path('part', 'M-12 -48C-40 -64 -66 -44 -68 -4C-69 20 -62 36 -50 46') +
      path('outline tint', 'M-58 40C-50 34 -38 40 -34 50C-34 58 -42 64 -50 62C-58 58 -62 48 -58 40Z')
    : '') +
  path(
    'outline body',
    'M-8 -50C24 -54 42 -20 40 12C38 36 24 52 6 52C-10 52 -16 38 -8 24C0 8 -2 -12 -14 -28C-22 -40 -18 -49 -8 -50Z',
  ) +
  path('shade', 'M-8 24C0 8 -2 -12 -14 -28C-10 -26 10 -8 10 14C10 34 4 46 -8 48C-14 42 -14 34 -8 24Z') +
  rect('part tint', 24, -4, 12, 26, 6, 4) +
  path('part', 'M-11 30C4 36 22 38 32 34')
/** A small implant processor, same frame. */
export const smallProcessor = () =>
  path(
    'outline body',
    'M-8 -50C24 -54 42 -20 40 12C38 36 24 52 6 52C-10 52 -16 38 -8 24C0 8 -2 -12 -14 -28C-22 -40 -18 -49 -8 -50Z',
  ) +
  path('shade', 'M-8 24C0 8 -2 -12 -14 -28C-10 -26 10 -8 10 14C10 34 4 46 -8 48C-14 42 -14 34 -8 24Z') +
  path('outline', 'M-7 18C8 22 26 22 40 14') +
  rect('part tint', 22, -16, 12, 22, 6, 4) +
  path('outline', 'M-12 -48C-26 -56 -38 -46 -36 -28')
