import { SoundLine } from '../components/sound-line.tsx'

type Step = { when: string; title: string; text: string }

/** How it all goes, from the first test to the care: noise becomes silence along the way. */
export function CarePath({ steps, drawings }: { steps: Step[]; drawings: string }) {
  return (
    <div className="care-path">
      <div className="journey">
        <SoundLine line="journey" drawings={drawings} />
      </div>
      <ol className="path" role="list">
        {steps.map((step) => (
          <li key={step.title}>
            <p className="when num">{step.when}</p>
            <b>{step.title}</b>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
