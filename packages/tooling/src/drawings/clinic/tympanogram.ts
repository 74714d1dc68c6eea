import { softDome } from '../aids/soft-dome.ts'
import { sheet } from '../covers/sheet.ts'
import { circle, line, path, place } from '../kit/shape.ts'
export const tympanogram = (): string => {
  let g = ''
  for (let i = 0; i < 7; i++) g += `M${116 + i * 66} 70V392`
  for (let i = 0; i < 6; i++) g += `M96 ${100 + i * 58}H532`
  return (
    sheet(640, 416) +
    path('bare body', 'M282 392V108Q282 92 298 92H378Q394 92 394 108V392Z') +
    path('fine', g) +
    line('part', [96, 60], [96, 392], [540, 392]) +
    path(
      'wire accent-line',
      'M110 364C180 360 236 350 272 300C300 258 316 130 338 130S376 258 404 300C440 350 480 360 526 364',
    ) +
    circle('outline accent', 338, 130, 8) +
    path('part dashed', 'M338 144V392') +
    place(
      606,
      250,
      softDome(0, -132, 0, 0.82) +
        path('outline body', 'M-9 -108H9V-70H-9Z') +
        path('outline body', 'M-18 -72H18L30 -26H-30Z') +
        path('outline body', 'M-30 -26H30V70Q30 96 0 96T-30 70Z') +
        path('shade', 'M8 -26H30V70Q30 96 0 96C16 74 14 10 8 -26Z') +
        circle('bare accent', 0, 4, 6) +
        path('part', 'M-12 30H12M-12 42H12') +
        path('outline', 'M0 96C0 132 -28 140 -36 158'),
    )
  )
}
