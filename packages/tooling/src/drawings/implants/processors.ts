import { curve } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { circle, path, rect } from '../kit/shape.ts'
import { body, coil } from './coil.ts'
export const processor = () => {
  const b = body(
    [
      [246, 84],
      [310, 100],
      [362, 158],
      [382, 240],
      [362, 326],
      [310, 402],
    ],
    [
      [0, 38],
      [0.14, 66],
      [0.4, 96],
      [0.64, 104],
      [0.86, 99],
      [0.96, 90],
      [1, 89],
    ],
  )
  const hook = ribbon(
    [
      [248, 84],
      [206, 80],
      [172, 106],
      [160, 154],
      [168, 200],
    ],
    [
      [0, 30],
      [0.35, 20],
      [1, 11],
    ],
    { cap0: 0, cap1: 0.5, n: 7 },
  )
  const cable = ribbon(
    [
      [306, 110],
      [274, 150],
      [270, 208],
      [244, 256],
      [196, 290],
    ],
    9,
    { cap0: 0, cap1: 0, n: 9 },
  )
  return (
    path('outline tint', hook.d) +
    path('outline body', b.d) +
    path('shade', b.band(0.3, 1, 0.02, 0.985)) +
    path('highlight', b.along(-0.62, 0.14, 0.56)) +
    path('outline', b.cross(0.62, -1, 1, 0.02)) +
    path('part', b.cross(0.075, -1, 1, 0.015)) +
    path('part', b.along(0.3, 0.06, 0.6)) +
    b.pill('part tint', 0.4, -0.42, 54, 25) +
    path('part', b.cross(0.4, -0.64, -0.2)) +
    b.pill('part ink', 0.16, -0.5, 15, 5) +
    b.pill('part ink', 0.25, -0.52, 15, 5) +
    circle('bare accent', ...b.at(0.54, -0.4), 5) +
    [-0.3, 0, 0.3].map((s) => path('fine', b.along(s, 0.7, 0.92))).join('') +
    b.pill('part tint', 0.66, -0.92, 18, 7) +
    path('outline tint', cable.d) +
    coil(132, 330, 84) +
    rect('outline tint', 190, 284, 38, 26, 9, -30)
  )
}

export const button = () => {
  const edge = curve(
    [
      [116, 196],
      [150, 108],
      [236, 68],
      [330, 94],
      [388, 178],
      [396, 274],
      [350, 374],
      [266, 416],
      [176, 392],
      [120, 302],
    ],
    true,
  )
  const face = curve(
    [
      [84, 198],
      [120, 106],
      [204, 64],
      [298, 86],
      [356, 168],
      [364, 270],
      [320, 366],
      [238, 408],
      [148, 384],
      [92, 298],
    ],
    true,
  )
  return (
    path('outline tint', edge) +
    path('outline body', face) +
    path(
      'shade',
      'M356 168C370 230 368 310 320 366C288 398 260 410 238 408C190 404 150 388 118 346C210 390 322 330 356 168Z',
    ) +
    path('highlight', 'M98 214C104 164 128 124 164 102') +
    circle('part', 226, 268, 104) +
    circle('fine', 226, 268, 92) +
    circle('part tint', 226, 268, 44) +
    path('part', 'M206 268H246') +
    path(
      'part ink',
      'M172 122L178 112L186 116L180 126ZM196 111L203 102L211 107L204 116ZM222 106L230 98L237 104L229 112Z',
    ) +
    circle('bare accent', 304, 150, 6) +
    path('part', 'M262 380C300 366 330 340 348 306')
  )
}
