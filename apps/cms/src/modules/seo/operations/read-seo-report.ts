import { isAddressedCollection } from '@estu/domain/catalogue/collections'
import { pageIssues, type SeoIssue } from '@estu/domain/seo/seo-checks'
import type { PayloadRequest } from 'payload'
import { countPages, findRepeated } from './find-repeated.ts'
import { fixedSeoPages } from './fixed-seo-pages.ts'
import { type SeoPage, type SeoPlace, walkSeoPages } from './walk-seo-pages.ts'

export type SeoRow = SeoPage & { issues: SeoIssue[] }

type RepeatedOf = Awaited<ReturnType<typeof findRepeated>>

const rowsOf = (pages: readonly SeoPage[], repeatedOf: RepeatedOf): SeoRow[] =>
  pages.map((page) => ({
    ...page,
    issues: pageIssues(page, repeatedOf(page)),
  }))

/** Every published page in each of its languages with what is wrong with it, some at a time. */
export async function* walkSeoReport(req: PayloadRequest): AsyncGenerator<SeoRow[], void, undefined> {
  const fixed = (await fixedSeoPages(req)).flat()
  const repeated = await findRepeated(req.payload, fixed)
  yield rowsOf(fixed, repeated)
  for await (const documents of walkSeoPages(req)) yield rowsOf(documents.flat(), repeated)
}

/** Rows of a page of the report, and documents that are looked through for them at most. */
const shownRows = 50
const mostDocuments = 2000

type SeoReportPage = {
  rows: SeoRow[]
  /** Where the next page begins; null at the end. A page may have few rows, or none, and still not be the last. */
  next: SeoPlace | null
}

/** A page of the report: of all pages, or of those with an issue. */
export async function readSeoReportPage(
  req: PayloadRequest,
  place: SeoPlace | null,
  issue: SeoIssue | null,
): Promise<SeoReportPage> {
  const fixed = (await fixedSeoPages(req)).flat()
  const repeatedOf = (pages: readonly SeoPage[]) =>
    findRepeated(
      req.payload,
      fixed,
      pages.map(({ id }) => id),
    )
  // Whoever looks for an issue may go through many documents: what repeats is asked once.
  const all = issue ? await findRepeated(req.payload, fixed) : null
  // The home page, the sections and the people come first, and are few.
  const rows = place
    ? []
    : rowsOf(fixed, all ?? (await repeatedOf(fixed))).filter(({ issues }) => !issue || issues.includes(issue))
  let documents = 0
  for await (const block of walkSeoPages(req, place, all ? 200 : shownRows)) {
    const repeated = all ?? (await repeatedOf(block.flat()))
    for (const pages of block) {
      documents += 1
      rows.push(...rowsOf(pages, repeated).filter(({ issues }) => !issue || issues.includes(issue)))
      const [last] = pages
      if (last && isAddressedCollection(last.collection) && (rows.length >= shownRows || documents >= mostDocuments))
        return { rows, next: { collection: last.collection, after: last.id } }
    }
  }
  return { rows, next: null }
}

/** Pages whose issues are counted for an answer at once. */
const mostCounted = 2000

export type SeoSummary = {
  pages: number
  /** How many pages have each issue; null where there are too many pages to look through while somebody waits. */
  issues: Map<SeoIssue, number> | null
}

export async function readSeoSummary(req: PayloadRequest): Promise<SeoSummary> {
  const pages = await countPages(req.payload, (await fixedSeoPages(req)).flat())
  if (pages > mostCounted) return { pages, issues: null }
  const issues = new Map<SeoIssue, number>()
  for await (const rows of walkSeoReport(req)) {
    for (const issue of rows.flatMap((row) => row.issues)) issues.set(issue, (issues.get(issue) ?? 0) + 1)
  }
  return { pages, issues }
}
