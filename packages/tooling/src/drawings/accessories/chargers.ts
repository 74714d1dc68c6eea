import { smallAid } from '../aids/small.ts'
import { circle, ellipse, path, place, rect } from '../kit/shape.ts'
import { cable, usb } from './cable.ts'
export const chargerDesk = (): string =>
  cable([
    [66, 316],
    [30, 344],
    [34, 400],
    [92, 424],
    [150, 420],
  ]) +
  usb(176, 420, 90) +
  path('outline body', 'M60 296V334C60 374 140 404 248 404S436 374 436 334V296Z') +
  path('shade', 'M300 388C380 376 436 352 436 330V296C436 330 380 352 300 356Z') +
  ellipse('outline body', 248, 296, 188, 70) +
  ellipse('fine', 248, 294, 168, 58) +
  ellipse('outline tint', 172, 290, 48, 21) +
  ellipse('shade', 172, 290, 48, 21) +
  ellipse('outline tint', 324, 290, 48, 21) +
  ellipse('shade', 324, 290, 48, 21) +
  place(166, 206, smallAid(), { s: 1.6 }) +
  place(330, 206, smallAid(), { s: 1.6, flip: true }) +
  circle('bare accent', 216, 380, 6) +
  circle('bare accent', 240, 382, 6) +
  circle('part', 264, 382, 6)

export const chargerCase = (): string =>
  path('outline body', 'M92 230L116 84Q122 56 152 54H328Q358 56 364 84L388 230Z') +
  path('tint', 'M118 214L138 94Q142 78 158 78H322Q338 78 342 94L362 214Z') +
  path('part', 'M118 214L138 94Q142 78 158 78H322Q338 78 342 94L362 214') +
  path('highlight', 'M148 190L160 112') +
  path('outline body', 'M66 250Q66 230 88 230H392Q414 230 414 250V366Q414 404 376 404H104Q66 404 66 366Z') +
  path('shade', 'M66 340V366Q66 404 104 404H376Q414 404 414 366V340Q410 372 376 372H104Q70 372 66 340Z') +
  path('outline tint', 'M92 250H388L372 316H108Z') +
  path('part', 'M240 250V316') +
  rect('part body', 166, 284, 96, 40, 20) +
  rect('part body', 314, 284, 96, 40, 20) +
  place(160, 264, smallAid(false), { s: 0.86, rot: 74 }) +
  place(320, 264, smallAid(false), { s: 0.86, rot: -74, flip: true }) +
  [0, 1, 2, 3].map((i) => circle(i < 3 ? 'bare accent' : 'part', 206 + i * 22, 356, 6)).join('') +
  rect('part ink', 350, 384, 34, 8, 4) +
  path('highlight', 'M80 300V270')
