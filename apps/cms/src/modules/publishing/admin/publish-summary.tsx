'use client'

import type { RefObject } from 'react'
import { focusField } from '../../../admin/focus-field.tsx'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { PublishingCheck } from '../operations/check-publishing.ts'

type Props = {
  check: PublishingCheck
  done: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onPublish: () => void
  onClose: () => void
}

/** What publishing will do, or has done. */
export function PublishSummary({ check, done, heading, onPublish, onClose }: Props) {
  const say = useTranslate()
  const blocked = check.missing.length > 0
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {done
          ? say('Опубликовано', 'Жарияланды')
          : blocked
            ? say('Пока нельзя опубликовать', 'Әзірге жариялауға болмайды')
            : say('Можно публиковать', 'Жариялауға болады')}
      </h3>
      {!done && blocked && (
        <>
          <p>{say('Не заполнено:', 'Толтырылмаған:')}</p>
          <ul className="estu-publish__missing">
            {check.missing.map(({ field, label }) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={() => {
                    onClose()
                    focusField(field)
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {check.shared.length > 0 && (
        <>
          <p className="estu-publish__warn">
            {done
              ? say('Общие поля, которые изменились в обоих языках:', 'Екі тілде де өзгерген ортақ өрістер:')
              : say('Вместе с этим языком станут видны общие поля:', 'Осы тілмен бірге ортақ өрістер де көрінеді:')}
          </p>
          <ul className="estu-publish__shared">
            {check.shared.map(({ label, from, to }) => (
              <li key={label}>
                {label}: <s>{from}</s> → <strong>{to}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {check.address.url && (!blocked || done) && (
        <p>
          {done ? say('Страница:', 'Беті:') : say('Страница будет здесь:', 'Беті мына жерде болады:')}{' '}
          <a href={check.address.url} target="_blank" rel="noreferrer">
            {check.address.url}
          </a>
        </p>
      )}
      {check.address.former && (
        <p>
          {say('Прежний адрес поведёт на новый:', 'Бұрынғы мекенжай жаңасына апарады:')} {check.address.former}
        </p>
      )}
      <p className="estu-publish__buttons">
        {!done && !blocked && (
          <button
            type="button"
            id="publish-now"
            className="btn btn--style-primary btn--size-medium"
            onClick={onPublish}
          >
            {say('Опубликовать', 'Жариялау')}
          </button>
        )}
        <button
          type="button"
          id="publish-close"
          className="btn btn--style-secondary btn--size-medium"
          onClick={onClose}
        >
          {say('Закрыть', 'Жабу')}
        </button>
      </p>
    </>
  )
}
