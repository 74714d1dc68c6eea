import type { DeviceSeed } from '../contract.ts'
import { demoPhonakBteP13 } from './demo-phonak-bte-p-13.ts'
import { demoPhonakBteUp675 } from './demo-phonak-bte-up-675.ts'
import { demoPhonakCic5010 } from './demo-phonak-cic-50-10.ts'
import { demoPhonakIte70312 } from './demo-phonak-ite-70-312.ts'
import { demoPhonakKidsBte13 } from './demo-phonak-kids-bte-13.ts'
import { demoPhonakRic50312 } from './demo-phonak-ric-50-312.ts'
import { demoPhonakRic70R } from './demo-phonak-ric-70-r.ts'
import { demoPhonakRic90R } from './demo-phonak-ric-90-r.ts'

export const devices: DeviceSeed[] = [
  demoPhonakRic90R,
  demoPhonakRic70R,
  demoPhonakRic50312,
  demoPhonakBteP13,
  demoPhonakBteUp675,
  demoPhonakIte70312,
  demoPhonakCic5010,
  demoPhonakKidsBte13,
]
