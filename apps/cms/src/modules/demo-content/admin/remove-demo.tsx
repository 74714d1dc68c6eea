'use client'

import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'

type Changed = { key: string; kind: string; title: string }

/** What was changed since it was seeded stays unless it is ticked; then the button, pressed twice. */
export function RemoveDemo({ changed }: { changed: readonly Changed[] }) {
  const say = useTranslate()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isSure, setSure] = useState(false)
  const [message, setMessage] = useState('')
  const toggle = (key: string) =>
    setChosen((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]))
  const send = async () => {
    if (!isSure) return setSure(true)
    setSure(false)
    const answer = await fetch('/api/demo-content/remove', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chosen }),
    }).catch(() => null)
    setMessage(
      answer?.ok
        ? say('Удаление началось. Страницу можно закрыть.', 'Жою басталды. Бетті жауып қоюға болады.')
        : say('Не получилось: попробуйте ещё раз.', 'Болмады: қайталап көріңіз.'),
    )
  }
  return (
    <section aria-label={say('Удаление', 'Жою')}>
      {changed.length > 0 && (
        <fieldset className="estu-demo">
          <legend>
            {say(
              'Вы это изменили, оно останется. Отметьте, что удалить:',
              'Мұны өзгерткенсіз, ол қалады. Жоятынын белгілеңіз:',
            )}
          </legend>
          {changed.map(({ key, kind, title }) => (
            <label key={key}>
              <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />
              {` ${kind}: ${title}`}
            </label>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        id="remove-demo"
        className="btn btn--style-primary btn--size-medium"
        onClick={() => void send()}
      >
        {isSure
          ? say('Да, удалить навсегда', 'Иә, біржола жою')
          : say('Удалить демонстрационные данные', 'Демо деректерді жою')}
      </button>
      <p role="status">{message}</p>
    </section>
  )
}
