export type DeliveryDays = { from: number; to: number }

/** The days in an editor's words, «2–5 дней» or «1 күн»; null where they name none. */
export function deliveryDays(words: string): DeliveryDays | null {
  const [, first, last] = /^\D*(\d{1,2})(?:\s*[-–—]\s*(\d{1,2}))?(?!\d)\D*$/.exec(words) ?? []
  if (!first) return null
  const from = Number(first)
  const to = Number(last ?? first)
  return from <= to ? { from, to } : null
}
