import { circle, path, place } from '../kit/shape.ts'

const FACE =
  'M-34 104C-30 84 -34 66 -44 52C-58 36 -66 14 -64 -10C-62 -44 -36 -66 -2 -66C28 -66 48 -48 49 -22C49 -16 47 -12 48 -8C50 0 58 8 61 15C62 19 58 21 52 21C53 24 55 27 53 31C51 32 50 33 50 34C53 36 53 40 50 42C49 46 50 50 48 56C45 64 34 66 22 64C16 72 14 86 18 104'
const CHILD =
  'M-28 88C-26 74 -32 62 -42 52C-58 38 -66 16 -64 -10C-62 -46 -34 -66 0 -66C32 -66 52 -46 52 -18C52 -10 50 -6 51 0C56 6 58 12 53 16C53 20 55 24 52 28C52 33 51 38 49 42C45 54 34 58 20 58C16 66 16 76 18 88'
type Hair = 'short' | 'bun' | 'bob' | 'bald' | 'child'
type Look = { hair?: Hair | ''; aid?: boolean; face?: boolean }
type Person = Look & { s?: number; flip?: boolean; h?: number }

const HAIR: Record<Hair, string> = {
  short:
    'M47 -38C38 -34 24 -38 14 -28C8 -20 10 -10 6 -2C2 -14 -4 -20 -12 -19C-24 -16 -24 2 -20 14C-22 26 -28 38 -40 50C-60 36 -72 12 -70 -14C-68 -50 -38 -74 0 -73C32 -73 52 -56 47 -38Z',
  bun: 'M47 -40C34 -32 18 -36 6 -28C-2 -22 -20 -18 -22 0C-22 14 -26 28 -38 40C-58 30 -72 8 -70 -16C-68 -52 -38 -74 0 -73C32 -73 52 -58 47 -40Z',
  bob: 'M46 -42C30 -34 12 -36 2 -24C-8 -18 -24 -14 -22 4C-20 18 -14 34 -16 54C-26 68 -48 68 -62 56C-80 34 -80 -4 -72 -26C-62 -60 -30 -76 2 -74C32 -73 52 -58 46 -42Z',
  bald: 'M-16 -24C-24 -6 -20 10 -24 26C-28 38 -34 44 -43 50C-59 36 -68 12 -66 -10C-62 -24 -54 -32 -42 -33C-30 -34 -20 -31 -16 -24Z',
  child:
    'M51 -30C40 -26 28 -40 10 -32C2 -28 4 -16 0 -10C-2 -18 -8 -20 -14 -18C-24 -14 -24 4 -20 16C-24 30 -32 40 -42 50C-62 36 -72 12 -70 -14C-68 -52 -36 -75 2 -73C36 -72 56 -52 51 -30Z',
}
const EAR = 'M-14 -2C-22 -18 -13 -31 0 -28C12 -24 12 -9 5 2C1 9 2 19 -6 21C-12 22 -17 15 -14 8'
export const head = ({ hair = 'short', aid = false, face = true }: Look = {}) => {
  const child = hair === 'child'
  return (
    (hair === 'bun' ? circle('outline body', -68, -42, 22) : '') +
    path('outline tint', child ? CHILD : FACE) +
    (hair ? path('outline body', HAIR[hair]) : '') +
    (!hair || hair === 'bald' ? '' : path('highlight', 'M-52 -26C-46 -44 -30 -56 -14 -59')) +
    (aid
      ? path(
          'outline accent',
          'M-4 -34C-22 -40 -34 -22 -32 -2C-31 8 -25 16 -18 13C-12 10 -16 2 -17 -6C-18 -16 -12 -24 -4 -26Z',
        )
      : '') +
    path('outline tint', EAR) +
    path('part', 'M-7 -4C-12 -14 -5 -22 2 -18') +
    (aid
      ? path('outline accent-line', 'M-4 -31C6 -34 12 -24 8 -10C6 -4 3 0 -2 2')
      : path('part', 'M-2 2C-6 4 -8 8 -7 12')) +
    (face
      ? circle('ink', child ? 38 : 36, child ? 0 : -4, 3.2) +
        path('part', child ? 'M31 -13C36 -16 41 -16 44 -13' : 'M29 -17C34 -21 41 -21 45 -17') +
        path('part', child ? 'M48 33C44 37 39 37 35 34' : 'M49 36C44 40 38 40 34 37')
      : '')
  )
}
const bust = (h: number) =>
  path(
    'outline body',
    `M-34 96C-38 112 -62 118 -86 128C-106 138 -114 ${Math.min(168, h - 6)} -116 ${h}H72C72 ${Math.min(172, h - 4)} 64 142 44 130C30 124 20 116 18 96C6 110 -22 110 -34 96Z`,
  ) + path('shade', `M44 130C64 142 72 ${Math.min(172, h - 4)} 72 ${h}H30C50 ${h - 12} 54 150 44 130Z`)
const small = (h: number) =>
  path(
    'outline body',
    `M-28 82C-34 94 -56 100 -68 114C-78 128 -82 ${Math.min(160, h - 4)} -82 ${h}H54C54 ${Math.min(160, h - 4)} 48 126 36 112C28 104 20 98 18 82C8 94 -16 94 -28 82Z`,
  ) + path('shade', `M36 112C48 126 54 ${Math.min(160, h - 4)} 54 ${h}H18C40 ${h - 12} 42 130 36 112Z`)
/** Head and shoulders at x y, scale s, cut at h; flip looks to the left. */
export const person = (x: number, y: number, { s = 1, flip = false, h = 206, ...look }: Person = {}) =>
  place(x, y, head(look) + (look.hair === 'child' ? small(Math.min(h, 192)) : bust(h)), { s, flip })
