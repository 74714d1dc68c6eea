import { smallAid } from '../aids/small.ts'
import { sheet, tick } from '../covers/sheet.ts'
import { round } from '../kit/curve.ts'
import { circle, path, place, rect } from '../kit/shape.ts'
export const certificate = (): string =>
  sheet(560, 400) +
  rect('part', 360, 240, 520, 360, 8) +
  path(
    'fine',
    Array.from({ length: 25 }, (_, i) => `M${110 + i * 20} 66q5 8 10 0t10 0M${110 + i * 20} 414q5 8 10 0t10 0`).join(
      '',
    ),
  ) +
  place(360, 122, smallAid(), { s: 0.84 }) +
  path('part', 'M252 208H468M190 246H530M190 274H530M190 302H404') +
  path('wire', 'M196 366c20 -34 34 -26 28 0s10 12 24 -10s16 18 30 2s22 -6 44 -2') +
  path('part', 'M184 384H340') +
  place(
    506,
    340,
    circle('outline tint', 0, 0, 78) +
      circle('outline accent-line', 0, 0, 78) +
      circle('part accent-line', 0, 0, 66) +
      circle('part accent-line', 0, 0, 40) +
      tick('wire accent-line', 0, 0, 1.5) +
      path(
        'part accent-line',
        Array.from({ length: 24 }, (_, i) => {
          const a = (i * 15 * Math.PI) / 180
          return `M${round(48 * Math.cos(a))} ${round(48 * Math.sin(a))}L${round(58 * Math.cos(a))} ${round(58 * Math.sin(a))}`
        }).join(''),
      ),
    { rot: -12 },
  )
