import type { ReactNode } from 'react'

type Plan = { months: number; label: string; terms: ReactNode }

type Props = {
  /** Of the group of radios; unlike that of every other page that may still stand in the document. */
  name: string
  legend: string
  plans: Plan[]
}

/** Instalment plans to choose from; radios show the chosen one without any script. */
export function InstalmentPlans({ name, legend, plans }: Props) {
  if (plans.length === 0) return null
  return (
    <fieldset className="plan">
      <legend className="sr">{legend}</legend>
      <div className="seg">
        {plans.map(({ months, label }, index) => (
          <label key={months} className="num">
            <input type="radio" name={name} value={months} defaultChecked={index === plans.length - 1} />
            {label}
          </label>
        ))}
      </div>
      <div className="plan__terms">
        {plans.map(({ months, terms }) => (
          <div key={months} className="plan__term">
            {terms}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

type TermsProps = {
  title: string
  monthly: string
  explanation: string
  /** Two prices, where paying later costs more: the law asks for both. */
  prices?: { label: string; price: string }[]
}

/** What one plan asks of one sum. */
export function PlanTerms({ title, monthly, explanation, prices = [] }: TermsProps) {
  return (
    <div className="plan__of">
      <p className="plan__sum">
        <span>{title}</span>
        <b>{monthly}</b>
      </p>
      {prices.length > 0 && (
        <dl className="rates">
          {prices.map(({ label, price }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="hint num">{explanation}</p>
    </div>
  )
}
