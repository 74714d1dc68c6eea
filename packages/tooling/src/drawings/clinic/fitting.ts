import { aids } from '../aids/aids.ts'
import { person } from '../covers/people.ts'
import { tick } from '../covers/sheet.ts'
import { circle, path, place } from '../kit/shape.ts'

const offered = (form: string, x: number, isChosen: boolean) => {
  const aid = aids[form]
  if (!aid) throw new Error(`there is no form ${form}`)
  return (
    circle(isChosen ? 'wire tint' : 'outline tint', x, 198, 78) +
    place(x, 198, place(-aid.mid[0], -aid.mid[1], aid.bare), { s: aid.scale > 10 ? 0.38 : 0.4 })
  )
}

/** Three forms to choose from, one of them chosen; who will wear it listens. */
export const fitting = (): string =>
  offered('bte', 300, false) +
  offered('ric', 466, true) +
  offered('ite', 632, false) +
  circle('outline accent', 524, 142, 26) +
  tick('wire', 524, 142, 0.9) +
  path('outline body', 'M216 330H704V356H216Z') +
  path('part', 'M250 356V440M670 356V440M180 440H690') +
  person(126, 216, { s: 1.2, h: 187, hair: 'bun', aid: true })
