import type { PromotionSeed } from '../contract.ts'

export const promotions: PromotionSeed[] = []
