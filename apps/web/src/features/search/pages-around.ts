/** The first page, the last, and those next to the one that is shown. @param page from 1 to `last` */
export function pagesAround(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  return [...new Set(near)]
}
