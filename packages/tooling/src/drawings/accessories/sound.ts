import { round } from '../kit/curve.ts'
import { circle, ellipse, path, place, rect } from '../kit/shape.ts'
import { arcs, wave } from '../kit/sound.ts'
import { cable } from './cable.ts'
export const tvConnector = (): string =>
  rect('outline tint', 206, 156, 340, 212, 14) +
  path('shade', 'M376 100V248Q376 262 362 262H50Q40 262 38 254C180 240 330 200 376 100Z') +
  rect('part', 206, 152, 312, 180, 6) +
  path('part', 'M170 262L160 292M242 262L252 292M136 292H276') +
  path(
    'outline accent-line',
    wave(84, 318, 152, 30, 4, (t) => 0.35 + 0.65 * Math.sin(Math.PI * t)),
  ) +
  cable(
    [
      [306, 262],
      [306, 284],
      [334, 296],
      [334, 326],
    ],
    9,
  ) +
  place(
    334,
    374,
    path('outline body', 'M-80 -26Q-80 -50 -56 -50H56Q80 -50 80 -26V26Q80 50 56 50H-56Q-80 50 -80 26Z') +
      path('shade', 'M80 -4V26Q80 50 56 50H-56Q-76 50 -80 32C0 46 66 30 80 -4Z') +
      circle('part tint', 0, 0, 26) +
      path('part', 'M-10 0H10') +
      circle('bare accent', 54, 26, 5.5) +
      path('highlight', 'M-66 -8V-20Q-66 -36 -50 -36'),
  ) +
  arcs('outline accent-line', 404, 326, [26, 48], -84, 0)

export const micClip = (): string =>
  path('outline tint', 'M96 268H388V404Q388 424 368 430L254 460Q242 463 230 460L116 430Q96 424 96 404Z') +
  path('shade', 'M388 268V404Q388 424 368 430L254 460Q242 463 230 460L180 447C300 440 372 380 372 268Z') +
  path('part', 'M96 300H388') +
  path('fine dashed', 'M110 312V400Q110 412 122 416L242 446L362 416Q374 412 374 400V312') +
  place(
    240,
    236,
    rect('outline body', 0, 0, 112, 284, 50) +
      path('shade', 'M56 -40V92Q56 142 6 142H-6Q-44 140 -54 108C10 130 48 60 56 -40Z') +
      rect('part tint', 0, -84, 68, 66, 28) +
      path('part', 'M-17 -92V-76M-6 -100V-68M6 -100V-68M17 -92V-76') +
      circle('part tint', 0, 24, 28) +
      path('part', 'M-11 24H11') +
      circle('bare accent', 0, 90, 6) +
      path('highlight', 'M-43 20V-82Q-43 -116 -18 -128'),
  ) +
  arcs('outline accent-line', 240, 104, [36, 60, 84], -130, -50)

export const micTable = (): string => {
  let s = ''
  for (let i = 0; i < 6; i++) {
    const a = ((i * 60 + 30) * Math.PI) / 180
    s += `M${round(240 + 62 * Math.cos(a))} ${round(262 + 27 * Math.sin(a))}L${round(240 + 166 * Math.cos(a))} ${round(262 + 72 * Math.sin(a))}`
  }
  let m = ''
  for (let i = 0; i < 6; i++) {
    const a = (i * 60 * Math.PI) / 180
    m += ellipse('part ink', 240 + 132 * Math.cos(a), 262 + 57 * Math.sin(a), 9, 4.5)
  }
  return (
    path('outline body', 'M58 262V306C58 350 140 386 240 386S422 350 422 306V262Z') +
    path('shade', 'M300 380C370 366 422 338 422 306V262C422 306 370 334 300 340Z') +
    ellipse('outline body', 240, 262, 182, 80) +
    ellipse('outline tint', 240, 262, 166, 72) +
    path('part', s) +
    m +
    ellipse('part body', 240, 262, 62, 27) +
    path('outline accent-line', 'M208 262q8 -12 16 0t16 0t16 0t16 0') +
    path('highlight', 'M76 246C92 220 130 204 168 196') +
    arcs('outline accent-line', 240, 176, [60, 92, 124], -128, -52) +
    circle('bare accent', 240, 356, 5)
  )
}

export const remote = (): string =>
  path('part', 'M240 74C206 62 206 22 240 20S276 60 240 74') +
  path(
    'outline body',
    'M240 70C318 70 352 140 350 232C348 330 312 432 240 432S132 330 130 232C128 140 162 70 240 70Z',
  ) +
  path(
    'shade',
    'M350 232C348 330 312 432 240 432C200 432 170 402 152 358C250 410 330 300 340 160C348 184 351 208 350 232Z',
  ) +
  circle('part', 240, 94, 9) +
  path('outline tint', 'M240 130C288 130 304 164 304 204H176C176 164 192 130 240 130Z') +
  path('outline tint', 'M176 216H304C304 256 288 290 240 290S176 256 176 216Z') +
  path('outline', 'M226 170H254M240 156V184M226 248H254') +
  circle('outline tint', 240, 346, 34) +
  circle('part', 240, 346, 12) +
  path('highlight', 'M148 210C150 164 166 122 196 102')
