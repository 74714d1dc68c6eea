import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'

type Props = {
  title: string
  place: string
  directions?: string
  openNow: ReactNode
  facts: string[]
  details?: ReactNode
  action?: ReactNode
  heading?: 'h2' | 'h3'
}

/** A branch: where, whether it is open, what makes it easy to use. */
export function BranchCard({
  title,
  place,
  directions,
  openNow,
  facts,
  details,
  action,
  heading: Heading = 'h3',
}: Props) {
  return (
    <div className="branch">
      <Heading>{title}</Heading>
      <p className="muted">{place}</p>
      {directions && <p>{directions}</p>}
      {openNow}
      {facts.length > 0 && (
        <ul className="facts-inline" role="list">
          {facts.map((fact) => (
            <li key={fact}>
              <Icon name="check" small />
              {fact}
            </li>
          ))}
        </ul>
      )}
      {details}
      {action}
    </div>
  )
}
