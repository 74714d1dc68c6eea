import { drawing } from '../drawing.ts'
import type { Point } from '../kit/curve.ts'
import { curve } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { circle, ellipse, path, place, rect } from '../kit/shape.ts'
import type { Aid } from './aid.ts'
import { bte, bteMini } from './bte.ts'
import { earBack, tragus } from './ear.ts'
import { ric, ricR } from './ric.ts'
import { softDome } from './soft-dome.ts'

const mouldIn =
  path(
    'outline tint',
    curve(
      [
        [212, 252],
        [224, 238],
        [244, 228],
        [266, 236],
        [270, 262],
        [258, 290],
        [240, 308],
        [220, 304],
        [212, 284],
      ],
      true,
    ),
  ) + path('part', 'M230 250C244 242 258 250 254 270')
const tubeIn = (ctrl: Point[], w: number) => path('outline tint', ribbon(ctrl, w, { cap0: 0, cap1: 0.3, n: 9 }).d)
/** The body behind the ear, moved and turned so that its upper front end meets the crease above the ear. */
const behind = (aid: Aid, x: number, y: number, s: number, rot: number) =>
  place(x, y, place(-aid.mid[0], -aid.mid[1], aid.core ?? aid.bare), { s, rot })
/** Behind the ear up to its top, then in front. */
const over = (x: number, y: number) => path('wire', `M${x} ${y}C${x - 20} ${y - 22} 236 34 210 50`)
const wire = path(
  'wire',
  'M210 50C192 62 184 82 180 104C174 144 178 186 192 212C202 230 222 234 234 242C244 248 248 256 244 267',
)
/** The dome in the canal, its rim to the bowl. */
const tip = softDome(228, 268, -90, 0.54)
/** A look into the canal. */
const lens = (art: string) => circle('outline tint', 108, 356, 92) + art
const canal =
  path('body', 'M22 328C60 330 104 322 138 318C154 316 176 320 194 322A92 92 0 0 0 24 318Z') +
  path('body', 'M23 392C62 394 108 382 140 380C158 380 178 386 194 388A92 92 0 0 1 30 400Z') +
  path('outline', 'M20 330C60 330 104 322 138 318C158 316 178 320 196 326') +
  path('outline', 'M22 390C62 394 108 382 140 380C160 380 176 384 196 386') +
  path('part', 'M44 331C38 350 42 374 52 392') +
  circle('outline', 108, 356, 92)

const aidDoor = (w: number, h: number) =>
  rect('part tint', 0, 0, w, h, 9) + path('part', `M${-w * 0.18} ${h * 0.28}H${w * 0.18}`)
const worn: Record<string, [behind: string, inEar: string]> = {
  bte: [
    behind(bte, 314, 172, 0.74, 4),
    mouldIn +
      tubeIn(
        [
          [190, 96],
          [180, 142],
          [182, 192],
          [198, 230],
          [228, 266],
        ],
        10,
      ) +
      path(
        'outline tint',
        ribbon(
          [
            [292, 52],
            [250, 34],
            [206, 50],
            [188, 102],
          ],
          [
            [0, 26],
            [0.4, 19],
            [1, 13],
          ],
          { cap0: 0, cap1: 0.1, n: 7 },
        ).d,
      ),
  ],
  'bte-mini': [
    behind(bteMini, 348, 136, 0.66, 4),
    tip +
      tubeIn(
        [
          [304, 58],
          [276, 38],
          [238, 34],
          [206, 50],
          [184, 92],
          [178, 154],
          [192, 214],
          [230, 240],
          [244, 266],
        ],
        7,
      ),
  ],
  ric: [behind(ric, 348, 156, 0.7, 3) + over(300, 76), tip + wire],
  'ric-r': [behind(ricR, 344, 170, 0.68, 6) + over(286, 74), tip + wire],
  ite: [
    '',
    path(
      'outline body',
      curve(
        [
          [208, 232],
          [210, 196],
          [226, 172],
          [256, 166],
          [284, 186],
          [288, 224],
          [274, 266],
          [258, 298],
          [236, 310],
          [216, 302],
          [208, 272],
        ],
        true,
      ),
    ) +
      path(
        'part',
        curve(
          [
            [218, 230],
            [220, 200],
            [234, 182],
            [256, 178],
            [274, 194],
            [277, 224],
            [264, 262],
            [250, 288],
            [234, 297],
            [222, 288],
            [218, 262],
          ],
          true,
        ),
      ) +
      place(248, 232, aidDoor(34, 44), { rot: 12 }) +
      circle('part tint', 240, 196, 8) +
      circle('part ink', 236, 282, 3),
  ],
  itc: [
    '',
    path(
      'outline body',
      curve(
        [
          [212, 262],
          [222, 242],
          [242, 232],
          [264, 240],
          [270, 264],
          [258, 290],
          [240, 304],
          [220, 300],
          [212, 282],
        ],
        true,
      ),
    ) +
      place(246, 266, aidDoor(26, 34), { rot: 14 }) +
      circle('part tint', 226, 286, 5),
  ],
  cic: [
    '',
    path('wire', 'M236 284C244 294 250 298 254 306') +
      ellipse('outline body', 232, 264, 19, 26, 8) +
      ellipse('part', 234, 264, 12, 18, 8) +
      circle('outline ink', 255, 308, 4),
  ],
  iic: [
    '',
    path('part', 'M228 274C236 284 240 290 244 298') +
      ellipse('outline ink', 226, 266, 9, 15, 8) +
      circle('part ink', 245, 300, 3),
  ],
}
const inside: Record<string, string> = {
  cic:
    path(
      'outline body',
      'M196 330C180 322 156 322 132 332C122 336 118 344 118 352C118 364 126 370 138 370C160 372 180 376 196 378A92 92 0 0 0 196 330Z',
    ) +
    path('part', 'M172 325V374') +
    ellipse('part tint', 120, 352, 5, 9),
  iic:
    path(
      'outline body',
      'M150 328C128 328 106 334 92 342C84 348 84 364 92 368C108 374 130 372 150 368C156 362 156 334 150 328Z',
    ) +
    path('part', 'M138 329V369') +
    ellipse('part tint', 88, 355, 4, 8) +
    path('wire', 'M153 350C170 350 180 352 190 354') +
    circle('outline ink', 192, 354, 4),
}
const inLens = (k: string) =>
  inside[k] ? lens(canal + inside[k] + circle('outline', 108, 356, 92)) + path('part dashed', 'M184 300L214 272') : ''

export const wornAids = Object.entries(worn).map(([form, [back, inEar]]) =>
  drawing(`worn-${form}`, place(8, 4, back + earBack + inEar + tragus + inLens(form))),
)
