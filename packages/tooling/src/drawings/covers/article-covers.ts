import { audiogram } from '../clinic/audiogram.ts'
import { certificate } from '../clinic/certificate.ts'
import { otoscope } from '../clinic/otoscope.ts'
import { cover } from '../drawing.ts'
import { batteryHand } from './battery-hand.ts'
import { childToy } from './child-toy.ts'
import { cleaning } from './cleaning.ts'
import { diary } from './diary.ts'
import { earSection } from './ear-section.ts'
import { implantOrAid } from './implant-or-aid.ts'
import { memory, noise, tinnitus } from './in-the-head.ts'
import { loop } from './loop.ts'
import { phone } from './phone.ts'
import { talk, tv } from './talk.ts'
import { twoOrOne } from './two-or-one.ts'

export const articleCovers = [
  cover('cover-audiogram', audiogram()),
  cover('cover-ear-section', earSection()),
  cover('cover-diary', diary()),
  cover('cover-two-or-one', twoOrOne()),
  cover('cover-tinnitus', tinnitus()),
  cover('cover-memory', memory()),
  cover('cover-child-toy', childToy(), '#e0a43a'),
  cover('cover-implant-or-aid', implantOrAid()),
  cover('cover-noise', noise(), '#e0a43a'),
  cover('cover-talk', talk()),
  cover('cover-tv', tv()),
  cover('cover-otoscope', otoscope()),
  cover('cover-cleaning', cleaning()),
  cover('cover-battery-hand', batteryHand(), '#ec7a28'),
  cover('cover-phone', phone()),
  cover('cover-loop', loop()),
  cover('cover-certificate', certificate()),
]
