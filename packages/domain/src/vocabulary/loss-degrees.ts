/**
 * Degrees of hearing loss, from mild to severe; the numeral is the label in both languages. The finder stores traits by
 * their place in this order.
 */
export const lossDegrees = ['I', 'II', 'III', 'IV'] as const
export type LossDegree = (typeof lossDegrees)[number]
