import { person } from '../covers/people.ts'
import { path, place, rect } from '../kit/shape.ts'
import { wave } from '../kit/sound.ts'
export const home = (): string =>
  path('outline tint', 'M110 222V444H610V222L360 46Z') +
  path('outline', 'M66 250L360 42L654 250') +
  path('part', 'M520 154V92H562V184') +
  path('shade', 'M110 222L360 46L610 222V240L360 66L110 240Z') +
  rect('outline body', 360, 176, 86, 72, 6) +
  path('part', 'M360 140V212M317 176H403') +
  person(224, 288, { s: 0.8, h: 146, hair: 'bun', aid: true }) +
  person(500, 288, { s: 0.8, h: 146, flip: true, hair: 'short' }) +
  path('bare tint', 'M112 404H608V442H112Z') +
  path('outline', 'M150 404H570') +
  path('part', 'M180 404V442M540 404V442M40 444H680') +
  place(
    372,
    366,
    path('outline body', 'M-58 -20H58V38H-58Z') +
      path('shade', 'M-58 16H58V38H-58Z') +
      path('outline', 'M-22 -20V-34Q-22 -40 -16 -40H16Q22 -40 22 -34V-20') +
      path('outline accent-line', 'M-24 8q8 -16 16 0t16 0t16 0'),
  ) +
  path('part accent-line', wave(290, 432, 276, 10, 4))
