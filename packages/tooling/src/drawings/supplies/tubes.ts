import { softDome } from '../aids/soft-dome.ts'
import { drawing } from '../drawing.ts'
import { ribbon } from '../kit/ribbon.ts'
import { ellipse, path, place, rect } from '../kit/shape.ts'

const thin = () => {
  const t = ribbon(
    [
      [330, 78],
      [280, 48],
      [212, 56],
      [168, 120],
      [158, 210],
      [176, 288],
      [226, 336],
    ],
    11,
    { cap0: 0, cap1: 0, n: 20 },
  )
  return (
    path('part', 'M222 340C186 360 176 404 202 430C218 442 240 436 248 422') +
    softDome(252, 361, 134, 1.25) +
    path('outline tint', t.d) +
    place(
      346,
      90,
      rect('outline body', 0, 0, 62, 40, 12) + path('part', 'M-14 -20V20M14 -20V20') + ellipse('part ink', 31, 0, 4, 9),
      { rot: 32 },
    )
  )
}
const thick = () => {
  const t = ribbon(
    [
      [96, 128],
      [188, 118],
      [276, 146],
      [322, 220],
      [330, 316],
      [326, 410],
    ],
    34,
    { cap0: 0, cap1: 0, n: 12 },
  )
  return (
    path('outline tint', t.d) +
    path('shade', t.band(0.2, 1, 0.01, 0.99)) +
    path('highlight', t.along(-0.5, 0.08, 0.7)) +
    ellipse('outline body', 96, 128, 9, 17, -6) +
    ellipse('part ink', 96, 128, 4, 8, -6) +
    ellipse('part', 326, 410, 17, 5) +
    path('fine', t.cross(0.45)) +
    path('fine', t.cross(0.5)) +
    path('fine', t.cross(0.55))
  )
}

export const tubes = [drawing('tube-thin', thin()), drawing('tube-thick', thick())]
