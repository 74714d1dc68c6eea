'use client'

import { useFormModified } from '@payloadcms/ui'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { DeskActions } from './desk-actions.tsx'
import { DeskOutcome } from './desk-outcome.tsx'
import { DeskTimes } from './desk-times.tsx'
import { EntryList } from './entry-list.tsx'
import { FindingList } from './finding-list.tsx'
import { NoticeList } from './notice-list.tsx'
import { useDesk } from './use-desk.ts'

/** In the form of a release: what goes out by it, a look at each page, and the buttons. */
export function ReleaseDesk() {
  const say = useTranslate()
  const modified = useFormModified()
  const { id, desk, busy, told, tell } = useDesk()
  if (!id)
    return (
      <p className="estu-release__hint">
        {say(
          'Добавьте документы и сохраните выпуск: здесь появятся проверка, предпросмотр и публикация.',
          'Құжаттарды қосып, шығарылымды сақтаңыз: тексеру, алдын ала көру және жариялау осында шығады.',
        )}
      </p>
    )
  if (!desk) return <p role="status">{say('Проверяем…', 'Тексеріп жатырмыз…')}</p>
  return (
    <section className="estu-release" aria-labelledby="release-desk">
      <h2 id="release-desk">{say('Что выходит', 'Не шығады')}</h2>
      <EntryList
        desk={desk}
        onRemove={(entry) => void tell('globals/remove', { global: entry.id, locale: entry.locale })}
      />
      {desk.preview && (
        <p>
          <a
            id="release-preview"
            className="btn btn--style-secondary btn--size-medium"
            href={desk.preview}
            target="_blank"
            rel="noreferrer"
          >
            {say('Посмотреть выпуск', 'Шығарылымды көру')}
          </a>
        </p>
      )}
      <DeskTimes desk={desk} />
      {desk.state === 'stopped' && desk.stoppedBy.length > 0 && (
        <FindingList
          heading={say('Не вышел в срок из-за этого:', 'Мерзімінде мына себептен шықпады:')}
          findings={desk.stoppedBy}
        />
      )}
      <FindingList heading={say('Мешает публикации:', 'Жариялауға кедергі:')} findings={desk.findings} />
      <NoticeList release={String(id)} desk={desk} />
      {modified ? (
        <p className="estu-release__hint">
          {say('Сначала сохраните изменения выпуска.', 'Алдымен шығарылымның өзгерістерін сақтаңыз.')}
        </p>
      ) : (
        <DeskActions desk={desk} busy={busy} tell={tell} />
      )}
      <div role="status" id="release-outcome">
        {busy && <p>{say('Подождите…', 'Күте тұрыңыз…')}</p>}
        {told && <DeskOutcome told={told} />}
      </div>
    </section>
  )
}
