import { circle, ellipse, path, place } from '../kit/shape.ts'
/** Silicone dome: its tip along -y, its open rim behind; draw it before the tube or receiver that enters the rim. */
export const softDome = (x: number, y: number, rot: number, s = 1) =>
  place(
    x,
    y,
    path('outline tint', 'M-34 30C-36 8 -20 -16 0 -16C20 -16 36 8 34 30Z') +
      path('shade', 'M4 -15C22 -14 36 10 34 30H10C16 16 14 0 4 -15Z') +
      ellipse('outline body', 0, 30, 34, 10) +
      ellipse('part ink', 0, -14, 7, 3) +
      circle('fine ink', -19, 8, 3) +
      circle('fine ink', 17, 8, 3),
    { rot, s },
  )
