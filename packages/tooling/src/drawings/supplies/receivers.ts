import { drawing } from '../drawing.ts'
import { curve } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { ellipse, path, rect } from '../kit/shape.ts'

const receiver = (len: number, thick: number, mould = false) => {
  const w = ribbon(
    [
      [236, 84],
      [186, 56],
      [124, 84],
      [98, 160],
      [112, 236],
      [160, 276],
      [214, 290],
    ],
    7,
    { cap0: 0, cap1: 0, n: 20 },
  )
  const b = ribbon(
    [
      [200, 286],
      [200 + len * 0.6, 300],
      [200 + len, 322],
    ],
    [
      [0, 22],
      [0.18, thick],
      [0.84, thick],
      [1, thick * 0.66],
    ],
    { cap0: 0.5, cap1: 0.15, n: 8 },
  )
  const tip = b.at(1, 0),
    shell = curve(
      [
        [196, 246],
        [250, 226],
        [318, 246],
        [370, 300],
        [408, 340],
        [398, 376],
        [356, 384],
        [286, 384],
        [214, 366],
        [176, 330],
        [172, 280],
      ],
      true,
    )
  return (
    path('outline body', w.d) +
    rect('outline tint', 262, 98, 62, 34, 12, 30) +
    path('part', 'M284 104L310 120M280 112L304 128') +
    path('part ink', 'M296 104L312 112M290 120L306 128') +
    (mould
      ? path('outline tint', shell) +
        path('shade', 'M176 330C240 372 330 350 408 340C412 380 380 386 286 384C230 378 190 360 176 330Z') +
        path('highlight', 'M188 286C194 264 212 252 236 246')
      : '') +
    path('outline body', b.d) +
    path('shade', b.band(0.25, 1, 0.06, 0.97)) +
    path('highlight', b.along(-0.56, 0.2, 0.7)) +
    path('part', b.cross(0.2)) +
    path('part', b.cross(0.86)) +
    (mould
      ? ellipse('part tint', 402, 358, 9, 15, 20) + ellipse('part ink', 402, 358, 4, 7, 20)
      : ellipse('part tint', tip[0] + 3, tip[1] + 1, 7, thick * 0.28, 20) +
        ellipse('part ink', tip[0] + 3, tip[1] + 1, 3, thick * 0.13, 20)) +
    (mould ? '' : path('part', 'M206 300C190 340 204 386 250 396C270 400 284 394 290 384'))
  )
}

export const receivers = [
  drawing('receiver-s', receiver(88, 38)),
  drawing('receiver-m', receiver(114, 56)),
  drawing('receiver-p', receiver(146, 82)),
  drawing('receiver-up', receiver(150, 88, true)),
]
