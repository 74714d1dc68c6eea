import { drawing } from '../drawing.ts'
import { bone } from './bone.ts'
import { child } from './child.ts'
import { headpiece, system } from './headpiece.ts'
import { internal } from './internal.ts'
import { wornImplants } from './on-head.ts'
import { button, processor } from './processors.ts'
import { remote } from './remote.ts'

export const implants = [
  drawing('implant-system', system()),
  drawing('implant-internal', internal()),
  drawing('implant-processor', processor()),
  drawing('implant-button', button()),
  drawing('implant-child', child(), '#e0a43a'),
  drawing('implant-headpiece', headpiece()),
  drawing('implant-bone', bone()),
  drawing('implant-remote', remote()),
  ...wornImplants,
]
