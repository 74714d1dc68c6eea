'use client'

type TextProps = { name: string; type: 'email' | 'text'; label: string; error: string }

/** A field of one line; what is wrong with it is read out with it. */
export function TextField({ name, type, label, error }: TextProps) {
  const id = `invite-${name}`
  return (
    <div className={error ? 'field-type text error' : 'field-type text'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete="off"
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? (
        <p className="estu-field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

type ChoiceProps = {
  name: string
  label: string
  options: Readonly<Record<string, string>>
  chosen?: string
  onChoose?: (value: string) => void
}

/** One of a few: the browser's own list, which every keyboard and screen reader knows. */
export function ChoiceField({ name, label, options, chosen, onChoose }: ChoiceProps) {
  const id = `invite-${name}`
  return (
    <div className="field-type select">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={chosen} onChange={(event) => onChoose?.(event.target.value)}>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
