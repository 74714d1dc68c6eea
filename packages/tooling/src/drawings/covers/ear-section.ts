import { earBack } from '../aids/ear.ts'
import { curve } from '../kit/curve.ts'
import { ribbon } from '../kit/ribbon.ts'
import { ellipse, path, place } from '../kit/shape.ts'
import { arcs } from '../kit/sound.ts'
import { spiral } from './sheet.ts'
export const earSection = (): string => {
  const ring = (x: number, y: number, a: number, b: number, rot: number) =>
    ellipse('outline tint', x, y, a, b, rot) + ellipse('outline body', x, y, a - 14, b - 14, rot)
  return (
    path(
      'bare body',
      'M190 92C270 48 400 34 520 38C600 42 660 58 720 80V424C640 450 500 456 400 444C310 432 236 412 192 372Z',
    ) +
    path(
      'part',
      'M196 90C270 48 400 34 520 38C600 42 660 58 720 80M194 374C240 412 310 432 400 444C500 456 640 450 720 424',
    ) +
    place(386, 14, earBack, { s: 0.94, flip: true }) +
    path('bare tint', 'M150 240C150 226 170 224 190 230C190 260 190 280 190 300C170 304 150 296 150 280Z') +
    path(
      'outline tint',
      'M162 240C200 226 240 240 282 234C302 231 322 226 338 220L352 292C330 294 300 286 280 284C240 280 204 298 166 288C172 272 172 256 162 240Z',
    ) +
    ellipse('body', 168, 264, 10, 23, -4) +
    path('part', 'M162 240C174 250 178 272 166 288') +
    path(
      'outline tint',
      'M336 212C360 174 424 166 452 202C470 234 460 288 430 304C456 342 506 376 572 408L558 432C484 400 426 356 402 312C378 316 356 308 350 294Z',
    ) +
    path('wire', 'M336 214C350 236 356 270 350 294') +
    path(
      'outline body',
      'M366 192C380 182 396 192 393 208C391 220 378 226 374 240L358 270L350 264L362 230C358 216 356 202 366 192Z',
    ) +
    path(
      'outline body',
      'M396 200C410 190 428 200 425 214C424 224 424 236 432 246L425 254C412 246 408 232 406 222C398 218 388 210 396 200Z',
    ) +
    path('outline', 'M430 250L458 236L462 272Z') +
    ring(540, 160, 50, 44, 28) +
    ring(486, 138, 40, 60, 8) +
    ring(520, 204, 60, 25, 8) +
    path(
      'outline tint',
      ribbon(
        [
          [572, 276],
          [640, 246],
          [730, 234],
        ],
        40,
        { cap0: 0, cap1: 0, n: 6 },
      ).d,
    ) +
    path('fine', 'M584 262C630 240 660 232 720 224M590 274C630 256 660 246 720 236M598 286C636 266 664 256 720 248') +
    path(
      'outline tint',
      ribbon(
        spiral(546, 290, 66, 12, 2, 190),
        [
          [0, 40],
          [0.1, 46],
          [1, 14],
        ],
        { cap0: 0.6, cap1: 1, n: 34 },
      ).d,
    ) +
    path(
      'outline tint',
      curve(
        [
          [456, 244],
          [470, 222],
          [500, 214],
          [522, 230],
          [516, 258],
          [500, 284],
          [472, 284],
          [458, 268],
        ],
        true,
      ),
    ) +
    ellipse('ink', 462, 256, 3, 10, -4) +
    arcs('outline accent-line', 4, 262, [18, 36, 54], -44, 44)
  )
}
