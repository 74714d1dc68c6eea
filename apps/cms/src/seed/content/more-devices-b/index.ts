import type { DeviceSeed } from '../contract.ts'
import { behindEar } from './bernafon-behind-ear.ts'
import { inEarAndKids } from './bernafon-in-ear-and-kids.ts'
import { danavox } from './danavox.ts'

export const devices: DeviceSeed[] = [...danavox, ...behindEar, ...inEarAndKids]
