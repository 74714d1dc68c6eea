'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { Button, useTranslation } from '@payloadcms/ui'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { ListedSession } from '../../sessions/list-sessions.ts'
import { usePosting } from '../use-posting.ts'
import { nameBrowser } from './name-browser.ts'

type Props = { sessions: ListedSession[]; own: string | null }

/** Where somebody is signed in, and how each of it ends. */
export function SessionList({ sessions, own }: Props) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const { post, message, isSending } = usePosting()
  const language = (i18n.language as string) === 'kk' ? 'kk' : 'ru'
  const when = (at: string) => formatDate(new Date(at), language, 'dayTime')
  const end = async (which: object) => {
    if ((await post('sessions/end', which))?.ok) window.location.reload()
  }
  const unknown = say('Неизвестный браузер', 'Белгісіз браузер')
  return (
    <div>
      <p className="estu-form-error" role="alert">
        {message}
      </p>
      <ul className="estu-sessions">
        {sessions.map(({ id, since, seen, browser }) => {
          const name = nameBrowser(browser) ?? unknown
          return (
            <li key={id}>
              <p>
                <strong>{name}</strong>
                {id === own ? ` · ${say('этот браузер', 'осы браузер')}` : null}
              </p>
              <p>{`${say('Вход', 'Кірген кезі')}: ${when(since)}. ${say('Последний раз', 'Соңғы рет')}: ${when(seen)}.`}</p>
              {id === own ? null : (
                <Button
                  buttonStyle="secondary"
                  disabled={isSending}
                  onClick={() => end({ id })}
                  aria-label={`${say('Завершить сеанс', 'Сеансты аяқтау')}: ${name}, ${when(since)}`}
                >
                  {say('Завершить сеанс', 'Сеансты аяқтау')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 ? (
        <Button buttonStyle="secondary" disabled={isSending} onClick={() => end({ others: true })}>
          {say('Завершить все остальные', 'Қалғандарының бәрін аяқтау')}
        </Button>
      ) : null}
    </div>
  )
}
