'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { useDocumentInfo } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { StatusLabels } from '../status-labels.ts'

type Entry = { id?: string; at: string; who: string; what: string; words?: string | null }

const common: StatusLabels = {
  note: ['заметка', 'ескертпе'],
  system: ['система', 'жүйе'],
  shopper: ['покупатель', 'сатып алушы'],
  unconfirmed: ['не подтверждён в срок', 'мерзімінде расталмады'],
  cancel_asked: ['отмена, которую можно вернуть', 'қайтаруға болатын бас тарту'],
  cancel_undone: ['отмена возвращена', 'бас тарту қайтарылды'],
  offer_taken: ['взял предложенное время', 'ұсынылған уақытты алды'],
  offer_kept: ['отказался от предложенного времени', 'ұсынылған уақыттан бас тартты'],
  offer_unanswered: ['не ответил на предложение', 'ұсынысқа жауап бермеді'],
  toldAt: ['сообщение покупателю', 'сатып алушыға хабар'],
}

/** Who changed what and when, newest first; codes are said in the words of the form. */
export function HistoryList({ words }: { words: StatusLabels }) {
  const say = useTranslate()
  const { savedDocumentData } = useDocumentInfo()
  const entries = (savedDocumentData?.history ?? []) as Entry[]
  const inWords = (code: string) => {
    const known = words[code] ?? common[code]
    return known ? say(...known) : code
  }
  const changes = (what: string) =>
    what
      .split(', ')
      .map((part) => part.split(' → ').map(inWords).join(' → '))
      .join(', ')
  const language = say('ru', 'kk') === 'kk' ? 'kk' : 'ru'
  return (
    <section className="estu-history">
      <h3>{say('История', 'Тарихы')}</h3>
      <ol>
        {entries.toReversed().map(({ id, at, who, what, words: note }) => (
          <li key={id ?? at}>
            <p>
              <strong>{changes(what)}</strong>
              <br />
              {formatDate(new Date(at), language, 'dayTime')}, {inWords(who)}
            </p>
            {note && <p className="estu-history__note">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
