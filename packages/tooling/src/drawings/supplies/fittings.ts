import { cleaningKit } from '../accessories/care.ts'
import { dryingCapsules } from '../accessories/dryers.ts'
import { drawing } from '../drawing.ts'
import { headpieceCable } from '../implants/headpiece.ts'
import { earMoulds } from './ear-moulds.ts'
import { hooks } from './hooks.ts'
import { receivers } from './receivers.ts'
import { tubes } from './tubes.ts'
import { waxFilters } from './wax-filters.ts'
import { wipes } from './wipes.ts'

export const fittings = [
  ...waxFilters,
  ...receivers,
  ...tubes,
  ...earMoulds,
  ...hooks,
  wipes,
  drawing('cleaning-kit', cleaningKit()),
  drawing('drying-capsules', dryingCapsules(), '#ec9a3c'),
  drawing('headpiece-cable', headpieceCable()),
]
