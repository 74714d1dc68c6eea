import { localisePath } from '@estu/domain/locale/locales'
import { seoIssues } from '@estu/domain/seo/seo-checks'
import { measureResult } from '@estu/domain/seo/text-width'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isEditor } from '../../../access/roles.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { collectionLabel, editPath } from '../../../admin/document-labels.ts'
import { translate } from '../../../i18n/translate.ts'
import { readSeoReport, type SeoRow } from '../operations/read-seo-report.ts'
import { issueLabel } from '../seo-labels.ts'

const shownRows = 200

/** The whole site as search engines are told of it, with what is wrong. */
export async function SeoView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = translate(req, 'Поиск: отчёт', 'Іздеу: есеп')
  if (!isEditor(req)) {
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  }
  const report = await readSeoReport(req)
  const asked = seoIssues.find((issue) => issue === view.searchParams?.issue)
  const rows = asked ? report.filter(({ issues }) => issues.includes(asked)) : report
  return (
    <AdminPage view={view} title={title}>
      <p>
        {translate(req, `Страниц: ${report.length}`, `Беттер саны: ${report.length}`)}
        {' · '}
        <a href="/api/seo-report.csv">{translate(req, 'Скачать CSV', 'CSV жүктеп алу')}</a>
      </p>
      <ul className="estu-fields" id="seo-summary">
        <li>
          <a href="/admin/seo">{translate(req, 'все', 'барлығы')}</a>
        </li>
        {seoIssues.map((issue) => {
          const count = report.filter(({ issues }) => issues.includes(issue)).length
          if (count === 0) return null
          return (
            <li key={issue}>
              <a href={`/admin/seo?issue=${issue}`} aria-current={issue === asked ? 'true' : undefined}>
                {issueLabel(issue, req)}: {count}
              </a>
            </li>
          )
        })}
      </ul>
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
          {rows.slice(0, shownRows).map((row) => (
            <Row key={`${row.collection}:${row.id}:${row.locale}`} row={row} req={req} />
          ))}
        </tbody>
      </table>
      {rows.length > shownRows && (
        <p>
          {translate(
            req,
            `Показаны первые ${shownRows}; остальные в CSV.`,
            `Алғашқы ${shownRows} көрсетілді; қалғаны CSV-де.`,
          )}
        </p>
      )}
    </AdminPage>
  )
}

function Row({ row, req }: { row: SeoRow; req: PayloadRequest }) {
  return (
    <tr>
      <th scope="row">
        <a href={editPath(row.collection, row.id, row.locale, 'meta.title')}>{localisePath(row.locale, row.path)}</a>
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
