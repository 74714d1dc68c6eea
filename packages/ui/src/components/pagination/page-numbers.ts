/** Which pages are named: the ends, the one looked at and its neighbours; null stands for those left out between. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const named = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b)
  return named.flatMap((number, index) =>
    index > 0 && number - (named[index - 1] ?? 0) > 1 ? [null, number] : [number],
  )
}
