/** How long a link opens an order or a visit once it is over. In days. */
export const linkDays = 90

/** @param endedAt when the order was handed over or called off, or the visit was to end; null while it is under way */
export const isLinkOver = (endedAt: string | null, now: Date): boolean =>
  endedAt !== null && now.getTime() > Date.parse(endedAt) + linkDays * 86_400_000
