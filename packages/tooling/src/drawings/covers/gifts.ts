import { smallAid } from '../aids/small.ts'
import { ellipse, path, place, rect } from '../kit/shape.ts'
import { cell } from '../supplies/cells.ts'

const bow =
  path('outline accent', 'M0 0C-20 -70 -96 -76 -98 -34C-98 -2 -40 6 0 0Z') +
  path('outline accent', 'M0 0C20 -70 96 -76 98 -34C98 -2 40 6 0 0Z') +
  path('outline accent', 'M-6 0L-46 54L-20 48L-6 66L0 6L6 66L20 48L46 54L6 0Z') +
  ellipse('outline body', 0, 0, 20, 16)

/** A present with its bow; beside it an aid, and what comes with it. */
export const gifts = (): string =>
  path('part', 'M40 432H680') +
  rect('outline body', 268, 312, 268, 240, 8) +
  path('shade', 'M402 192V424Q402 432 394 432H142Q134 432 134 424V390C280 400 380 340 402 192Z') +
  rect('outline tint', 268, 196, 308, 62, 8) +
  path('bare accent', 'M244 166H292V227H244ZM244 227H292V431H244Z') +
  path('outline', 'M244 166V431M292 166V431M114 227H422') +
  place(268, 152, bow) +
  place(536, 236, smallAid(), { s: 1.9 }) +
  place(610, 430, cell('13', 0, 0, 0.56))
