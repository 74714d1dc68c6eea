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
      <FieldError id={id} error={error} />
    </div>
  )
}

type ChoiceProps = {
  name: string
  label: string
  options: Readonly<Record<string, string>>
  chosen?: string
  error?: string
  onChoose?: (value: string) => void
}

/** One of a few: the browser's own list, which every keyboard and screen reader knows. */
export function ChoiceField({ name, label, options, chosen, error, onChoose }: ChoiceProps) {
  const id = `invite-${name}`
  return (
    <div className={error ? 'field-type select error' : 'field-type select'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={chosen}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChoose?.(event.target.value)}
      >
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}

type ChecksProps = {
  name: string
  label: string
  hint: string
  options: Readonly<Record<string, string>>
  error: string
}

/** Any of a few, each a box of its own. */
export function ChecksField({ name, label, hint, options, error }: ChecksProps) {
  const id = `invite-${name}`
  return (
    <fieldset
      className={error ? 'field-type estu-checks error' : 'field-type estu-checks'}
      aria-describedby={`${id}-hint`}
    >
      <legend className="field-label">{label}</legend>
      <p id={`${id}-hint`}>{hint}</p>
      <FieldError id={id} error={error} />
      {Object.entries(options).map(([value, words]) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} /> {words}
        </label>
      ))}
    </fieldset>
  )
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className="estu-field-error" id={`${id}-error`}>
      {error}
    </p>
  )
}
