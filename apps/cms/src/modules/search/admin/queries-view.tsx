import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isWriter } from '../../../access/roles.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { languageLabel } from '../../../admin/document-labels.ts'
import { pageTitle } from '../../../admin/page-titles.ts'
import { translate } from '../../../i18n/translate.ts'
import { type AskedQuery, readMissedQueries } from '../operations/read-missed-queries.ts'

const days = 30

/** What visitors look for and do not find, and the way to a synonym for it. */
export async function QueriesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'queries')
  if (!isWriter(req)) {
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  }
  const queries = await readMissedQueries(req, days)
  return (
    <AdminPage view={view} title={title}>
      <p>
        {translate(
          req,
          `За ${days} дней. Чаще всего ненайденное сначала. Кто искал, не записывается.`,
          `Соңғы ${days} күнде. Алдымен ең көп табылмағандары. Кім іздегені жазылмайды.`,
        )}
      </p>
      {queries.length === 0 ? (
        <p>{translate(req, 'Всё, что искали, нашлось.', 'Ізделгеннің бәрі табылды.')}</p>
      ) : (
        <Queries queries={queries} req={req} />
      )}
    </AdminPage>
  )
}

function Queries({ queries, req }: { queries: readonly AskedQuery[]; req: PayloadRequest }) {
  return (
    <table className="estu-table" id="search-queries">
      <thead>
        <tr>
          <th scope="col">{translate(req, 'Запрос', 'Сұрау')}</th>
          <th scope="col">{translate(req, 'Язык страницы', 'Бет тілі')}</th>
          <th scope="col">{translate(req, 'Искали раз', 'Іздеу саны')}</th>
          <th scope="col">{translate(req, 'Не нашли раз', 'Табылмау саны')}</th>
          <th scope="col">{translate(req, 'Помочь найти', 'Табуға көмектесу')}</th>
        </tr>
      </thead>
      <tbody>
        {queries.map(({ query, locale, asked, missed }) => (
          <tr key={`${locale} ${query}`}>
            <th scope="row" lang={locale}>
              {query}
            </th>
            <td>{languageLabel(locale, req)}</td>
            <td>{asked}</td>
            <td>{missed}</td>
            <td>
              <a
                href={`/admin/collections/search-synonyms/create?${new URLSearchParams({ word: query, language: locale })}`}
              >
                {translate(req, 'Добавить синоним', 'Синоним қосу')}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
