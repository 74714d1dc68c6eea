import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The sentence that stands above a field that was refused; the field names it by `aria-describedby`. */
export function FieldProblem({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className="err" id={`${id}-error`}>
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  )
}

type TextProps = {
  id: string
  label: string
  name?: string
  hint?: string | undefined
  error?: string | undefined
  value?: string
  type?: 'text' | 'email' | 'tel' | 'password' | 'number'
  autoComplete?: string
  inputMode?: 'text' | 'tel' | 'email' | 'numeric'
  maxLength?: number
  rows?: number
  required?: boolean
}

const described = (id: string, hint: unknown, error: unknown) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined

/** A line or, with `rows`, several lines of text: label, hint, problem, field, in this order for everybody. */
export function TextField({ id, label, hint, error, value, rows, name = id, required = false, ...input }: TextProps) {
  const shared = {
    id,
    name,
    className: 'input',
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    'aria-describedby': described(id, hint, error),
    autoComplete: input.autoComplete,
    maxLength: input.maxLength,
  } as const
  return (
    <div className={error ? 'field field--error' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem id={id} text={error} />
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={input.type ?? 'text'} inputMode={input.inputMode} />
      )}
    </div>
  )
}

export type Choice = { value: string; label: string; hint?: string | undefined; end?: string | undefined }

type ChoiceProps = {
  id: string
  legend: string
  choices: readonly Choice[]
  value: string
  hint?: string
  error?: string | undefined
  /** Side by side where there is room. */
  compact?: boolean
  big?: boolean
}

/** One of several, each a target of its own. */
export function ChoiceField({ id, legend, choices, value, hint, error, compact = false, big = false }: ChoiceProps) {
  return (
    <fieldset className={error ? 'field field--error' : 'field'} aria-describedby={described(id, hint, error)}>
      <legend className={big ? undefined : 'legend'}>{big ? <h2 className="form-head">{legend}</h2> : legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem id={id} text={error} />
      <div className={compact ? 'choices choices--compact' : 'choices'}>
        {choices.map((choice, index) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={id}
              id={index === 0 ? id : undefined}
              value={choice.value}
              defaultChecked={choice.value === value}
            />
            <span className={choice.hint ? 'strong' : undefined}>{choice.label}</span>
            {choice.end && <span className="end">{choice.end}</span>}
            {choice.hint && <span className="muted">{choice.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type CheckProps = {
  id: string
  name?: string
  value?: string
  checked: boolean
  error?: string | undefined
  children: ReactNode
}

/** A box to tick. Nothing is ever ticked for the visitor. */
export function CheckField({ id, name = id, value = 'yes', checked, error, children }: CheckProps) {
  return (
    <div className={error ? 'field field--error' : 'field'}>
      <FieldProblem id={id} text={error} />
      <label className="check">
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={checked}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}

type SummaryProps = { title: string; text?: string | undefined; links: readonly { href: string; label: string }[] }

/** What is wrong with the form, at its top, taking the focus when the page opens. */
export function FormSummary({ title, text, links }: SummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent the form must land on what stopped it
    <div className="notice notice--warn" role="alert" tabIndex={-1} autoFocus id="form-summary">
      <Icon name="warning" />
      <p className="strong">{title}</p>
      {text && <p>{text}</p>}
      {links.map(({ href, label }) => (
        <p key={href}>
          <a className="link form-fix" href={href}>
            {label}
          </a>
        </p>
      ))}
    </div>
  )
}
