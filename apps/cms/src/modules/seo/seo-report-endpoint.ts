import { localisePath } from '@estu/domain/locale/locales'
import { measureResult } from '@estu/domain/seo/text-width'
import { stringify } from 'csv-stringify/sync'
import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { downloadParts, refuse } from '../../endpoints/responses.ts'
import { type SeoRow, walkSeoReport } from './operations/read-seo-report.ts'
import { issueLabel } from './seo-labels.ts'

/** `GET /api/seo-report.csv`: the report of the admin's page as a table that Excel reads, written while it is read. */
export const seoReport: Endpoint = {
  path: '/seo-report.csv',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    return downloadParts(report(req), 'estu-seo.csv', 'text/csv; charset=utf-8')
  },
}

const columns = [
  'page',
  'language',
  'title',
  'titlePx',
  'description',
  'descriptionPx',
  'noindex',
  'canonical',
  'issues',
] as const

async function* report(req: PayloadRequest): AsyncGenerator<string, void, undefined> {
  yield csvOf([columns], true)
  for await (const rows of walkSeoReport(req)) yield csvOf(rows.map((row) => cellsOf(row, req)))
}

const cellsOf = (row: SeoRow, req: PayloadRequest): (string | number)[] => [
  localisePath(row.locale, row.path),
  row.locale,
  row.title,
  measureResult(row.title, 'title').px,
  row.description,
  measureResult(row.description, 'description').px,
  row.noindex ? 'noindex' : '',
  row.canonical ?? '',
  row.issues.map((issue) => issueLabel(issue, req)).join(', '),
]

const csvOf = (rows: readonly (readonly (string | number)[])[], bom = false): string =>
  stringify([...rows], { delimiter: ';', bom, record_delimiter: 'windows', escape_formulas: true })
