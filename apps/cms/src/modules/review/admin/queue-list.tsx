import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { collectionLabel, documentLabel, languageLabel } from '../../../admin/document-labels.ts'
import { languageOf, translate } from '../../../i18n/translate.ts'
import { type QueueKind, type QueueRow, queueKinds, queuePageSize } from '../operations/read-queue.ts'
import { markWords, readingPath } from './mark-words.ts'

type RowsProps = { rows: readonly QueueRow[]; req: PayloadRequest }

/** Languages of documents, what has waited longest first; each leads to where it is read. */
export function QueueList({ rows, req }: RowsProps) {
  if (rows.length === 0) return <p>{translate(req, 'Здесь пусто.', 'Мұнда бос.')}</p>
  const say = (ru: string, kk: string) => translate(req, ru, kk)
  const spoken = languageOf(req)
  return (
    <ul className="estu-queue">
      {rows.map((row) => {
        const { collection, id, locale, mark } = row
        return (
          <li key={`${collection}/${id}/${locale}`}>
            <a href={readingPath(row)}>{documentLabel(row, req)}</a>
            <span>
              {collectionLabel(collection, req)} · {languageLabel(locale, req)}
            </span>
            <span>
              {mark.markedBy.name ?? say('бывший сотрудник', 'бұрынғы қызметкер')} ·{' '}
              {formatDate(new Date(mark.markedAt), spoken, 'dayTime')}
            </span>
            <span className={`estu-state${mark.isChanged ? ' estu-state--outdated' : ''}`}>{markWords(mark, say)}</span>
          </li>
        )
      })}
    </ul>
  )
}

const queuePath = (kind: QueueKind, page = 1): string => `/admin/review?kind=${kind}&page=${page}`

function kindLabel(kind: QueueKind, req: PayloadRequest): string {
  if (kind === 'ready') return translate(req, 'Ждут проверки', 'Тексеруді күтеді')
  if (kind === 'returned') return translate(req, 'Возвращены', 'Қайтарылған')
  return translate(req, 'Изменены после одобрения', 'Мақұлданғаннан кейін өзгерген')
}

/** Which of the three lists is shown. */
export function QueueKinds({ kind, req }: { kind: QueueKind; req: PayloadRequest }) {
  return (
    <nav className="estu-queue__kinds" aria-label={translate(req, 'Что показать', 'Нені көрсету')}>
      {queueKinds.map((one) => (
        <a key={one} href={queuePath(one)} aria-current={one === kind ? 'page' : undefined}>
          {kindLabel(one, req)}
        </a>
      ))}
    </nav>
  )
}

type PagesProps = { kind: QueueKind; page: number; total: number; req: PayloadRequest }

export function QueuePages({ kind, page, total, req }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / queuePageSize))
  if (last === 1) return null
  return (
    <p className="estu-pages">
      {page > 1 && <a href={queuePath(kind, page - 1)}>{translate(req, 'Назад', 'Артқа')}</a>}
      <span>
        {page} / {last}
      </span>
      {page < last && <a href={queuePath(kind, page + 1)}>{translate(req, 'Дальше', 'Әрі қарай')}</a>}
    </p>
  )
}
