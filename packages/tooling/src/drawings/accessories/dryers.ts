import { smallAid } from '../aids/small.ts'
import type { Point } from '../kit/curve.ts'
import { circle, path, place, rect } from '../kit/shape.ts'
import { cable, rays } from './cable.ts'
export const dryerElectric = (): string =>
  cable([
    [84, 366],
    [40, 372],
    [26, 412],
    [62, 440],
    [112, 440],
  ]) +
  place(140, 440, rect('outline body', 0, 0, 56, 36, 12) + path('outline', 'M28 -8H46M28 8H46')) +
  path('outline tint', 'M98 250V184C98 104 160 66 246 66S394 104 394 184V250Z') +
  path('highlight', 'M122 190C124 142 146 114 178 100') +
  path('outline accent-line', 'M186 100c-14 16 14 28 0 46M246 92c-18 24 18 44 0 68M306 100c-14 16 14 28 0 46') +
  place(190, 204, smallAid(false), { s: 0.74 }) +
  place(302, 204, smallAid(false), { s: 0.74, flip: true }) +
  path('part', 'M120 242H372') +
  path('outline body', 'M78 250H414V346Q414 396 364 396H128Q78 396 78 346Z') +
  path('shade', 'M78 330V346Q78 396 128 396H364Q414 396 414 346V330Q408 364 364 364H128Q84 364 78 330Z') +
  path('part', 'M78 276H414') +
  circle('part tint', 246, 326, 32) +
  path('outline', 'M246 308V324') +
  path('part', 'M233 316A17 17 0 1 0 259 316') +
  circle('bare accent', 330, 326, 6) +
  path('part', 'M126 318H176M126 334H176')

export const dryerUv = (): string =>
  path('outline body', 'M86 224L106 84Q110 56 140 56H340Q370 56 374 84L394 224Z') +
  path('part', 'M112 206L128 98Q130 80 150 80H330Q350 80 352 98L368 206') +
  rect('outline tint', 240, 116, 188, 30, 15) +
  path('part', 'M164 101V131M316 101V131') +
  path('bare tab', 'M166 103H314V129H166Z') +
  path('outline', 'M166 103H314V129H166Z') +
  rays('outline', 240, 20, 128, 166, 6, 58, 122) +
  path('outline body', 'M66 224H414V366Q414 410 370 410H110Q66 410 66 366Z') +
  path('shade', 'M66 346V366Q66 410 110 410H370Q414 410 414 366V346Q408 378 370 378H110Q72 378 66 346Z') +
  path('outline tint', 'M96 240H384L366 312H114Z') +
  place(180, 276, smallAid(false), { s: 0.72, rot: 66 }) +
  place(300, 276, smallAid(false), { s: 0.72, rot: -66, flip: true }) +
  path('part', 'M114 312H366') +
  rect('part tint', 240, 356, 96, 34, 17) +
  circle('bare accent', 216, 356, 6) +
  path('part', 'M236 356H268')

export const dryingCapsules = (): string => {
  let beads = ''
  for (const [x, y] of [
    [160, 372],
    [202, 382],
    [246, 384],
    [290, 380],
    [330, 368],
    [182, 344],
    [224, 350],
    [268, 352],
    [310, 344],
    [150, 340],
    [344, 336],
  ] satisfies Point[])
    beads += circle('part tab', x, y, 21) + path('highlight', `M${x - 12} ${y - 2}A12 12 0 0 1 ${x - 3} ${y - 12}`)
  return (
    path('outline tint', 'M126 140V372C126 410 160 426 246 426S366 410 366 372V140Z') +
    beads +
    path('outline body', 'M118 300H374V316H118Z') +
    path('part', 'M150 300V316M182 300V316M214 300V316M246 300V316M278 300V316M310 300V316M342 300V316') +
    place(214, 246, smallAid(), { s: 0.9 }) +
    place(306, 250, smallAid(false), { s: 0.84, rot: -12 }) +
    path('highlight', 'M142 280V170') +
    path('outline body', 'M108 70Q108 54 126 54H366Q384 54 384 70V132Q384 148 366 148H126Q108 148 108 132Z') +
    path('shade', 'M108 112V132Q108 148 126 148H366Q384 148 384 132V112Q380 126 366 126H126Q112 126 108 112Z') +
    path('part', 'M140 64V138M172 64V138M204 64V138M236 64V138M268 64V138M300 64V138M332 64V138M356 64V138') +
    circle('outline tab', 428, 402, 24) +
    path('highlight', 'M414 398A14 14 0 0 1 424 388')
  )
}
