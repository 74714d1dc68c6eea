import { curve } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { circle, ellipse, path } from '../kit/shape.ts'
import type { Aid } from './aid.ts'
import { slot } from './slot.ts'
import { softDome } from './soft-dome.ts'
export const bte: Aid = (() => {
  const b = ribbon(
    [
      [206, 92],
      [268, 104],
      [322, 156],
      [346, 236],
      [330, 322],
      [282, 392],
    ],
    [
      [0, 34],
      [0.14, 60],
      [0.4, 90],
      [0.64, 102],
      [0.84, 97],
      [0.96, 86],
      [1, 85],
    ],
    { cap0: 0.25, cap1: 0.95 },
  )
  const hook = ribbon(
    [
      [208, 92],
      [168, 88],
      [134, 112],
      [120, 156],
    ],
    [
      [0, 30],
      [0.3, 24],
      [1, 15],
    ],
    { cap0: 0, cap1: 0.1, n: 6 },
  )
  const tube = ribbon(
    [
      [120, 152],
      [112, 206],
      [122, 262],
      [150, 300],
    ],
    13,
    { cap0: 0, cap1: 0, n: 6 },
  )
  const core =
    path('outline body', b.d) +
    path('shade', b.band(0.28, 1, 0.02, 0.985)) +
    path('highlight', b.along(-0.62, 0.14, 0.7)) +
    path('part', b.along(0.28, 0.06, 0.8)) +
    path('part', b.cross(0.79, -1, 1, 0.03)) +
    path('part', b.cross(0.075, -1, 1, 0.015)) +
    b.pill('part tint', 0.46, -0.44, 52, 25) +
    path('part', b.cross(0.46, -0.66, -0.22)) +
    slot(b, 0.17, -0.5) +
    slot(b, 0.275, -0.52) +
    b.pill('part tint', 0.83, -0.9, 20, 7) +
    path('fine', b.along(-0.2, 0.9, 0.99)) +
    path('fine', b.along(0.1, 0.9, 0.99)) +
    circle('bare accent', ...b.at(0.62, -0.42), 4.5)
  const bare = path('outline tint', hook.d) + core
  const mould =
    path(
      'outline tint',
      curve(
        [
          [118, 300],
          [150, 284],
          [186, 296],
          [206, 326],
          [236, 344],
          [250, 368],
          [236, 388],
          [206, 384],
          [176, 388],
          [142, 384],
          [114, 358],
          [106, 326],
        ],
        true,
      ),
    ) +
    path('shade', 'M122 362C150 384 200 372 244 378C236 392 214 386 176 388C150 388 134 380 122 362Z') +
    path('part', 'M132 316C152 304 178 314 190 336C202 352 220 360 236 372') +
    ellipse('part', 240, 376, 8, 11, -40)
  return { art: mould + path('outline tint', tube.d) + bare, bare, core, scale: 7.6, mid: [240, 250] }
})()

export const bteMini: Aid = (() => {
  const b = ribbon(
    [
      [232, 138],
      [280, 140],
      [320, 182],
      [332, 246],
      [316, 314],
      [288, 356],
    ],
    [
      [0, 26],
      [0.14, 50],
      [0.4, 72],
      [0.66, 79],
      [0.86, 73],
      [0.96, 63],
      [1, 62],
    ],
    { cap0: 0.3, cap1: 0.95 },
  )
  const tube = ribbon(
    [
      [236, 136],
      [200, 112],
      [162, 118],
      [136, 158],
      [126, 218],
      [134, 276],
      [160, 318],
    ],
    8,
    { cap0: 0, cap1: 0, n: 18 },
  )
  const nut = ribbon(
    [
      [246, 142],
      [226, 134],
      [210, 122],
    ],
    [
      [0, 24],
      [0.5, 20],
      [1, 12],
    ],
    { cap0: 0.1, cap1: 0.3, n: 4 },
  )
  const bare =
    path('outline body', b.d) +
    path('shade', b.band(0.28, 1, 0.02, 0.985)) +
    path('highlight', b.along(-0.62, 0.18, 0.66)) +
    path('part', b.along(0.3, 0.08, 0.72)) +
    path('part', b.cross(0.72, -1, 1, 0.04)) +
    b.pill('part tint', 0.46, -0.4, 40, 22) +
    slot(b, 0.2, -0.46, 11) +
    slot(b, 0.3, -0.5, 11) +
    b.pill('part tint', 0.76, -0.94, 16, 6) +
    path('fine', b.along(-0.2, 0.86, 0.98)) +
    path('fine', b.along(0.15, 0.86, 0.98)) +
    path('outline tint', nut.d)
  return {
    art:
      path('part', 'M158 322C132 336 120 366 132 392C140 406 156 408 168 400') +
      softDome(175, 342, 147, 0.84) +
      path('outline tint', tube.d) +
      bare,
    bare,
    scale: 8.6,
    mid: [280, 245],
  }
})()
