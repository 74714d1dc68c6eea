import { ribbon } from '../kit/ribbon.ts'
import { circle, path } from '../kit/shape.ts'
import type { Aid } from './aid.ts'
import { slot } from './slot.ts'
import { softDome } from './soft-dome.ts'
export const ric: Aid = (() => {
  const b = ribbon(
    [
      [244, 112],
      [296, 128],
      [332, 184],
      [338, 254],
      [312, 322],
    ],
    [
      [0, 42],
      [0.16, 62],
      [0.45, 80],
      [0.68, 83],
      [0.86, 77],
      [0.96, 67],
      [1, 66],
    ],
    { cap0: 0.55, cap1: 0.95 },
  )
  const w = ribbon(
    [
      [240, 104],
      [204, 82],
      [160, 92],
      [130, 138],
      [118, 206],
      [124, 272],
      [146, 318],
    ],
    6,
    { cap0: 0, cap1: 0, n: 18 },
  )
  const plug = ribbon(
    [
      [252, 116],
      [232, 102],
      [214, 94],
    ],
    [
      [0, 24],
      [0.6, 20],
      [1, 12],
    ],
    { cap0: 0, cap1: 0.6, n: 4 },
  )
  const rec = ribbon(
    [
      [138, 300],
      [156, 332],
      [180, 358],
    ],
    [
      [0, 16],
      [0.25, 32],
      [1, 30],
    ],
    { cap0: 0.6, cap1: 0.2, n: 5 },
  )
  const bare =
    path('outline tint', plug.d) +
    path('outline body', b.d) +
    path('shade', b.band(0.3, 1, 0.02, 0.985)) +
    path('highlight', b.along(-0.6, 0.2, 0.7)) +
    path('part', b.along(0.3, 0.06, 0.7)) +
    path('part', b.cross(0.7, -1, 1, 0.05)) +
    b.pill('part tint', 0.745, -0.96, 18, 7) +
    b.pill('part tint', 0.46, -0.42, 46, 22) +
    slot(b, 0.16, -0.42, 12) +
    slot(b, 0.3, -0.48, 12) +
    path('fine', b.along(-0.1, 0.86, 1)) +
    path('fine', b.along(-0.45, 0.86, 0.99)) +
    path('fine', b.along(0.25, 0.86, 0.99))
  return {
    art:
      path('part', 'M146 322C120 344 112 378 128 404C138 418 154 420 166 412') +
      softDome(200, 381, 137, 0.92) +
      path('outline body', w.d) +
      path('outline body', rec.d) +
      path('fine', rec.cross(0.55)) +
      bare,
    bare,
    scale: 8.4,
    mid: [290, 220],
  }
})()

export const ricR: Aid = (() => {
  const b = ribbon(
    [
      [226, 88],
      [286, 92],
      [338, 138],
      [358, 220],
      [344, 306],
      [312, 366],
    ],
    [
      [0, 36],
      [0.12, 60],
      [0.36, 84],
      [0.64, 93],
      [0.86, 84],
      [0.96, 70],
      [1, 69],
    ],
    { cap0: 0.5, cap1: 0.9 },
  )
  const w = ribbon(
    [
      [222, 80],
      [184, 66],
      [146, 84],
      [120, 136],
      [110, 206],
      [118, 272],
      [142, 318],
    ],
    6,
    { cap0: 0, cap1: 0, n: 18 },
  )
  const plug = ribbon(
    [
      [236, 90],
      [214, 78],
      [196, 74],
    ],
    [
      [0, 24],
      [0.6, 20],
      [1, 12],
    ],
    { cap0: 0, cap1: 0.6, n: 4 },
  )
  const rec = ribbon(
    [
      [134, 300],
      [152, 332],
      [176, 358],
    ],
    [
      [0, 16],
      [0.25, 32],
      [1, 30],
    ],
    { cap0: 0.6, cap1: 0.2, n: 5 },
  )
  const bare =
    path('outline tint', plug.d) +
    path('outline body', b.d) +
    path('shade', b.band(0.34, 1, 0.02, 0.985)) +
    path('tint', b.band(-1, -0.62, 0.06, 0.97)) +
    path('part', b.along(-0.62, 0.06, 0.97, 8)) +
    path('highlight', b.along(-0.3, 0.2, 0.62)) +
    b.pill('part tint', 0.42, -0.14, 74, 26) +
    path('part', b.cross(0.42, -0.44, 0.16)) +
    slot(b, 0.13, -0.2, 12) +
    slot(b, 0.26, -0.2, 12) +
    circle('bare accent', ...b.at(0.66, -0.14), 5.5) +
    b.pill('part ink', 0.84, 0.66, 20, 9) +
    b.pill('part ink', 0.955, 0.5, 18, 9) +
    path('outline', b.d)
  return {
    art:
      path('part', 'M142 322C116 344 108 378 124 404C134 418 150 420 162 412') +
      softDome(196, 381, 137, 0.92) +
      path('outline body', w.d) +
      path('outline body', rec.d) +
      path('fine', rec.cross(0.55)) +
      bare,
    bare,
    scale: 9.2,
    mid: [300, 232],
  }
})()
