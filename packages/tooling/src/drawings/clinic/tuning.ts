import { smallAid, smallProcessor } from '../aids/small.ts'
import { laptop } from '../covers/sheet.ts'
import { coil } from '../implants/coil.ts'
import { ribbon } from '../kit/ribbon.ts'
import { path, place, rect } from '../kit/shape.ts'

const thin = { cap0: 0, cap1: 0, n: 9 }

/** A laptop with the loudness of each pitch on its screen, and the cable to what is tuned. */
const faders = (levels: number[]) =>
  laptop(
    284,
    330,
    levels
      .map((level, i) => {
        const x = -140 + i * 40
        return (
          path('part', `M${x} -176V-16`) +
          rect('outline body', x, -16 - level, 26, 14, 6) +
          path('wire accent-line', `M${x} -16V${-10 - level}`)
        )
      })
      .join(''),
  ) +
  path(
    'outline tint',
    ribbon(
      [
        [520, 388],
        [590, 420],
        [664, 380],
        [640, 300],
        [610, 270],
      ],
      9,
      thin,
    ).d,
  )

export const processorTuning = (): string =>
  faders([70, 96, 120, 132, 124, 108, 84, 60]) +
  place(606, 190, smallProcessor(), { s: 1.7 }) +
  path(
    'outline tint',
    ribbon(
      [
        [604, 106],
        [560, 70],
        [520, 84],
      ],
      9,
      thin,
    ).d,
  ) +
  coil(512, 100, 44)

export const tuning = (): string =>
  faders([44, 52, 66, 84, 108, 128, 136, 126]) + place(612, 184, smallAid(), { s: 1.8 })
