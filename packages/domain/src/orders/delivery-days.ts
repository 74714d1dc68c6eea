export type DeliveryDays = { from: number; to: number }

const inDays =
  /^\D*(\d{1,2})(?:\s*[-–—]\s*(\d{1,2}))?\s+(?:рабоч\p{L}+\s+|жұмыс\s+)?(?:день|дня|дней|күн\p{L}*)(?!\p{L})\D*$/iu

/** The days in an editor's words, «2–5 дней» or «1 күн»; null where they name none, or weeks, or hours. */
export function deliveryDays(words: string): DeliveryDays | null {
  const [, first, last] = inDays.exec(words) ?? []
  if (!first) return null
  const from = Number(first)
  const to = Number(last ?? first)
  return from <= to ? { from, to } : null
}
