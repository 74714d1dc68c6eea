/** The first page, the last, and those next to the one that is shown; null where some are left out. @param page 1 to `last` */
export function pagesAround(page: number, last: number): (number | null)[] {
  const near = [...new Set([1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last))]
  return near.flatMap((number, index) => {
    const left = number - (near[index - 1] ?? number) - 1
    // One that is left out takes no less room than its own number.
    return left > 1 ? [null, number] : left === 1 ? [number - 1, number] : [number]
  })
}
