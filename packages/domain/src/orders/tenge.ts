/** The most that anything here costs. Trap: lists keep prices in 32 bits, and sort what has no price above all of them. */
export const mostTenge = 999_999_999

/** Whether a value is a sum of whole tenge, `least` of them or more. */
export const isTenge = (value: unknown, least = 0): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= mostTenge
