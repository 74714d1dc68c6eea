import { drawing } from '../drawing.ts'
import { round } from '../kit/curve.ts'
import { circle, path, place, rect } from '../kit/shape.ts'

const stick = (x: number, y: number, rot: number) =>
  place(
    x,
    y,
    rect('outline body', 0, 0, 250, 34, 14) +
      path('shade', 'M-118 6H118Q116 17 108 17H-108Q-116 17 -118 6Z') +
      path('part', 'M-40 -17V17M-26 -17V17M-12 -17V17M12 -17V17M26 -17V17M40 -17V17') +
      path('outline tint', 'M125 -9H150V9H125Z') +
      path('outline tint', 'M150 -15H162Q168 -15 168 -9V9Q168 15 162 15H150Z') +
      path('part', 'M168 -8H158M168 0H158M168 8H158') +
      path('outline body', 'M-125 -6H-150L-166 0L-150 6H-125Z'),
    { rot },
  )
const grid = (x: number, y: number, R: number) =>
  circle('outline tint', x, y, R) +
  circle('part', x, y, R * 0.72) +
  path(
    'part',
    `M${round(x - R * 0.5)} ${y - 10}H${round(x + R * 0.5)}M${round(x - R * 0.5)} ${y + 10}H${round(x + R * 0.5)}M${x - 10} ${round(y - R * 0.5)}V${round(y + R * 0.5)}M${x + 10} ${round(y - R * 0.5)}V${round(y + R * 0.5)}`,
  ) +
  path(
    'highlight',
    `M${round(x - R * 0.84)} ${y - 8}A${round(R * 0.86)} ${round(R * 0.86)} 0 0 1 ${round(x - R * 0.3)} ${round(y - R * 0.8)}`,
  )
const wheel = () => {
  let s =
    circle('outline body', 240, 240, 186) +
    path('shade', 'M426 240A186 186 0 0 1 112 375A210 210 0 0 0 426 240Z') +
    circle('fine', 240, 240, 174)
  for (let i = 0; i < 8; i++) {
    const a = ((i * 45 - 90) * Math.PI) / 180,
      x = 240 + 122 * Math.cos(a),
      y = 240 + 122 * Math.sin(a)
    s +=
      circle('outline tint', x, y, 34) +
      (i
        ? circle('part', x, y, 17) + path('part', `M${round(x - 9)} ${round(y)}h18M${round(x)} ${round(y - 9)}v18`)
        : circle('part ink', x, y, 6))
  }
  return (
    s +
    circle('outline tint', 240, 240, 56) +
    path('part', 'M222 214V266M234 210V270M246 210V270M258 214V266') +
    path('outline accent-line', 'M240 40L226 22H254Z')
  )
}

export const waxFilters = [
  drawing('wax-filter-stick', place(0, 0, stick(176, 190, -38), { s: 1.22 }) + grid(366, 366, 64)),
  drawing('wax-filter-wheel', wheel()),
]
