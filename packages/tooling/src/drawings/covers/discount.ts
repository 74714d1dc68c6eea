import { circle, path, place } from '../kit/shape.ts'
import { person } from './people.ts'

/** A price tag on its string; a share of the price is taken off. */
const tag =
  path('wire', 'M-64 -96C-110 -140 -150 -120 -160 -84') +
  path('outline accent', 'M-92 -60L-52 -112H110Q126 -112 126 -96V96Q126 112 110 112H-52L-92 60Z') +
  circle('outline tint', -56, 0, 17) +
  circle('wire tint', 12, -42, 25) +
  circle('wire tint', 76, 42, 25) +
  path('wire tint', 'M84 -66L98 -54L4 66L-10 54Z')

/** An elderly couple, and the tag of what costs them less. */
export const pensionersDiscount = (): string =>
  path('part', 'M40 440H470') +
  person(148, 210, { s: 1.26, h: 182, hair: 'bald', aid: true }) +
  person(356, 218, { s: 1.22, h: 182, flip: true, hair: 'bun', aid: true }) +
  place(566, 214, tag, { rot: 8, s: 1.05 })
