/** How long goods are kept for an order that the clinic has not confirmed. In hours. */
export const heldHours = 72

/** When the goods of an unconfirmed order go back on sale. @param placedAt as stored, ISO 8601 */
export const heldUntil = (placedAt: string): Date => new Date(Date.parse(placedAt) + heldHours * 3_600_000)
