import { drawing } from '../drawing.ts'
import { round } from '../kit/curve.ts'
import { path, rect } from '../kit/shape.ts'
import { type DomeKind, diameters, dome, K } from './dome.ts'

/** Ruler of 13 mm: a tick a millimetre from the dome's left edge, longer at every fifth; the accent is the dome's width. */
const ruler = (y: number, R: number, from: number) => {
  let ticks = ''
  for (let i = -7; i <= 13; i++) {
    const x = 240 - R + i * K
    if (x > 50 && x < 430) ticks += `M${round(x)} ${y}v${i % 5 ? 14 : 27}`
  }
  return (
    rect('outline body', 240, y + 25, 390, 50, 6) +
    path('part', ticks) +
    path('part dashed', `M${round(240 - R)} ${from}V${y - 5}M${round(240 + R)} ${from}V${y - 5}`) +
    path('wire accent-line', `M${round(240 - R)} ${y}H${round(240 + R)}`)
  )
}
const sized = (kind: DomeKind) =>
  diameters[kind].map((d, i) =>
    drawing(`dome-${kind}-${'sml'[i]}`, dome(kind, 240, 262, (d * K) / 2) + ruler(354, (d * K) / 2, 274)),
  )
/** L behind, S and M in front, at one scale. */
const trio = (kind: DomeKind) => {
  const [s, m, l] = diameters[kind]
  const [sm, md, lg] = [s * 10, m * 10, l * 10]
  const base = 388
  return drawing(
    `domes-${kind}`,
    dome(kind, 240, 200, lg) +
      dome(kind, 240 - 24 - md + (md - sm) / 2, base, sm) +
      dome(kind, 240 + 24 + sm + (md - sm) / 2, base, md),
  )
}

const kinds: DomeKind[] = ['open', 'closed', 'power', 'double']

export const domes = kinds.flatMap((kind) => [...sized(kind), trio(kind)])
