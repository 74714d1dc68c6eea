import { isLocale } from '@estu/domain/locale/locales'
import type { AdminViewServerProps } from 'payload'
import { isEditor, isWriter } from '../../../access/roles.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { pageTitle } from '../../../admin/page-titles.ts'
import { translate } from '../../../i18n/translate.ts'
import { isKnown } from '../../translation/index.ts'
import { queueKinds, readQueue } from '../operations/read-queue.ts'
import { isReviewed, type LanguageOf } from '../review-address.ts'
import { QueueKinds, QueueList, QueuePages } from './queue-list.tsx'
import { Reading } from './reading.tsx'

/** What waits to be looked at, and one of its languages to be read and decided about. */
export async function ReviewView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'review')
  if (!isWriter(req))
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  const search = view.searchParams ?? {}
  const document = documentAsked(search)
  if (document && isKnown(req, document) && isReviewed(req.payload, document.collection))
    return (
      <AdminPage view={view} title={title}>
        <Reading req={req} document={document} mayDecide={isEditor(req)} />
      </AdminPage>
    )
  const kind = queueKinds.find((known) => known === search.kind) ?? 'ready'
  const page = pageOf(search.page)
  const { rows, total } = await readQueue(req, kind, page)
  return (
    <AdminPage view={view} title={title}>
      <QueueKinds kind={kind} req={req} />
      <p>{translate(req, `Найдено: ${total}`, `Табылды: ${total}`)}</p>
      <QueueList rows={rows} req={req} />
      <QueuePages kind={kind} page={page} total={total} req={req} />
    </AdminPage>
  )
}

type Search = { [key: string]: string | string[] | undefined }

const pageOf = (value: unknown): number => (/^[1-9]\d{0,3}$/.test(String(value)) ? Number(value) : 1)

function documentAsked({ collection, id, locale }: Search): LanguageOf | null {
  if (typeof collection !== 'string' || typeof id !== 'string' || !isLocale(locale)) return null
  return { collection, id, locale }
}
