import type { BrandSeed } from '../contract.ts'

export const brands: BrandSeed[] = []
