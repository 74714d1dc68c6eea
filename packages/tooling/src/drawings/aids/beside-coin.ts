import { drawing } from '../drawing.ts'
import { round } from '../kit/curve.ts'
import { circle, path, place } from '../kit/shape.ts'
import type { Aid } from './aid.ts'
import { aids } from './aids.ts'

/** 100 tenge: 24.5 mm, two metals, a fine rim; no lettering. */
const COIN = 6.9
const coin = (x: number, y: number) => {
  const R = (24.5 / 2) * COIN
  let rim = ''
  for (let i = 0; i < 60; i++) {
    const a = (i * 6 * Math.PI) / 180
    rim += `M${round(x + (R - 5) * Math.cos(a))} ${round(y + (R - 5) * Math.sin(a))}L${round(x + R * Math.cos(a))} ${round(y + R * Math.sin(a))}`
  }
  return (
    circle('outline tint', x, y, R) +
    path('fine', rim) +
    circle('part', x, y, R - 6) +
    circle('part tab', x, y, R * 0.66) +
    path(
      'shade',
      `M${round(x + R * 0.66)} ${y}A${round(R * 0.66)} ${round(R * 0.66)} 0 0 1 ${round(x - R * 0.3)} ${round(y + R * 0.588)}A${round(R * 0.8)} ${round(R * 0.8)} 0 0 0 ${round(x + R * 0.66)} ${y}Z`,
    ) +
    path(
      'part',
      `M${round(x)} ${round(y - 24)}L${round(x + 24)} ${y}L${round(x)} ${round(y + 24)}L${round(x - 24)} ${y}Z`,
    ) +
    circle('part', x, y, 9) +
    path(
      'highlight',
      `M${round(x - R * 0.5)} ${round(y - R * 0.22)}A${round(R * 0.55)} ${round(R * 0.55)} 0 0 1 ${round(x - R * 0.16)} ${round(y - R * 0.52)}`,
    )
  )
}

const beside = ({ bare, scale, mid }: Aid) =>
  coin(372, 250) + place(130, scale > 10 ? 262 : 240, place(-mid[0], -mid[1], bare), { s: COIN / scale })

export const aidDrawings = Object.entries(aids).map(([form, { art }]) => drawing(`device-${form}`, art))
export const besideCoin = Object.entries(aids).map(([form, aid]) => drawing(`coin-${form}`, beside(aid), '#d9b45c'))
