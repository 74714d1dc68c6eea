import { smallAid } from '../aids/small.ts'
import { circle, path, place, rect } from '../kit/shape.ts'
import { tick } from './sheet.ts'
export const diary = (): string =>
  rect('outline body', 300, 250, 430, 392, 18) +
  path('shade', 'M515 90V428Q515 446 497 446H103Q85 446 85 428V420H480Q496 420 496 404V60Q515 66 515 90Z') +
  rect('outline tint', 290, 244, 400, 366, 10) +
  [0, 1, 2, 3, 4, 5, 6, 7].map((i) => path('outline', `M${126 + i * 47} 46V84`)).join('') +
  [0, 1, 2, 3, 4]
    .map((i) => {
      const y = 132 + i * 60
      return (
        circle('part', 134, y, 18) +
        (i < 3 ? tick('outline accent-line', 134, y, 0.8) : '') +
        rect('part', 320, y, 290, 28, 14) +
        rect('outline accent', 175 + (60 + i * 46) / 2, y, 60 + i * 46, 28, 14)
      )
    })
    .join('') +
  place(590, 158, smallAid(false), { s: 1.9 }) +
  place(
    600,
    350,
    path('outline body', 'M-13 -110H13V70L0 104L-13 70Z') +
      path('outline tint', 'M-13 70H13L0 104Z') +
      path('outline ink', 'M-4 94H4L0 104Z') +
      path('part', 'M0 -110V70M-13 -92H13'),
    { rot: 32 },
  )
