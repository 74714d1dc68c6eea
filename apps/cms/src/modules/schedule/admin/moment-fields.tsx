'use client'

import { useTranslate } from '../../../admin/use-translate.ts'

/** A day and a time on the clock of Almaty. @param at `YYYY-MM-DDTHH:mm`, what stands there first */
export function MomentFields({ at }: { at: string }) {
  const say = useTranslate()
  return (
    <>
      <label>
        {say('День', 'Күні')}
        <input type="date" data-part="day" defaultValue={at.slice(0, 10)} required />
      </label>
      <label>
        {say('Время (Алматы)', 'Уақыты (Алматы)')}
        <input type="time" data-part="time" defaultValue={at.slice(11, 16)} required />
      </label>
    </>
  )
}

/** What was typed into them, as `YYYY-MM-DDTHH:mm`; null while one is empty. */
export function momentIn(fields: HTMLElement): string | null {
  const part = (name: string) => fields.querySelector<HTMLInputElement>(`[data-part=${name}]`)?.value ?? ''
  const at = `${part('day')}T${part('time').slice(0, 5)}`
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) ? at : null
}
