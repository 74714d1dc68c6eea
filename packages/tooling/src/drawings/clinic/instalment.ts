import { tick } from '../covers/sheet.ts'
import { circle, ellipse, path, rect } from '../kit/shape.ts'
export const instalment = (): string =>
  rect('outline body', 300, 250, 440, 370, 22) +
  path('outline tint', 'M80 150H520V413Q520 435 498 435H102Q80 435 80 413Z') +
  path('shade', 'M80 414H520Q518 435 498 435H102Q82 434 80 414Z') +
  [0, 1, 2, 3].map((i) => rect('outline tint', 140 + i * 106, 66, 18, 58, 9)).join('') +
  path('part', 'M110 114H250') +
  Array.from({ length: 12 }, (_, i) => {
    const x = 140 + (i % 4) * 106,
      y = 204 + Math.floor(i / 4) * 84
    return (
      rect('part', x, y, 86, 66, 10) +
      (i < 4 ? tick('wire accent-line', x, y, 1.4) : circle(i === 4 ? 'outline tab' : 'part', x, y, 20))
    )
  }).join('') +
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        path('outline tab', `M556 ${404 - i * 30}v22c0 14 28 24 62 24s62 -10 62 -24v-22Z`) +
        ellipse('outline tab', 618, 404 - i * 30, 62, 22),
    )
    .join('') +
  ellipse('part', 618, 284, 40, 13) +
  path('shade', 'M640 300C666 298 680 292 680 284V426C680 440 660 448 640 450Z')
