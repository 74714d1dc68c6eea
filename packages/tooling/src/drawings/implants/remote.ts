import { circle, path, place, rect } from '../kit/shape.ts'
import { arcs } from '../kit/sound.ts'

const sound = (x: number, y: number) => arcs('outline accent-line', x, y, [26, 46], -130, -50)
export const remote = () =>
  place(
    176,
    244,
    rect('outline body', 0, 0, 176, 372, 44) +
      path('shade', 'M88 -100V142Q88 186 44 186H-44Q-80 186 -88 150C0 180 70 90 88 -100Z') +
      rect('part tint', 0, -112, 128, 88, 12) +
      path('part', 'M-44 -98V-84M-28 -108V-84M-12 -118V-84M4 -126V-84') +
      path('outline accent-line', wave3(20, -108)) +
      circle('part tint', 0, 18, 56) +
      path('part', 'M-56 18H56') +
      path('outline', 'M-14 -8H14M0 -22V6M-14 44H14') +
      rect('part tint', -40, 118, 52, 36, 18) +
      rect('part tint', 40, 118, 52, 36, 18) +
      path('part', 'M-50 118H-30') +
      circle('part', 40, 118, 7) +
      path('highlight', 'M-76 -60V-140Q-76 -168 -56 -174'),
    { rot: -8 },
  ) +
  place(
    366,
    292,
    path('outline tint', 'M34 -70H56Q66 -70 66 -58V36Q66 46 56 46H34Z') +
      rect('outline body', 0, 0, 92, 212, 40) +
      path('shade', 'M46 -30V66Q46 106 6 106H-6Q-36 104 -44 80C0 98 40 50 46 -30Z') +
      rect('part tint', 0, -62, 52, 36, 15) +
      path('part', 'M-14 -68V-56M-5 -72V-52M5 -72V-52M14 -68V-56') +
      circle('part tint', 0, 18, 21) +
      circle('bare accent', 0, 68, 5) +
      path('highlight', 'M-36 -10V-50Q-36 -72 -22 -82'),
    { rot: 8 },
  ) +
  sound(380, 168)
function wave3(x0: number, y: number) {
  return `M${x0} ${y}q8 -14 16 0t16 0`
}
