import { round } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { circle, path, place, rect } from '../kit/shape.ts'
import { body, coil } from './coil.ts'
export const child = () => {
  const b = body(
    [
      [250, 96],
      [300, 110],
      [338, 158],
      [350, 226],
      [332, 294],
      [294, 350],
    ],
    [
      [0, 32],
      [0.14, 56],
      [0.4, 80],
      [0.64, 86],
      [0.86, 82],
      [0.96, 73],
      [1, 72],
    ],
  )
  const hook = ribbon(
    [
      [252, 96],
      [214, 92],
      [184, 116],
      [176, 158],
      [184, 190],
    ],
    [
      [0, 26],
      [0.35, 17],
      [1, 10],
    ],
    { cap0: 0, cap1: 0.5, n: 6 },
  )
  const cable = ribbon(
    [
      [300, 118],
      [268, 96],
      [228, 36],
      [160, 32],
      [126, 72],
    ],
    8,
    { cap0: 0, cap1: 0, n: 9 },
  )
  const star = (x: number, y: number, R: number) =>
    path(
      'part tab',
      `${Array.from({ length: 10 }, (_, i) => {
        const a = ((i * 36 - 90) * Math.PI) / 180,
          q = i % 2 ? R * 0.45 : R
        return `${i ? 'L' : 'M'}${round(x + q * Math.cos(a))} ${round(y + q * Math.sin(a))}`
      }).join('')}Z`,
    )
  return (
    path(
      'outline tint',
      ribbon(
        [
          [186, 186],
          [180, 246],
          [200, 312],
          [246, 352],
          [286, 352],
        ],
        13,
        { cap0: 0.4, cap1: 0, n: 9 },
      ).d,
    ) +
    path('wire', 'M300 372C296 412 262 424 222 408C192 396 168 398 148 410') +
    path('outline tint', hook.d) +
    path('outline body', b.d) +
    path('shade', b.band(0.3, 1, 0.02, 0.985)) +
    path('highlight', b.along(-0.62, 0.14, 0.56)) +
    path('part', b.cross(0.64, -1, 1, 0.02)) +
    path('part', b.cross(0.075, -1, 1, 0.015)) +
    b.pill('part tint', 0.42, -0.38, 40, 22) +
    b.pill('part ink', 0.17, -0.5, 12, 5) +
    circle('bare accent', ...b.at(0.56, -0.34), 4.5) +
    b.pill('outline tint', 0.99, 0, 14, 40) +
    path('outline tint', cable.d) +
    coil(104, 128, 62) +
    rect('outline tint', 134, 78, 24, 30, 8, 40) +
    circle('tint', 104, 128, 30) +
    star(104, 129, 30) +
    place(
      112,
      416,
      path('outline body', 'M34 -16H-30Q-50 -16 -52 0Q-50 16 -30 16H34Q42 16 42 0Q42 -16 34 -16Z') +
        path('part', 'M-52 0H4') +
        circle('part tint', 20, 0, 8) +
        path('part', 'M-42 8L-36 14M-32 8L-26 15M-22 8L-16 15'),
      { rot: -14 },
    )
  )
}
