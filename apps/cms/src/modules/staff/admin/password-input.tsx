'use client'

type Props = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
}

/** A field for a password; what it must be and what is wrong with it are read out with it. */
export function PasswordInput({ name, label, autoComplete, hint, error }: Props) {
  const id = `field-${name}`
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field-type password error' : 'field-type password'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className="field-description" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <input
        id={id}
        name={name}
        type="password"
        autoComplete={autoComplete}
        aria-invalid={Boolean(error)}
        aria-describedby={described || undefined}
      />
      {error ? (
        <p className="estu-field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
