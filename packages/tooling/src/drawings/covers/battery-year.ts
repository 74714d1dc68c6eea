import { circle, path, place, rect } from '../kit/shape.ts'
import { cell } from '../supplies/cells.ts'
import { tick } from './sheet.ts'

const month = (i: number) => {
  const [x, y] = [130 + (i % 4) * 96, 206 + Math.floor(i / 4) * 84]
  return rect('part', x, y, 78, 66, 10) + circle('outline tab', x, y, 21) + tick('outline', x, y, 0.7)
}

/** A year on the wall: a fresh battery for every month of it. */
export const batteryYear = (): string =>
  rect('outline body', 274, 250, 412, 370, 22) +
  path('outline tint', 'M68 150H480V413Q480 435 458 435H90Q68 435 68 413Z') +
  path('shade', 'M68 414H480Q478 435 458 435H90Q70 434 68 414Z') +
  [0, 1, 2, 3].map((i) => rect('outline tint', 130 + i * 96, 66, 18, 58, 9)).join('') +
  path('part', 'M100 114H230') +
  Array.from({ length: 12 }, (_, i) => month(i)).join('') +
  path('part', 'M500 436H690') +
  place(598, 434, cell('13', 0, 0, 0.86))
