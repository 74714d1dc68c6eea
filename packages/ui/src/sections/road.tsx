export type RoadStep = {
  title: string
  /** In words; nothing where it is not known. */
  when?: string
  text?: string
  /** Behind, where it stands now, or still to come. */
  state: 'past' | 'now' | 'ahead'
}

/** What has happened to an order or a visit, and what is still to come. */
export function Road({ steps }: { steps: readonly RoadStep[] }) {
  return (
    <ol className="road" role="list">
      {steps.map(({ title, when, text, state }, index) => (
        <li
          key={`${index}-${title}`}
          className={{ past: 'past', now: undefined, ahead: 'ahead' }[state]}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <b>{title}</b>
          {when && <span className="when num">{when}</span>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
