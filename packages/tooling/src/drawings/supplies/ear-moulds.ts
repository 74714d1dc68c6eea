import { drawing } from '../drawing.ts'
import { curve } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { ellipse, path } from '../kit/shape.ts'

const mould = () =>
  path(
    'outline tint',
    curve(
      [
        [118, 214],
        [120, 150],
        [166, 98],
        [226, 90],
        [250, 132],
        [244, 182],
        [286, 202],
        [340, 238],
        [394, 276],
        [418, 322],
        [396, 362],
        [340, 362],
        [272, 356],
        [212, 372],
        [154, 342],
        [120, 282],
      ],
      true,
    ),
  ) +
  path(
    'shade',
    'M120 282C180 330 300 300 418 322C414 368 380 366 340 362C310 358 240 372 212 372C170 362 132 326 120 282Z',
  ) +
  path(
    'part',
    'M150 200C150 160 176 124 208 120C226 126 222 158 210 186C196 220 206 256 250 270C300 282 350 288 380 318',
  ) +
  path('highlight', 'M134 214C134 176 152 140 182 120') +
  ellipse('part body', 404, 328, 12, 20, -24) +
  ellipse('part ink', 404, 328, 5, 10, -24) +
  path('part', 'M396 316C340 280 282 262 246 232') +
  path(
    'outline tint',
    ribbon(
      [
        [242, 236],
        [214, 190],
        [208, 120],
        [230, 44],
      ],
      19,
      { cap0: 0, cap1: 0, n: 7 },
    ).d,
  ) +
  ellipse('part ink', 231, 42, 9, 4, 12)

/** Of hard acrylic: a clear ring that lies around the bowl of the ear, with a bore and a vent, light on its edges. */
const acrylic = () =>
  path(
    'outline tint',
    curve(
      [
        [104, 176],
        [142, 104],
        [214, 82],
        [286, 106],
        [322, 170],
        [318, 226],
        [362, 270],
        [412, 306],
        [414, 356],
        [366, 388],
        [292, 376],
        [220, 386],
        [146, 352],
        [104, 270],
      ],
      true,
    ),
  ) +
  path(
    'shade',
    'M104 270C150 340 250 366 414 356C400 380 384 386 366 388C330 384 310 376 292 376C262 378 244 386 220 386C150 366 122 330 104 270Z',
  ) +
  // What is seen through the ring.
  path(
    'outline body',
    curve(
      [
        [152, 190],
        [176, 142],
        [222, 128],
        [266, 148],
        [280, 192],
        [262, 236],
        [246, 286],
        [206, 302],
        [166, 270],
      ],
      true,
    ),
  ) +
  path('fine', 'M128 190C130 140 170 104 214 104C256 104 292 136 300 178M132 262C146 318 188 350 230 354') +
  path('highlight', 'M120 226C116 178 136 134 172 112M300 344C330 350 360 352 384 342') +
  path('part', 'M274 300C312 306 350 316 386 336M262 332C306 336 344 344 376 352') +
  ellipse('part body', 400, 334, 13, 21, -28) +
  ellipse('part ink', 400, 334, 6, 11, -28) +
  ellipse('part', 262, 318, 9, 17, 14) +
  ellipse('part ink', 388, 362, 4, 6, -28) +
  path('outline accent-line', 'M344 66L344 104M325 85L363 85M388 124L388 146M377 135L399 135')

export const earMoulds = [drawing('ear-mould-silicone', mould()), drawing('ear-mould-acrylic', acrylic())]
