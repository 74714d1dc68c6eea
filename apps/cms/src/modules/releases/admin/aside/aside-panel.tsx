'use client'

import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { OpenRelease } from '../../endpoints/aside-endpoints.ts'
import type { AsideOutcome } from '../../operations/put-aside.ts'
import { load, send } from '../send.ts'

type Outcome = AsideOutcome | 'failed' | null

/**
 * Chooses the release that the text of the form waits for.
 * @param first the release that is chosen at the start, if it is still open; else the newest
 */
export function AsidePanel({ global, first, onClose }: { global: string; first: string | null; onClose: () => void }) {
  const say = useTranslate()
  const { code } = useLocale()
  const { getData } = useForm()
  const { data: seen } = useDocumentInfo()
  const heading = useRef<HTMLHeadingElement>(null)
  const [releases, setReleases] = useState<OpenRelease[] | null>(null)
  const [chosen, setChosen] = useState('')
  const [outcome, setOutcome] = useState<Outcome>(null)
  useEffect(() => {
    heading.current?.focus()
    void load<{ releases: OpenRelease[] }>('release-desk').then((found) => {
      const all = found?.releases ?? []
      setReleases(all)
      setChosen((all.find(({ id }) => id === first) ?? all[0])?.id ?? '')
    })
  }, [first])

  const put = async () => {
    const { id: _, createdAt: __, updatedAt: ___, globalType: ____, ...data } = getData()
    const seenAt = typeof seen?.updatedAt === 'string' ? seen.updatedAt : null
    const body = { global, locale: code, data, seenAt }
    setOutcome((await send<AsideOutcome>(`release-desk/${chosen}/globals`, body)) ?? 'failed')
  }

  return (
    <div
      className="estu-publish__panel"
      role="dialog"
      aria-label={say('Отложить в выпуск', 'Шығарылымға қою')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h3 ref={heading} tabIndex={-1}>
        {say('Текст подождёт выпуска', 'Мәтін шығарылымды күтеді')}
      </h3>
      <p>
        {say(
          'На сайте всё останется как есть, пока выпуск не опубликуют.',
          'Шығарылым жарияланғанша сайтта бәрі бұрынғыдай қалады.',
        )}
      </p>
      {releases?.length === 0 && (
        <p>
          {say('Открытых выпусков нет.', 'Ашық шығарылым жоқ.')}{' '}
          <a href="/admin/collections/releases/create">{say('Создать выпуск', 'Шығарылым жасау')}</a>
        </p>
      )}
      {releases && releases.length > 0 && (
        <p>
          <label htmlFor="aside-release">{say('Выпуск', 'Шығарылым')}</label>{' '}
          <select id="aside-release" value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {releases.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </p>
      )}
      <div role="status">{outcome && <AsideResult outcome={outcome} release={chosen} />}</div>
      <p className="estu-publish__buttons">
        {chosen && (
          <button
            type="button"
            id="put-aside-now"
            className="btn btn--style-primary btn--size-medium"
            onClick={() => void put()}
          >
            {say('Отложить', 'Қою')}
          </button>
        )}
        <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={onClose}>
          {say('Закрыть', 'Жабу')}
        </button>
      </p>
    </div>
  )
}

function AsideResult({ outcome, release }: { outcome: AsideOutcome | 'failed'; release: string }) {
  const say = useTranslate()
  if (outcome === 'failed') return <p>{say('Не получилось: попробуйте ещё раз.', 'Болмады: қайталап көріңіз.')}</p>
  if (outcome.ok)
    return (
      <p>
        {say('Отложено.', 'Қойылды.')}{' '}
        <a href={`/admin/collections/releases/${release}`}>{say('Открыть выпуск', 'Шығарылымды ашу')}</a>
      </p>
    )
  if (outcome.error === 'incomplete')
    return (
      <p>
        {say('Не отложено, исправьте', 'Қойылмады, түзетіңіз')}: {outcome.lacks.join(', ')}
      </p>
    )
  if (outcome.error === 'changed')
    return (
      <p>
        {say(
          'Не отложено: пока форма была открыта, это изменили на сайте. Обновите страницу и внесите правки заново.',
          'Қойылмады: форма ашық тұрғанда бұл сайтта өзгертілді. Бетті жаңартып, түзетулерді қайта енгізіңіз.',
        )}
      </p>
    )
  return (
    <p>{say('Этот выпуск уже запланирован или опубликован.', 'Бұл шығарылым жоспарланып не жарияланып қойған.')}</p>
  )
}
