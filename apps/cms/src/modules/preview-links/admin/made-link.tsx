'use client'

import { useId, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'

/** A link that was just made: nobody can show it again later. */
export function MadeLink({ url }: { url: string }) {
  const say = useTranslate()
  const id = useId()
  const [copied, setCopied] = useState<string | null>(null)

  const copy = async () => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement) field.select()
    const done = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    setCopied(done ? url : '')
  }

  return (
    <>
      <label htmlFor={id}>
        {say(
          'Ссылка готова. Скопируйте её сейчас: потом её не показать.',
          'Сілтеме дайын. Оны қазір көшіріп алыңыз: кейін көрсету мүмкін емес.',
        )}
      </label>
      <input id={id} className="estu-preview__url" readOnly value={url} onFocus={({ target }) => target.select()} />
      <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={() => void copy()}>
        {say('Скопировать', 'Көшіру')}
      </button>
      {copied === url && <span>{say('Скопировано.', 'Көшірілді.')}</span>}
      {copied === '' && <span>{say('Скопируйте выделенное: Ctrl + C.', 'Белгіленгенін көшіріңіз: Ctrl + C.')}</span>}
    </>
  )
}
