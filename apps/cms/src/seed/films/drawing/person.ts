import { at, circle, colours, path } from './shapes.ts'

type Looks = { hair: string; clothes: string }

export const visitor: Looks = { hair: '#cfc6b6', clothes: colours.wash }
export const specialist: Looks = { hair: '#5a4a38', clothes: colours.raised }

/** Somebody from the waist up, seen from the front; the middle of the head is the origin. */
export function person({ hair, clothes }: Looks, headphones = 0): string {
  const shoulders = 'M-118 214C-118 132 -78 100 -30 92V62H30V92C78 100 118 132 118 214Z'
  const hairline = 'M-62 6C-74 -62 -36 -84 0 -84C36 -84 74 -62 62 6C56 -22 34 -40 4 -40C-26 -40 -54 -26 -62 6Z'
  return [
    path(shoulders, { fill: clothes }),
    path('M-30 92C-20 112 20 112 30 92', {}),
    circle(0, 0, 62, { fill: colours.skin }),
    path(hairline, { fill: hair }),
    circle(-22, 4, 3, { fill: colours.ink, thick: 2 }),
    circle(22, 4, 3, { fill: colours.ink, thick: 2 }),
    path('M-18 30C-8 38 8 38 18 30'),
    headphones > 0 ? at(0, -150 * (1 - headphones), pair()) : '',
  ].join('')
}

/** Headphones on a head of that size. */
const pair = () =>
  [
    path('M-68 2C-68 -108 68 -108 68 2', { thick: 9 }),
    path('M-84 -22H-58V34H-84C-94 34 -94 -22 -84 -22Z', { fill: colours.action }),
    path('M84 -22H58V34H84C94 34 94 -22 84 -22Z', { fill: colours.action }),
  ].join('')
