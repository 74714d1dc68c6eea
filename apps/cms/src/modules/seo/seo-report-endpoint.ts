import { localisePath } from '@estu/domain/locale/locales'
import { measureResult } from '@estu/domain/seo/text-width'
import { stringify } from 'csv-stringify/sync'
import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { languageLabel } from '../../admin/document-labels.ts'
import { downloadParts, refuse } from '../../endpoints/responses.ts'
import { translate } from '../../i18n/translate.ts'
import { type SeoRow, walkSeoReport } from './operations/read-seo-report.ts'
import { issueLabel } from './seo-labels.ts'

/** `GET /api/seo-report.csv`: the report of the admin's page as a table that Excel reads, written while it is read. */
export const seoReport: Endpoint = {
  path: '/seo-report.csv',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    return downloadParts(report(req), 'seo.csv', 'text/csv; charset=utf-8')
  },
}

async function* report(req: PayloadRequest): AsyncGenerator<string, void, undefined> {
  yield csvOf([headerFor(req)], true)
  for await (const rows of walkSeoReport(req)) yield csvOf(rows.map((row) => cellsOf(row, req)))
}

const headerFor = (req: PayloadRequest): string[] => [
  translate(req, 'Страница', 'Бет'),
  translate(req, 'Язык', 'Тілі'),
  translate(req, 'Заголовок', 'Тақырып'),
  translate(req, 'Ширина заголовка, px', 'Тақырыптың ені, px'),
  translate(req, 'Описание', 'Сипаттама'),
  translate(req, 'Ширина описания, px', 'Сипаттаманың ені, px'),
  translate(req, 'Скрыта от поиска', 'Іздеуден жасырылған'),
  translate(req, 'Основной адрес', 'Негізгі мекенжай'),
  translate(req, 'Что поправить', 'Нені түзету керек'),
]

const cellsOf = (row: SeoRow, req: PayloadRequest): (string | number)[] => [
  localisePath(row.locale, row.path),
  languageLabel(row.locale, req),
  row.title,
  measureResult(row.title, 'title').px,
  row.description,
  measureResult(row.description, 'description').px,
  row.noindex ? translate(req, 'да', 'иә') : translate(req, 'нет', 'жоқ'),
  row.canonical ?? '',
  row.issues.map((issue) => issueLabel(issue, req)).join(', '),
]

const csvOf = (rows: readonly (readonly (string | number)[])[], bom = false): string =>
  stringify([...rows], { delimiter: ';', bom, record_delimiter: 'windows', escape_formulas: true })
