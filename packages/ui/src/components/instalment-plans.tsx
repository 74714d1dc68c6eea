type Plan = { months: number; label: string; monthly: string; explanation: string }

/** Instalment plans to choose from; radios show the chosen one without any script. */
export function InstalmentPlans({ plans, legend, name }: { plans: Plan[]; legend: string; name: string }) {
  if (plans.length === 0) return null
  return (
    <fieldset className="plan">
      <legend className="sr">{legend}</legend>
      {plans.map((plan, index) => (
        <input
          key={plan.months}
          type="radio"
          className="plan__pick"
          name="plan"
          id={`plan-${plan.months}`}
          defaultChecked={index === plans.length - 1}
          aria-label={plan.label}
        />
      ))}
      <div className="seg" aria-hidden="true">
        {plans.map((plan) => (
          <label key={plan.months} className="num" htmlFor={`plan-${plan.months}`}>
            {plan.label}
          </label>
        ))}
      </div>
      {plans.map((plan) => (
        <div key={plan.months} className="plan__slide">
          <div className="plan__sum">
            <span>
              {name} 0-0-{plan.months}
            </span>
            <b>{plan.monthly}</b>
          </div>
          <p className="hint num">{plan.explanation}</p>
        </div>
      ))}
    </fieldset>
  )
}
