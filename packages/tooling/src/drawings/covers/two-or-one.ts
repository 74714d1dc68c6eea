import { circle, ellipse, path, place } from '../kit/shape.ts'
import { arcs } from '../kit/sound.ts'
export const twoOrOne = (): string => {
  const top = (x: number, ears: number) =>
    place(
      x,
      262,
      (ears > 1 ? path('outline accent', 'M74 -6C96 -10 102 30 86 44C76 46 74 34 78 22Z') : '') +
        path('outline accent', 'M-74 -6C-96 -10 -102 30 -86 44C-76 46 -74 34 -78 22Z') +
        path(
          'outline tint',
          'M-72 8C-90 2 -96 24 -84 36C-78 42 -72 38 -70 32ZM72 8C90 2 96 24 84 36C78 42 72 38 70 32Z',
        ) +
        path('outline tint', 'M-12 -84L0 -106L12 -84Z') +
        ellipse('outline body', 0, 8, 74, 94) +
        path('shade', 'M74 8C74 60 41 102 0 102C-20 102 -38 92 -50 78C20 88 60 40 74 8Z') +
        path('fine', 'M0 -60C10 -20 10 40 0 84M-26 -52C-36 -10 -34 40 -22 78M26 -52C36 -10 34 40 22 78') +
        path('highlight', 'M-58 -20C-52 -44 -40 -58 -24 -68'),
    )
  return (
    path('part dashed', 'M360 40V440') +
    top(190, 1) +
    top(530, 2) +
    arcs('outline accent-line', 190, 278, [124, 148], 158, 202) +
    arcs('outline accent-line', 530, 278, [124, 148], 158, 202) +
    arcs('outline accent-line', 530, 278, [124, 148], -22, 22) +
    circle('outline tint', 190, 76, 20) +
    circle('outline tint', 530, 76, 20) +
    arcs('part', 190, 76, [40, 58], 50, 130) +
    arcs('part', 530, 76, [40, 58], 50, 130)
  )
}
