import { circle, path, place, rect } from '../kit/shape.ts'
import { wave } from '../kit/sound.ts'
import { person } from './people.ts'
export const talk = (): string =>
  person(176, 196, { s: 1.3, h: 150, hair: 'bun' }) +
  person(544, 196, { s: 1.3, h: 150, flip: true, hair: 'short', aid: true }) +
  path('outline tint', 'M40 390H680V412H40Z') +
  path('part', 'M84 412V458M636 412V458') +
  place(300, 354, cup()) +
  place(420, 354, cup(), { flip: true }) +
  path(
    'outline accent-line',
    wave(272, 448, 206, 26, 4, (t) => 1 - 0.55 * t),
  )

export const tv = (): string =>
  rect('outline body', 214, 196, 352, 228, 14) +
  rect('outline tint', 214, 192, 324, 196, 6) +
  path('part', 'M180 310L168 336M248 310L260 336') +
  path('outline body', 'M70 336H360V360H70Z') +
  path('part', 'M100 360V440M330 360V440M40 440H680') +
  place(
    160,
    246,
    path('outline body', 'M-46 44C-46 0 -24 -14 0 -14S46 0 46 44Z') +
      circle('outline tint', 0, -44, 32) +
      circle('ink', -9, -46, 2.6) +
      circle('ink', 9, -46, 2.6) +
      path('part', 'M-8 -32Q0 -26 8 -32'),
  ) +
  path('part', 'M230 150H340M230 172H312') +
  path('part', 'M52 290H376') +
  path('outline body', 'M474 440V330Q474 300 504 300H660Q690 300 690 330V440Z') +
  person(590, 212, { s: 1.1, flip: true, hair: 'bald', aid: true }) +
  path('outline body', 'M450 440V372Q450 352 472 352T494 372V402H690V440Z') +
  path('shade', 'M494 402H690V440H494Z') +
  path(
    'outline accent-line',
    wave(236, 584, 212, 28, 7, (t) => 0.3 + 0.7 * Math.sin(Math.PI * t)),
  )

function cup() {
  return (
    path('outline tint', 'M-30 -30H30V4C30 24 18 34 0 34S-30 24 -30 4Z') +
    path('outline', 'M30 -20C52 -24 52 14 26 12') +
    path('shade', 'M10 -30H30V4C30 24 18 34 0 34C16 20 14 -10 10 -30Z') +
    path('part', 'M-8 -42q-8 -10 0 -20M10 -42q-8 -10 0 -20')
  )
}
