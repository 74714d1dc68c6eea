import type { BranchSeed } from '../contract.ts'
import { abaya52 } from './abaya-52.ts'
import { nauryzbay } from './nauryzbay.ts'
import { samal2 } from './samal-2.ts'
import { toleBi178 } from './tole-bi-178.ts'

export const branches: BranchSeed[] = [
  abaya52,
  toleBi178,
  samal2,
  nauryzbay,
]
