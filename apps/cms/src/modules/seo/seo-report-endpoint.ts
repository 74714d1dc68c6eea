import { localisePath } from '@estu/domain/locale/locales'
import { measureResult } from '@estu/domain/seo/text-width'
import { stringify } from 'csv-stringify/sync'
import type { Endpoint } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { download, refuse } from '../../endpoints/responses.ts'
import { readSeoReport } from './operations/read-seo-report.ts'
import { issueLabel } from './seo-labels.ts'

/** `GET /api/seo-report.csv`: the report of the admin's page as a table that Excel reads. */
export const seoReport: Endpoint = {
  path: '/seo-report.csv',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const rows = (await readSeoReport(req)).map((row) => ({
      page: localisePath(row.locale, row.path),
      language: row.locale,
      title: row.title,
      titlePx: measureResult(row.title, 'title').px,
      description: row.description,
      descriptionPx: measureResult(row.description, 'description').px,
      noindex: row.noindex ? 'noindex' : '',
      canonical: row.canonical ?? '',
      issues: row.issues.map((issue) => issueLabel(issue, req)).join(', '),
    }))
    const csv = stringify(rows, {
      header: true,
      delimiter: ';',
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    })
    return download(csv, 'estu-seo.csv', 'text/csv; charset=utf-8')
  },
}
