import { smallAid } from '../aids/small.ts'
import { circle, ellipse, path, place, rect } from '../kit/shape.ts'

const screwdriver =
  rect('outline body', 0, -96, 48, 132, 20) +
  path('part', 'M-10 -146V-48M10 -146V-48') +
  rect('outline tint', 0, -22, 30, 18, 5) +
  rect('outline tint', 0, 52, 13, 130, 3) +
  path('outline tint', 'M-9 116H9L7 140H-7Z') +
  path('highlight', 'M-16 -138V-70')

/** An aid on the bench under a lens, a screwdriver at it, and what was taken out of it. */
export const repair = (): string =>
  path('outline tint', 'M40 404H680V428H40Z') +
  path('part', 'M90 428V462M630 428V462') +
  place(236, 274, smallAid(false), { s: 2.4, flip: true }) +
  place(410, 176, screwdriver, { rot: 52, s: 1.1 }) +
  circle('wire', 182, 274, 92) +
  circle('part', 182, 274, 80) +
  path('highlight', 'M116 250C122 226 138 212 158 204') +
  place(252, 348, rect('outline body', 0, 46, 24, 92, 12) + path('highlight', 'M-5 20V66'), { rot: -46 }) +
  circle('outline tint', 464, 386, 16) +
  path('part', 'M454 386H474M464 376V396') +
  ellipse('outline tint', 554, 380, 34, 15) +
  path('part', 'M520 380V392C520 400 535 406 554 406S588 400 588 392V380')
