import type { LinkProps } from './link-as.ts'

type Step = { label: string; href?: string | undefined }
type Props = LinkProps & {
  label: string
  /** «Шаг 2 из 3», shown where there is no room for the names of all steps. */
  position: string
  steps: readonly Step[]
  current: number
}

const wave = (amplitude: (x: number) => number) =>
  Array.from({ length: 101 }, (_, index) => {
    const x = index * 2
    const y = 10 - amplitude(x) * Math.sin((x / 20) * Math.PI)
    return `${index === 0 ? 'M' : 'L'}${x} ${Math.round(y * 10) / 10}`
  }).join('')

const done = wave(() => 8.4)
const now = wave((x) => Math.max(0, 8.4 - x * 0.14))
const ahead = 'M0 10H200'

/** Where one is on the way: finished steps swing, the present one comes to rest, later ones lie still. */
export function FlowSteps({ label, position, steps, current, linkAs }: Props) {
  const A = linkAs ?? 'a'
  return (
    <nav className="steps-nav" aria-label={label}>
      <ol className={steps.length === 3 ? 'steps steps--3' : 'steps'} role="list">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={index < current ? 'done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {step.href && index < current ? (
              <A className="steps__at" href={step.href}>
                <At label={step.label} line={done} />
              </A>
            ) : (
              <div className="steps__at">
                <At label={step.label} line={index < current ? done : index === current ? now : ahead} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="steps__now" aria-hidden="true">
        <span className="muted">{position}</span> {steps[current]?.label}
      </p>
    </nav>
  )
}

const At = ({ label, line }: { label: string; line: string }) => (
  <>
    <svg viewBox="0 0 200 20" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path className="wave" d={line} />
    </svg>
    <span>{label}</span>
  </>
)
