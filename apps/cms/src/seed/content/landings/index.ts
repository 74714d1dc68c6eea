import type { LandingSeed } from '../contract.ts'
import { batteries } from './batteries.ts'
import { inTheEar } from './in-the-ear.ts'
import { powerful } from './powerful.ts'
import { rechargeable } from './rechargeable.ts'

export const landings: LandingSeed[] = [rechargeable, inTheEar, powerful, batteries]
