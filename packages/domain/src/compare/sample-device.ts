import type { ComparedDevice } from './comparison-rows.ts'

/**
 * A hearing aid of which everything is known; for tests.
 * @internal
 */
export const sampleDevice: ComparedDevice = {
  priceKzt: 389_990,
  monthly: { monthlyKzt: 32_500, months: 12 },
  lossDegrees: ['I', 'II', 'III'],
  formFactor: 'ric',
  power: 'm',
  powerSource: 'rechargeable',
  batteryLifeHours: 18,
  channels: 16,
  programs: 4,
  features: ['noise_reduction'],
  connectivity: ['bluetooth', 'hands_free'],
  ipRating: 'IP68',
  audience: ['adult'],
  warrantyMonths: 36,
  trialDays: 14,
  inTheBox: ['Аппарат', 'Зарядка'],
  availability: 'in_stock',
}
