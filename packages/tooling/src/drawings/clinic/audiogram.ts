import { sheet } from '../covers/sheet.ts'
import { type Point, points } from '../kit/curve.ts'
import { circle, line, path } from '../kit/shape.ts'
export const audiogram = (): string => {
  let g = ''
  for (let i = 0; i < 8; i++) g += `M${130 + i * 66} 70V410`
  for (let i = 0; i < 9; i++) g += `M110 ${80 + i * 40}H612`
  const R: Point[] = [
    [130, 128],
    [196, 132],
    [262, 146],
    [328, 178],
    [394, 226],
    [460, 270],
    [526, 292],
    [592, 304],
  ]
  const lower = [28, 30, 32, 40, 44, 46, 48, 50]
  const L = R.map(([x, y], i): Point => [x, y + (lower[i] ?? 0)])
  return (
    sheet() +
    path(
      'bare body',
      'M150 176C150 140 200 128 290 150C400 176 540 170 560 214C570 252 520 280 430 274C320 268 150 256 150 176Z',
    ) +
    path('fine', g) +
    line('part', [110, 60], [110, 420], [620, 420]) +
    path('right-ear', points(R)) +
    path('left-ear dashed', points(L)) +
    R.map((q) => circle('right-ear tint', ...q, 11)).join('') +
    L.map(([x, y]) =>
      path('left-ear', `M${x - 10} ${y - 10}L${x + 10} ${y + 10}M${x + 10} ${y - 10}L${x - 10} ${y + 10}`),
    ).join('')
  )
}
