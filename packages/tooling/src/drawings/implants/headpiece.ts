import { ribbon } from '../kit/ribbon.ts'
import { path, place, rect } from '../kit/shape.ts'
import { coil } from './coil.ts'
import { internal } from './internal.ts'
import { processor } from './processors.ts'

const thin = { cap0: 0, cap1: 0, n: 12 }
const plug = (x: number, y: number, rot: number) =>
  place(
    x,
    y,
    rect('outline body', 0, 0, 50, 64, 14) +
      path('outline tint', 'M-14 32V58H14V32Z') +
      path('part', 'M-6 38V52M6 38V52M-25 -12H25M-25 2H25') +
      path('highlight', 'M-14 -18V-8'),
    { rot },
  )

/** The part that is held on the head by its magnet, with its cable. */
export const headpiece = (): string =>
  path(
    'outline tint',
    ribbon(
      [
        [250, 290],
        [330, 356],
        [400, 372],
        [430, 320],
        [408, 250],
      ],
      12,
      thin,
    ).d,
  ) +
  plug(404, 214, 186) +
  coil(196, 222, 150) +
  rect('outline tint', 284, 318, 66, 44, 14, 42)

/** A cable alone, coiled, a plug at each of its ends. */
export const headpieceCable = (): string =>
  path(
    'outline tint',
    ribbon(
      [
        [112, 126],
        [120, 220],
        [190, 318],
        [300, 330],
        [352, 248],
        [296, 166],
        [204, 180],
        [176, 262],
        [240, 344],
        [340, 356],
      ],
      11,
      { ...thin, n: 40 },
    ).d,
  ) +
  plug(108, 92, 176) +
  plug(372, 366, -70)

/** All of it: what lies under the skin, and what is worn over it. */
export const system = (): string =>
  place(4, 6, internal(), { s: 0.54 }) +
  place(206, 196, processor(), { s: 0.6 }) +
  path('part dashed', 'M30 440C120 420 190 350 240 290S380 150 430 40') +
  path('outline accent-line', 'M150 300C162 306 174 318 178 332M172 284C190 292 206 308 212 328')
