import { type SeoIssue, seoIssues } from '@estu/domain/seo/seo-checks'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isEditor } from '../../../access/roles.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { translate } from '../../../i18n/translate.ts'
import { readSeoReport, type SeoRow } from '../operations/read-seo-report.ts'
import { issueLabel } from '../seo-labels.ts'
import { SeoTable } from './seo-table.tsx'

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
      <Summary report={report} asked={asked} req={req} />
      <SeoTable rows={rows.slice(0, shownRows)} req={req} />
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

type SummaryProps = { report: readonly SeoRow[]; asked: SeoIssue | undefined; req: PayloadRequest }

/** How many pages have what wrong; each leads to them. */
function Summary({ report, asked, req }: SummaryProps) {
  return (
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
  )
}
