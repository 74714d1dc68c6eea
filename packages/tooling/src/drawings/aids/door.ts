import { path, place, rect } from '../kit/shape.ts'
export const door = (x: number, y: number, w: number, h: number, rot: number) =>
  rect('part tint', x, y, w, h, 14, rot) +
  place(x, y, path('part', `M${-w * 0.16} ${h * 0.3}H${w * 0.16}`) + path('fine', `M${-w / 2} ${-h * 0.1}H${w / 2}`), {
    rot,
  })
