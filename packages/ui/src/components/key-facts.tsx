import type { ReactNode } from 'react'

/** The figures that decide: each with what it means. */
export function KeyFacts({ facts }: { facts: { value: ReactNode; label: string }[] }) {
  return (
    <dl className="keyfacts">
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
