import { drawing } from '../drawing.ts'
import { curve } from '../kit/curve.ts'
import { path, rect } from '../kit/shape.ts'

/** A soft pack whose flap is open; one wipe stands out of it. */
const pack = () =>
  path(
    'outline body',
    curve(
      [
        [66, 206],
        [140, 190],
        [240, 186],
        [340, 190],
        [414, 206],
        [424, 300],
        [414, 398],
        [340, 414],
        [240, 418],
        [140, 414],
        [66, 398],
        [56, 300],
      ],
      true,
    ),
  ) +
  path(
    'shade',
    'M60 350C160 390 320 390 420 350C420 376 418 392 414 398C360 412 300 418 240 418C180 418 120 412 66 398C62 392 60 376 60 350Z',
  ) +
  path('part', 'M84 204C78 260 78 340 84 402M396 204C402 260 402 340 396 402') +
  rect('outline tint', 240, 262, 196, 96, 26) +
  path(
    'outline tint',
    'M176 258C168 190 196 150 214 92C232 108 246 106 262 84C272 108 288 116 310 112C296 166 316 196 304 258C270 272 210 272 176 258Z',
  ) +
  path('shade', 'M276 264C296 220 282 170 296 114L310 112C296 166 316 196 304 258C296 262 286 264 276 264Z') +
  path('part', 'M206 250C202 206 216 170 226 132M244 262C246 214 252 170 262 130M278 256C280 224 274 190 282 160') +
  rect('part', 240, 348, 150, 34, 17) +
  path('outline accent-line', 'M196 348q11 -12 22 0t22 0t22 0t22 0') +
  path('highlight', 'M92 244C98 226 106 218 122 214')

export const wipes = drawing('wipes', pack())
