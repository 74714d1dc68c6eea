import { formatDate } from '@estu/domain/locale/dates'
import type { AdminViewServerProps } from 'payload'
import { z } from 'zod'
import { isWriter } from '../../../access/roles.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { documentLabel } from '../../../admin/document-labels.ts'
import { pageTitle } from '../../../admin/page-titles.ts'
import { languageOf, translate } from '../../../i18n/translate.ts'
import { listDueArticles } from '../operations/list-due-articles.ts'

/** Articles whose facts a specialist has to look at again, with when and by whom that was done last. */
export async function DueArticlesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'due-articles')
  if (!isWriter(req))
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  const after = z.uuid().safeParse(view.searchParams?.after)
  const { articles, next } = await listDueArticles(req, after.success ? after.data : null)
  return (
    <AdminPage view={view} title={title}>
      <p>
        {articles.length === 0
          ? translate(req, 'Все статьи проверены за последний год.', 'Мақалалардың бәрі соңғы жылда тексерілген.')
          : translate(
              req,
              'Опубликованные статьи, которые специалист не проверял больше года или ни разу. После проверки впишите в статью её дату.',
              'Маман бір жылдан астам тексермеген не мүлде тексермеген жарияланған мақалалар. Тексергеннен кейін мақалаға күнін жазыңыз.',
            )}
      </p>
      <ul className="estu-queue" id="due-articles">
        {articles.map(({ id, title: name, reviewer, reviewedOn }) => (
          <li key={id}>
            <a href={`/admin/collections/articles/${id}`}>
              {documentLabel({ collection: 'articles', id, title: name }, req)}
            </a>
            <span>
              {reviewedOn ? formatDate(reviewedOn, languageOf(req), 'day') : translate(req, 'ни разу', 'бірде-бір рет')}
              {reviewedOn && reviewer ? ` · ${reviewer}` : ''}
            </span>
          </li>
        ))}
      </ul>
      {next && (
        <p className="estu-pages">
          <a href={`/admin/due-articles?after=${next}`}>{translate(req, 'Дальше', 'Әрі қарай')}</a>
        </p>
      )}
    </AdminPage>
  )
}
