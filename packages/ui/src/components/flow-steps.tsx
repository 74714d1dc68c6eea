import type { LinkProps } from './link-as.ts'

type Step = { label: string; href?: string | undefined }
type Props = LinkProps & {
  label: string
  /** «Шаг 2 из 3», shown where there is no room for the names of all steps. */
  position: string
  steps: readonly Step[]
  current: number
}

/** As wide as the widest step may be: a line that had to be made wider would be made higher with it, and cut. */
const width = 480
const half = 20
const full = 8.4

const done = `M0 10q${half / 2}-${2 * full} ${half} 0${`t${half} 0`.repeat(width / half - 1)}`
const now = `M0 10${Array.from({ length: 30 }, (_, index) => {
  const x = 2 * (index + 1)
  const y = 10 - full * (1 - x / 60) * Math.sin((x / half) * Math.PI)
  return `L${x} ${Math.round(y * 10) / 10}`
}).join('')}H${width}`
const ahead = `M0 10H${width}`

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
    <svg viewBox={`0 0 ${width} 20`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path className="wave" d={line} />
    </svg>
    <span>{label}</span>
  </>
)
