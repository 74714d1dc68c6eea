import { curve } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { circle, ellipse, path, place, rect } from '../kit/shape.ts'
import type { Aid } from './aid.ts'
import { door } from './door.ts'
export const ite: Aid = (() => {
  const shell = curve(
    [
      [290, 120],
      [352, 138],
      [394, 190],
      [404, 246],
      [424, 292],
      [446, 338],
      [442, 388],
      [404, 412],
      [360, 398],
      [330, 372],
      [270, 384],
      [200, 380],
      [160, 340],
    ],
    true,
  )
  const face = curve(
    [
      [138, 140],
      [188, 92],
      [258, 76],
      [324, 98],
      [362, 156],
      [360, 226],
      [330, 290],
      [280, 340],
      [218, 364],
      [158, 344],
      [116, 290],
      [104, 218],
    ],
    true,
  )
  const art =
    path('outline tint', shell) +
    path('shade', 'M404 246C424 292 450 340 442 388C420 418 380 408 330 372C372 372 400 330 404 246Z') +
    path('fine', 'M372 168C392 220 396 268 412 312') +
    ellipse('part tint', 420, 378, 14, 21, 28) +
    ellipse('part ink', 420, 378, 6, 9, 28) +
    path('outline body', face) +
    path(
      'part',
      curve(
        [
          [152, 154],
          [196, 110],
          [258, 94],
          [314, 112],
          [344, 160],
          [342, 222],
          [316, 280],
          [270, 324],
          [216, 344],
          [166, 326],
          [132, 282],
          [122, 218],
        ],
        true,
      ),
    ) +
    path('highlight', 'M134 214C136 178 158 146 190 126') +
    door(272, 224, 92, 124, 14) +
    circle('part tint', 190, 182, 24) +
    circle('part', 190, 182, 12) +
    place(180, 270, rect('part tint', 0, 0, 46, 46, 10) + path('part', 'M-12 -22V22M0 -22V22M12 -22V22'), {
      rot: -18,
    }) +
    rect('part ink', 256, 122, 20, 5, 2.5) +
    rect('part ink', 222, 316, 20, 5, 2.5, -12) +
    ellipse('part ink', 142, 232, 5, 8, 8)
  return { art, bare: art, scale: 14, mid: [274, 244] }
})()

export const itc: Aid = (() => {
  const c = ribbon(
    [
      [214, 218],
      [272, 248],
      [326, 292],
      [366, 356],
    ],
    [
      [0, 150],
      [0.3, 152],
      [0.62, 116],
      [1, 82],
    ],
    { cap0: 0, cap1: 0.25 },
  )
  const [x, y] = c.at(1, 0)
  const art =
    path('outline tint', c.d) +
    path('shade', c.band(-1, -0.35, 0.1, 0.98)) +
    path('part', c.cross(0.84, -1, 1, 0.03)) +
    ellipse('part tint', x + 2, y + 2, 24, 13, -28) +
    ellipse('part ink', x + 2, y + 3, 11, 6, -28) +
    path(
      'outline body',
      curve(
        [
          [112, 196],
          [142, 136],
          [204, 108],
          [268, 126],
          [302, 184],
          [296, 252],
          [254, 308],
          [190, 320],
          [134, 286],
          [108, 240],
        ],
        true,
      ),
    ) +
    path(
      'part',
      curve(
        [
          [128, 200],
          [154, 150],
          [206, 126],
          [258, 142],
          [286, 188],
          [280, 246],
          [244, 292],
          [190, 302],
          [144, 274],
          [124, 236],
        ],
        true,
      ),
    ) +
    path('highlight', 'M142 196C152 170 172 150 196 144') +
    door(226, 214, 76, 96, 16) +
    circle('part tint', 164, 216, 17) +
    circle('fine ink', 164, 216, 4) +
    rect('part ink', 222, 143, 18, 5, 2.5) +
    rect('part ink', 194, 284, 18, 5, 2.5, -8)
  return { art, bare: art, scale: 14.6, mid: [238, 248] }
})()
