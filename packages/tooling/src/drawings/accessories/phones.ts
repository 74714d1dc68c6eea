import { circle, path, place, rect } from '../kit/shape.ts'
import { wave } from '../kit/sound.ts'
import { handset } from './handset.ts'
export const phoneClip = (): string =>
  rect('outline tint', 168, 230, 206, 384, 34) +
  path('shade', 'M271 90V388Q271 422 237 422H99Q72 422 66 400C180 400 250 250 271 90Z') +
  rect('part', 168, 226, 178, 316, 14) +
  rect('part ink', 168, 52, 44, 6, 3) +
  circle('part', 168, 402, 9) +
  place(168, 200, path('outline body', handset), { s: 0.9 }) +
  path('outline accent-line', wave(262, 316, 250, 14, 2)) +
  place(
    356,
    292,
    rect('outline body', 0, 0, 116, 210, 40) +
      path('shade', 'M58 -20V65Q58 105 18 105H-18Q-48 104 -56 80C10 96 50 50 58 -20Z') +
      rect('part tint', 0, -66, 46, 24, 12) +
      path('part', 'M-10 -70V-62M0 -73V-59M10 -70V-62') +
      circle('part tint', 0, 6, 32) +
      place(0, 6, path('ink', handset), { s: 0.32 }) +
      circle('bare accent', 0, 72, 5.5) +
      path('highlight', 'M-46 10V-50Q-46 -82 -24 -92'),
  )
