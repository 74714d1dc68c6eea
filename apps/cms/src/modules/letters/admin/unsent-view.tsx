import { formatDate } from '@estu/domain/locale/dates'
import type { AdminViewServerProps } from 'payload'
import { isAdmin } from '../../../access/staff.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { pageTitle } from '../../../admin/page-titles.ts'
import { languageOf, translate } from '../../../i18n/translate.ts'
import { isMailKind, reasonLabels } from '../../messages/index.ts'
import { letterLabels } from '../letter-labels.ts'
import { listUnsent, unsentShown } from '../operations/list-unsent.ts'
import { UnsentActs } from './unsent-acts.tsx'

/** Letters that were given up: what each is about, why it did not go, and what to do about it. */
export async function UnsentView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'unsent-letters')
  if (!isAdmin(req))
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  const letters = await listUnsent(req)
  const at = (date: Date) => formatDate(date, languageOf(req), 'dayTime')
  return (
    <AdminPage view={view} title={title}>
      {letters.length === 0 && <p>{translate(req, 'Все письма ушли.', 'Хаттардың бәрі кетті.')}</p>}
      {letters.length > 0 && (
        <>
          <p>
            {translate(
              req,
              'Их пробовали отправить несколько часов. Слова письма составляются при отправке: о том, что уже прошло, письмо не уйдёт.',
              'Оларды бірнеше сағат жіберіп көрді. Хаттың сөзі жіберген кезде жазылады: өтіп кеткен іс туралы хат кетпейді.',
            )}
          </p>
          <UnsentActs ids={letters.map(({ id }) => id)} />
        </>
      )}
      <ul className="estu-queue" id="unsent-letters">
        {letters.map(({ id, kind, collection, documentId, reference, reason, askedAt, triedAt }) => (
          <li key={id}>
            <p>
              {isMailKind(kind) ? translate(req, ...letterLabels[kind]) : kind}
              {collection && ' · '}
              {collection && (
                <a href={`/admin/collections/${collection}/${documentId}`}>
                  {reference ?? translate(req, 'Открыть', 'Ашу')}
                </a>
              )}
              <br />
              {translate(
                req,
                `создано ${at(askedAt)}, последняя попытка ${at(triedAt)}`,
                `${at(askedAt)} жасалды, соңғы әрекет ${at(triedAt)}`,
              )}
              {reason && `: ${translate(req, ...reasonLabels[reason])}`}
            </p>
            <UnsentActs ids={[id]} />
          </li>
        ))}
      </ul>
      {letters.length === unsentShown && (
        <p>{translate(req, 'Это самые давние, за ними есть ещё.', 'Бұлар ең ескілері, артынан тағы бар.')}</p>
      )}
    </AdminPage>
  )
}
