import type { MarkedText } from '@estu/domain/search/results/search-result'

/** Letters for private use: no text of the shop has them, so they cannot be mistaken for its own. */
export const markBegins = '\ue000'
export const markEnds = '\ue001'

/** A value in which the service set our two marks around what matched. */
export function markedValue(value: string): MarkedText {
  return value
    .split(markBegins)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, marked: false }]
      const [match = '', ...rest] = part.split(markEnds)
      return [
        { text: match, marked: true },
        { text: rest.join(''), marked: false },
      ]
    })
    .filter(({ text }) => text !== '')
}
