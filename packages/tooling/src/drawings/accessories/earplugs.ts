import { ellipse, path, place } from '../kit/shape.ts'
import { wave } from '../kit/sound.ts'

const flange = (y: number, half: number) =>
  path(
    'outline body',
    `M${-half} ${y}C${-half} ${y - half} ${half} ${y - half} ${half} ${y}C${half * 0.6} ${y + 14} ${-half * 0.6} ${y + 14} ${-half} ${y}Z`,
  ) +
  path(
    'shade',
    `M${half * 0.3} ${y - half * 0.74}C${half * 0.8} ${y - half * 0.6} ${half} ${y - half * 0.3} ${half} ${y}C${half * 0.8} ${y + 6} ${half * 0.5} ${y + 9} ${half * 0.3} ${y + 10}C${half * 0.6} ${y - 10} ${half * 0.5} ${y - half * 0.5} ${half * 0.3} ${y - half * 0.74}Z`,
  )

/** Three soft flanges on a stem with a grip. */
const plug =
  path('outline tint', 'M-15 20H15V150Q15 164 0 164T-15 150Z') +
  ellipse('outline tint', 0, 158, 30, 13) +
  path('part', 'M-15 116H15M-15 128H15') +
  flange(48, 66) +
  flange(4, 52) +
  flange(-36, 38) +
  path('highlight', 'M-24 -48C-22 -58 -16 -62 -8 -64M-40 2C-38 -10 -34 -18 -26 -24')

/** A pair on its cord, over water. */
export const earplugsSwim = (): string =>
  path('wire', 'M148 330C150 402 214 366 250 344S338 382 342 300') +
  place(148, 162, plug, { rot: -10 }) +
  place(332, 136, plug, { rot: 10 }) +
  path('outline accent-line', wave(40, 440, 400, 12, 5)) +
  path('outline accent-line', wave(90, 390, 432, 12, 4))
