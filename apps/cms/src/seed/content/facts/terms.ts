/** What the demo clinic promises, each once: texts say it through these. */

/** A device may be worn at home before it is bought. */
export const trialDays = 14

/** Goods that are no medical device; the law's own term, and the policy `14_days` of products. */
export const returnDays = 14

export const deviceWarrantyMonths = 36

export const pensionerDiscountPercent = 10
