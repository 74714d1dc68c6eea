'use client'

import { useId } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'

type Props = { error: string; hint?: string; withRecovery?: boolean }

/** A field for the six digits of the app, or the twelve of a recovery code; what is wrong is read out with it. */
export function CodeInput({ error, hint, withRecovery = false }: Props) {
  const say = useTranslate()
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field-type text error' : 'field-type text'}>
      <label className="field-label" htmlFor={id}>
        {withRecovery
          ? say('Код из приложения или запасной код', 'Қосымшаның коды немесе қосалқы код')
          : say('Код из приложения', 'Қосымшаның коды')}
      </label>
      {hint ? (
        <p className="field-description" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <input
        id={id}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={60}
        aria-invalid={Boolean(error)}
        aria-describedby={described || undefined}
      />
      <p className="estu-field-error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  )
}
