import type { PageSeed } from '../contract.ts'

export const pages: PageSeed[] = []
