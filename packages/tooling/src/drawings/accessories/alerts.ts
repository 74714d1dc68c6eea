import { ribbon } from '../kit/ribbon.ts'
import { circle, ellipse, path, place, rect } from '../kit/shape.ts'
import { arcs } from '../kit/sound.ts'
import { rays } from './cable.ts'
export const alarmClock = (): string =>
  path('outline body', 'M96 384L78 420H110L128 392M296 384L314 420H282L264 392') +
  circle('outline body', 196, 236, 168) +
  path('shade', 'M364 236A168 168 0 0 1 80 358A190 190 0 0 0 364 236Z') +
  circle('outline tint', 196, 236, 136) +
  path(
    'part',
    'M196 114V132M196 340V358M74 236H92M300 236H318M135 130L144 146M257 130L248 146M301 175L286 184M301 297L286 288M91 175L106 184M91 297L106 288M135 342L144 326M257 342L248 326',
  ) +
  path('wire', 'M196 236L148 186M196 236L262 200') +
  circle('ink', 196, 236, 8) +
  rect('outline body', 196, 56, 84, 26, 13) +
  path('highlight', 'M46 208C54 152 90 108 140 88') +
  path(
    'outline tint',
    ribbon(
      [
        [352, 290],
        [404, 300],
        [424, 330],
        [402, 360],
      ],
      8,
      { cap0: 0, cap1: 0, n: 6 },
    ).d,
  ) +
  ellipse('outline body', 394, 402, 58, 28) +
  path(
    'outline body',
    'M336 402V416C336 432 362 446 394 446S452 432 452 416V402C452 418 426 430 394 430S336 418 336 402Z',
  ) +
  path(
    'outline accent-line',
    'M316 380C308 396 308 416 316 432M470 380C478 396 478 416 470 432M298 370C286 394 286 420 298 442',
  ) +
  circle('bare accent', 394, 402, 6)

export const doorbellFlash = (): string =>
  place(
    134,
    300,
    rect('outline body', 0, 0, 128, 240, 34) +
      path('shade', 'M64 -40V86Q64 120 30 120H-30Q-58 120 -64 92C10 108 56 50 64 -40Z') +
      circle('outline tint', 0, 16, 40) +
      circle('part', 0, 16, 28) +
      place(0, 15, bell(), { s: 0.34 }) +
      rect('part ink', 0, -84, 40, 6, 3) +
      path('highlight', 'M-52 -20V-78Q-52 -104 -34 -108'),
  ) +
  arcs('outline accent-line', 196, 228, [24, 46], -60, 0) +
  place(
    338,
    250,
    path('outline body', 'M-88 -6V150Q-88 184 -54 184H54Q88 184 88 150V-6Z') +
      path('shade', 'M88 60V150Q88 184 54 184H-54Q-86 184 -88 154C0 170 70 130 88 60Z') +
      path('outline tab', 'M-70 -6V-44C-70 -86 -40 -108 0 -108S70 -86 70 -44V-6Z') +
      path('part', 'M-24 -14V-40C-24 -56 -14 -64 0 -64S24 -56 24 -40V-14') +
      rect('outline body', 0, -2, 184, 26, 10) +
      place(0, 92, bell(), { s: 0.7 }) +
      path('highlight', 'M-56 -40C-54 -66 -44 -80 -28 -90'),
  ) +
  rays('outline', 338, 214, 104, 140, 7, -160, -20)

function bell() {
  return (
    path(
      'outline tint',
      'M0 -60C30 -60 40 -36 42 -6C44 20 52 30 62 38H-62C-52 30 -44 20 -42 -6C-40 -36 -30 -60 0 -60Z',
    ) +
    path('outline ink', 'M-14 46A14 12 0 0 0 14 46Z') +
    path('outline', 'M0 -60V-70')
  )
}
