import { drawing } from '../drawing.ts'
import { ribbon } from '../kit/ribbon.ts'
import { ellipse, path, place, rect } from '../kit/shape.ts'

/** An ear hook standing on its thread, its end to the left; `bend` is how tightly it turns. */
function hook(bend: number): { line: string; art: string } {
  const b = ribbon(
    [
      [0, 150],
      [4, 60],
      [-10, -40],
      [-60 * bend, -120],
      [-140 * bend, -116],
      [-176 * bend, -50],
    ],
    [
      [0, 62],
      [0.3, 54],
      [0.7, 40],
      [1, 26],
    ],
    { cap0: 0, cap1: 0.1, n: 12 },
  )
  return {
    line: path('part dashed', b.d),
    art:
      path('outline tint', b.d) +
      path('shade', b.band(0.2, 1, 0.02, 0.98)) +
      path('highlight', b.along(-0.5, 0.12, 0.66)) +
      path('part', b.cross(0.9)) +
      rect('outline body', 0, 170, 82, 44, 10) +
      path('part', 'M-41 160H41M-41 170H41M-41 180H41') +
      ellipse('part ink', -176 * bend, -46, 8, 4, -20),
  }
}

const adult = hook(1)
const child = hook(0.72)

/** Within the line of the large one, which is thicker and turns more widely. */
const forChildren = () =>
  place(250, 230, adult.line) + place(250, 306, child.art, { s: 0.62 }) + place(390, 316, child.art, { s: 0.56 })

export const hooks = [
  drawing('hook-adult', place(240, 230, adult.art) + place(392, 268, adult.art, { s: 0.86 })),
  drawing('hook-child', forChildren()),
]
