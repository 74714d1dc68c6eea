import { itemsOnPage } from '@estu/domain/catalogue/listing/selection'

/** More pages than this are not shown one under another. */
const mostTogether = 5

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / itemsOnPage))

/** The numbers worth a link: both ends, and what is around the current page. */
export const pageNumbers = (current: number, last: number): number[] =>
  [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .toSorted((a, b) => a - b)

/** From which page on the list is shown, if it was asked for more than one. */
export function firstShown(asked: number | null, page: number): number {
  const first = asked ?? page
  return first <= page && page - first < mostTogether ? first : page
}
