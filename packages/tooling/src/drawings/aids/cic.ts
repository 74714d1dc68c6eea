import { ribbon } from '../kit/ribbon.ts'
import { circle, ellipse, path, place, rect } from '../kit/shape.ts'
import type { Aid } from './aid.ts'
export const cic: Aid = (() => {
  const b = ribbon(
    [
      [200, 190],
      [240, 218],
      [282, 256],
      [314, 308],
      [330, 362],
    ],
    [
      [0, 118],
      [0.2, 126],
      [0.5, 104],
      [0.75, 78],
      [1, 58],
    ],
    { cap0: 0, cap1: 0.3 },
  )
  const [x, y] = b.at(1, 0)
  const bare =
    path('outline tint', b.d) +
    path('shade', b.band(-1, -0.35, 0.12, 0.97)) +
    path('fine', b.along(0.45, 0.2, 0.9)) +
    path('part', b.cross(0.86, -1, 1, 0.03)) +
    ellipse('part tint', x + 1, y + 2, 18, 10, -14) +
    ellipse('part ink', x + 1, y + 3, 9, 5, -14) +
    place(
      198,
      188,
      ellipse('outline body', 0, 0, 58, 83) +
        ellipse('part', 0, 0, 46, 70) +
        rect('part tint', 0, 4, 62, 64, 18) +
        path('part', 'M-11 24H11') +
        path('fine', 'M-31 2H31') +
        rect('part ink', 0, -54, 16, 5, 2.5) +
        path('highlight', 'M-44 -30C-40 -46 -32 -58 -22 -66'),
      { rot: 38 },
    )
  return {
    art:
      path('wire', 'M162 150C142 124 118 114 94 122') +
      circle('outline tint', 86, 126, 11) +
      bare +
      circle('part tint', 163, 151, 6),
    bare,
    scale: 16,
    mid: [258, 262],
  }
})()

export const iic: Aid = (() => {
  const b = ribbon(
    [
      [206, 218],
      [238, 232],
      [272, 258],
      [294, 300],
      [300, 340],
    ],
    [
      [0, 74],
      [0.26, 80],
      [0.6, 66],
      [1, 50],
    ],
    { cap0: 0, cap1: 0.45 },
  )
  const [x, y] = b.at(1, 0)
  const bare =
    path('outline tint', b.d) +
    path('shade', b.band(-1, -0.35, 0.12, 0.97)) +
    path('part', b.cross(0.86, -1, 1, 0.03)) +
    ellipse('part ink', x, y + 6, 10, 5, -6) +
    place(
      204,
      217,
      ellipse('outline body', 0, 0, 37, 53) +
        ellipse('part', 0, 0, 28, 42) +
        rect('part ink', 0, -24, 14, 5, 2.5) +
        path('part', 'M-24 6C-10 12 10 12 24 6') +
        path('highlight', 'M-26 -20C-22 -30 -16 -36 -12 -40'),
      { rot: 27 },
    )
  return {
    art:
      path('wire', 'M186 240C160 240 138 226 122 206') +
      circle('outline tint', 116, 198, 9) +
      bare +
      circle('part tint', 187, 240, 5),
    bare,
    scale: 16,
    mid: [240, 270],
  }
})()
