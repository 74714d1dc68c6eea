import type { BrandSeed } from '../contract.ts'
import { advancedBionics } from './advancedbionics.ts'
import { bernafon } from './bernafon.ts'
import { danavox } from './danavox.ts'
import { phonak } from './phonak.ts'

export const brands: BrandSeed[] = [phonak, danavox, bernafon, advancedBionics]
