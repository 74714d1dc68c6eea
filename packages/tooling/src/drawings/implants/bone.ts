import { circle, path, place, rect } from '../kit/shape.ts'
export const bone = () =>
  path('outline body', 'M44 206C44 126 132 84 240 84S436 126 436 206V258C436 180 344 140 240 140S44 180 44 258Z') +
  path('shade', 'M44 206C44 126 132 84 240 84C150 96 84 140 60 222L44 258Z') +
  path('fine', 'M52 216C66 144 150 100 240 100S414 144 428 216') +
  path('outline tint', 'M44 206C44 296 132 346 240 346S436 296 436 206V280C436 370 344 420 240 420S44 370 44 280Z') +
  path('shade', 'M44 280C44 370 136 420 240 420S436 370 436 280V256C430 340 340 392 240 392S50 340 44 256Z') +
  path('fine', 'M50 238C68 320 150 360 240 360S412 320 430 238') +
  path('fine', 'M50 288C68 364 152 406 240 406S412 364 430 288') +
  place(110, 338, rect('part body', 0, 0, 44, 84, 8) + path('part', 'M-8 -30V30M8 -30V30'), { rot: -34 }) +
  path('highlight', 'M56 236C64 272 78 294 94 308') +
  place(
    312,
    348,
    rect('outline body', 0, 0, 136, 142, 38) +
      path('shade', 'M68 -24V32Q68 71 30 71H-30Q-64 71 -68 40C-20 62 56 50 68 -24Z') +
      circle('part tint', 0, 4, 36) +
      path('part', 'M-14 4H14') +
      rect('part ink', -20, -52, 20, 6, 3) +
      rect('part ink', 14, -52, 20, 6, 3) +
      circle('bare accent', 46, 46, 5.5) +
      path('highlight', 'M-56 -8V-30Q-56 -50 -40 -58'),
    { rot: -12 },
  )
