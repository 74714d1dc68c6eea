import { drawing } from '../drawing.ts'
import { round } from '../kit/curve.ts'
import { circle, ellipse, path, rect } from '../kit/shape.ts'
import { cell, cells, K, type Size, TILT } from './cells.ts'

const dial = (size: Size) => {
  const [x, y] = [240, 252]
  const R = (cells[size].d * 7.3) / 2,
    ring = 112
  let s =
    rect('outline body', x, y - 4, 372, 424, 36) +
    circle('part tint', x, y - 190, 13) +
    path(
      'shade',
      `M${round(x - 186)} ${round(y + 130)}V${round(y + 172)}Q${round(x - 186)} ${round(y + 208)} ${round(x - 150)} ${round(y + 208)}H${round(x + 150)}Q${round(x + 186)} ${round(y + 208)} ${round(x + 186)} ${round(y + 172)}V${round(y - 120)}C${round(x + 186)} ${round(y + 60)} ${round(x + 60)} ${round(y + 190)} ${round(x - 186)} ${round(y + 130)}Z`,
    ) +
    circle('outline tint', x, y, 170) +
    circle('fine', x, y, 160)
  for (let i = 0; i < 6; i++) {
    const a = ((i * 60 - 90) * Math.PI) / 180,
      cx = x + ring * Math.cos(a),
      cy = y + ring * Math.sin(a)
    s +=
      circle('part', cx, cy, R + 7) +
      circle('outline tab', cx, cy, R) +
      path(
        'part',
        `M${round(cx - R * 0.3)} ${round(cy)}h${round(R * 0.6)}M${round(cx)} ${round(cy - R * 0.3)}v${round(R * 0.6)}`,
      ) +
      path(
        'highlight',
        `M${round(cx - R * 0.66)} ${round(cy - R * 0.1)}A${round(R * 0.66)} ${round(R * 0.66)} 0 0 1 ${round(cx - R * 0.1)} ${round(cy - R * 0.66)}`,
      )
  }
  return (
    s +
    circle('outline tab', x, y, 44) +
    path(
      'part',
      `M${round(x - 16)} ${round(y + 6)}A${round(17)} ${round(17)} 0 1 1 ${round(x + 12)} ${round(y + 12)}M${round(x + 22)} ${round(y + 4)}L${round(x + 12)} ${round(y + 12)}L${round(x + 4)} ${round(y + 2)}`,
    )
  )
}

const largest = (cells['675'].d * K) / 2
/** The largest size on the same spot, to compare with. */
const ghost = ellipse('fine dashed', 240, 440 - largest * TILT, largest, largest * TILT)

const single = (size: Size) =>
  size === '675'
    ? cell(size, 240, 440)
    : ghost + cell(size, 240, 440 - largest * TILT + ((cells[size].d * K) / 2) * TILT)

export const batteries = (['10', '312', '13', '675'] as const).flatMap((size) => [
  drawing(`battery-${size}`, single(size), cells[size].tab),
  drawing(`battery-pack-${size}`, dial(size), cells[size].tab),
])
