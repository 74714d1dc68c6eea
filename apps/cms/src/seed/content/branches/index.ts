import type { BranchSeed } from '../contract.ts'

export const branches: BranchSeed[] = []
