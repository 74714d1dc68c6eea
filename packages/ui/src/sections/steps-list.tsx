type Step = { when: string; title: string; text: string }

/** Numbered steps, one under another. */
export function StepsList({ steps }: { steps: Step[] }) {
  return (
    <ol className="steplist" role="list">
      {steps.map((step) => (
        <li key={step.title}>
          <b>{step.title}</b>
          {step.when && <span className="when num">{step.when}</span>}
          {step.text && <span>{step.text}</span>}
        </li>
      ))}
    </ol>
  )
}
