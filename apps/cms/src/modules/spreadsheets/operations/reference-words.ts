/** More documents than this in one cell stand there by their addresses alone, or it could be too long for Excel. */
const mostTitles = 20

/** Documents as a cell names them: «Phonak [phonak]». `addressesIn` reads back the addresses. */
export function referenceWords(documents: readonly { slug: string; title: string }[]): string {
  const isLong = documents.length > mostTitles
  return documents.map(({ slug, title }) => (isLong || !title ? slug : `${inOneCell(title)} [${slug}]`)).join('; ')
}

const inOneCell = (title: string): string => title.replace(/[;\s[\]]+/g, ' ').trim()

/** The addresses that a cell names, with a title before each or by themselves. */
export const addressesIn = (cell: string): string[] =>
  cell
    .split(/[;\n]/)
    .map((one) => /\[([^[\]]*)\]\s*$/.exec(one)?.[1] ?? one)
    .map((one) => one.trim())
    .filter(Boolean)
