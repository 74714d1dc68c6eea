/** Longer ones are found again by nobody. */
const longest = 1500

export const segmentsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Which segment of one language says what in the other: paragraph by paragraph, or the whole where they differ. */
export function pairSegments(ru: string, kk: string): { ru: string; kk: string }[] {
  const [one, other] = [segmentsOf(ru), segmentsOf(kk)]
  const pairs =
    one.length === other.length
      ? one.map((segment, index) => ({ ru: segment, kk: other[index] ?? '' }))
      : [{ ru: one.join('\n'), kk: other.join('\n') }]
  return pairs.filter((pair) => [pair.ru, pair.kk].every((text) => text !== '' && text.length <= longest))
}
