import { ear } from '../covers/sheet.ts'
import { circle, path } from '../kit/shape.ts'
export const otoscope = (): string =>
  ear(8, 10, 1.08) +
  path('part accent-line', 'M250 282L350 262M252 298L352 306') +
  path('outline body', 'M352 272L440 226V342L352 300Z') +
  path('shade', 'M352 292L440 300V342L352 300Z') +
  path('part', 'M380 260V310') +
  path('outline body', 'M440 212H520Q552 212 552 246V322Q552 354 520 354H440Z') +
  path('shade', 'M440 320H552V322Q552 354 520 354H440Z') +
  circle('outline tint', 556, 282, 44) +
  circle('part', 556, 282, 30) +
  path('highlight', 'M530 268C534 258 542 252 550 250') +
  path('outline body', 'M470 354H534L560 452Q562 470 544 470H496Q480 470 480 452Z') +
  path('part', 'M474 384H540M478 408H546') +
  circle('bare accent', 512, 372, 5) +
  circle('outline ink', 352, 286, 5)
