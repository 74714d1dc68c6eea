import { localisePath } from '@estu/domain/locale/locales'
import { measureResult } from '@estu/domain/seo/text-width'
import type { PayloadRequest } from 'payload'
import { collectionLabel } from '../../../admin/document-labels.ts'
import { editPath } from '../../../admin/edit-path.ts'
import { translate } from '../../../i18n/translate.ts'
import type { SeoRow } from '../operations/read-seo-report.ts'
import { issueLabel } from '../seo-labels.ts'

/** One line a page and language, with what is wrong. */
export function SeoTable({ rows, req }: { rows: readonly SeoRow[]; req: PayloadRequest }) {
  return (
    <table className="estu-table" id="seo-report">
      <thead>
        <tr>
          <th scope="col">{translate(req, 'Страница', 'Бет')}</th>
          <th scope="col">{translate(req, 'Заголовок', 'Тақырып')}</th>
          <th scope="col">{translate(req, 'Описание', 'Сипаттама')}</th>
          <th scope="col">{translate(req, 'Замечания', 'Ескертулер')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.collection}:${row.id}:${row.path}:${row.locale}`} row={row} req={req} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, req }: { row: SeoRow; req: PayloadRequest }) {
  return (
    <tr>
      <th scope="row">
        <a href={editPath(row.collection, row.id, row.locale, row.field)}>{localisePath(row.locale, row.path)}</a>
        <br />
        {collectionLabel(row.collection, req)}
      </th>
      <td lang={row.locale}>
        {row.title}
        <Pixels text={row.title} part="title" />
      </td>
      <td lang={row.locale}>
        {row.description}
        <Pixels text={row.description} part="description" />
      </td>
      <td>
        <ul className="estu-issues">
          {row.issues.map((issue) => (
            <li key={issue}>{issueLabel(issue, req)}</li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

function Pixels({ text, part }: { text: string; part: 'title' | 'description' }) {
  const { px, maxPx } = measureResult(text, part)
  return (
    <span className="estu-pixels">
      {px} / {maxPx} px
    </span>
  )
}
