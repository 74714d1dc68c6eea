import { smallAid, smallProcessor } from '../aids/small.ts'
import { coil } from '../implants/coil.ts'
import { ribbon } from '../kit/ribbon.ts'
import { path, place } from '../kit/shape.ts'
import { arcs } from '../kit/sound.ts'
export const implantOrAid = (): string =>
  path('part dashed', 'M372 40V440') +
  place(238, 236, smallAid(), { s: 2.8 }) +
  place(584, 228, smallProcessor(), { s: 2.8 }) +
  path(
    'outline tint',
    ribbon(
      [
        [572, 92],
        [520, 60],
        [466, 104],
        [452, 190],
        [466, 270],
      ],
      11,
      { cap0: 0, cap1: 0, n: 9 },
    ).d,
  ) +
  coil(474, 334, 74) +
  arcs('outline accent-line', 128, 380, [34, 56, 78], 20, 80)
