import { head } from '../covers/people.ts'
import { circle, path, place, rect } from '../kit/shape.ts'
export const booth = (): string => {
  let foam = ''
  for (let i = 0; i < 6; i++) foam += `M${92 + i * 52} 66l26 22l26 -22`
  return (
    path('outline body', 'M60 48Q60 34 74 34H434Q448 34 448 48V440H60Z') +
    path('shade', 'M428 34H434Q448 34 448 48V440H428Z') +
    path('part', foam) +
    rect('outline tint', 254, 232, 316, 250, 12) +
    place(
      250,
      244,
      head({ hair: 'bob', face: true }) +
        path('outline body', 'M-34 96C-38 104 -62 106 -86 112H50C30 108 20 108 18 96C6 110 -22 110 -34 96Z') +
        path('wire', 'M-8 -22C-18 -44 -18 -64 -8 -77') +
        path('outline accent', 'M-24 -22C-24 -34 8 -34 8 -22V12C8 24 -24 24 -24 12Z'),
      { s: 1.0 },
    ) +
    path('outline', 'M96 356H412') +
    path('part', 'M76 400H432M424 420V440') +
    path('highlight', 'M116 150L150 122M116 180L180 126') +
    path('outline', 'M480 392H700') +
    path('part', 'M500 392V444M680 392V444') +
    place(
      592,
      330,
      path('outline body', 'M-96 62L-78 -34Q-76 -44 -64 -44H64Q76 -44 78 -34L96 62Z') +
        path('outline tint', 'M-60 -30H60L66 8H-66Z') +
        path('outline accent-line', 'M-50 -12q10 -16 20 0t20 0t20 0t20 0t20 0') +
        circle('part tint', -52, 36, 15) +
        circle('part tint', 52, 36, 15) +
        rect('part', 0, 36, 48, 18, 9) +
        path('part', 'M-52 36V24M52 36L60 26'),
    ) +
    path('outline accent-line', 'M514 316C470 316 476 250 448 250') +
    path('part', 'M40 440H700')
  )
}
