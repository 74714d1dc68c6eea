import type { SpecialistSeed } from '../contract.ts'

export const specialists: SpecialistSeed[] = []
