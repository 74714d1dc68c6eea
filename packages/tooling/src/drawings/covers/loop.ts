import { path, place, rect } from '../kit/shape.ts'
export const loop = (): string => {
  const seat = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      path('outline body', 'M-40 70V-6C-40 -40 -26 -54 0 -54S40 -40 40 -6V70Z') +
        path('part', 'M-26 58V-2C-26 -28 -16 -40 0 -40S26 -28 26 -2V58') +
        path('outline tint', 'M-50 30H-36V72H-50ZM36 30H50V72H36Z'),
      { s },
    )
  const row = (y: number, s: number, n: number, from: number) =>
    Array.from({ length: n }, (_, i) => seat(from + i * 104 * s, y, s)).join('')
  return (
    path(
      'outline body',
      'M30 30H690V58C640 84 600 56 560 76C500 96 460 60 420 70C380 86 330 60 290 72C240 92 200 58 150 76C110 90 60 78 30 58Z',
    ) +
    path('part', 'M96 62V30M160 72V30M226 76V30M296 70V30M360 72V30M424 70V30M492 78V30M560 76V30M628 72V30') +
    row(276, 0.8, 8, 68) +
    row(350, 0.94, 7, 66) +
    row(434, 1.1, 6, 74) +
    path('wire accent-line', 'M20 470C20 380 26 250 40 218C120 200 600 200 680 218C694 250 700 380 700 470') +
    place(360, 148, rect('outline tint', 0, 0, 176, 176, 22) + place(-66, -78, loopEar()))
  )
}

function loopEar() {
  return (
    path('wire', 'M22 74C8 44 24 8 62 8C96 8 112 38 98 66C90 82 78 88 74 104C70 122 58 132 44 128') +
    path('wire', 'M42 70C36 50 46 34 62 34C78 34 84 52 76 64C68 74 60 78 58 92') +
    path('outline accent-line', 'M4 148L30 122M14 156L40 130M102 40L132 10M108 52L140 20') +
    path('wire', 'M92 112H136M114 112V152')
  )
}
