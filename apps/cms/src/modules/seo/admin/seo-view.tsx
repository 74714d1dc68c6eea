import { isAddressedCollection } from '@estu/domain/catalogue/collections'
import { type SeoIssue, seoIssues } from '@estu/domain/seo/seo-checks'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isEditor } from '../../../access/roles.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { pageTitle } from '../../../admin/page-titles.ts'
import { translate } from '../../../i18n/translate.ts'
import { readSeoReportPage, readSeoSummary, type SeoSummary } from '../operations/read-seo-report.ts'
import type { SeoPlace } from '../operations/walk-seo-pages.ts'
import { issueLabel } from '../seo-labels.ts'
import { SeoTable } from './seo-table.tsx'

/** The whole site as search engines are told of it, with what is wrong. */
export async function SeoView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'seo')
  if (!isEditor(req)) {
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  }
  const issue = seoIssues.find((known) => known === view.searchParams?.issue) ?? null
  const [summary, { rows, next }] = await Promise.all([
    readSeoSummary(req),
    readSeoReportPage(req, placeOf(view.searchParams?.after), issue),
  ])
  return (
    <AdminPage view={view} title={title}>
      <p>
        {translate(req, `Страниц: ${summary.pages}`, `Беттер саны: ${summary.pages}`)}
        {' · '}
        <a href="/api/seo-report.csv">{translate(req, 'Скачать CSV', 'CSV жүктеп алу')}</a>
      </p>
      <Summary summary={summary} asked={issue} req={req} />
      <SeoTable rows={rows} req={req} />
      {rows.length === 0 && <p>{translate(req, 'Здесь ничего не нашлось.', 'Бұл жерде ештеңе табылмады.')}</p>}
      {next && (
        <p className="estu-pages">
          <a href={addressOf(issue, next)}>{translate(req, 'Дальше', 'Әрі қарай')}</a>
        </p>
      )}
    </AdminPage>
  )
}

const addressOf = (issue: SeoIssue | null, next: SeoPlace | null): string =>
  `/admin/seo?${new URLSearchParams({
    ...(issue ? { issue } : {}),
    ...(next ? { after: `${next.collection}:${next.after}` } : {}),
  })}`

/** `devices:01…` as the address of a further page has it; null for anything else. */
function placeOf(value: unknown): SeoPlace | null {
  const [, collection = '', after = ''] =
    /^([a-z]+):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(String(value)) ?? []
  return isAddressedCollection(collection) ? { collection, after } : null
}

type SummaryProps = { summary: SeoSummary; asked: SeoIssue | null; req: PayloadRequest }

/** What may be wrong, with how many pages have it where that is known; each leads to them. */
function Summary({ summary, asked, req }: SummaryProps) {
  return (
    <ul className="estu-fields" id="seo-summary">
      <li>
        <a href="/admin/seo">{translate(req, 'все', 'барлығы')}</a>
      </li>
      {seoIssues.map((issue) => {
        const count = summary.issues?.get(issue) ?? 0
        if (summary.issues && count === 0) return null
        return (
          <li key={issue}>
            <a href={addressOf(issue, null)} aria-current={issue === asked ? 'true' : undefined}>
              {issueLabel(issue, req)}
              {summary.issues && `: ${count}`}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
