import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import type { LinkProps } from '../components/link-as.ts'

type Props = LinkProps & {
  title: string
  href: string
  place: string
  openNow: ReactNode
  /** The week in one line. */
  hours: string
  phone: ReactNode
  facts: string[]
  action: ReactNode
  children?: ReactNode
  heading?: 'h2' | 'h3'
}

/** A branch in short: where, whether it is open, what makes it easy to use; its title leads to all the rest. */
export function BranchCard({ linkAs: A = 'a', heading: Heading = 'h3', ...branch }: Props) {
  const { title, href, place, openNow, hours, phone, facts, action, children } = branch
  return (
    <div className="branch">
      <Heading className="h3">
        <A className="link tap" href={href}>
          {title}
        </A>
      </Heading>
      <p className="muted">{place}</p>
      {openNow}
      <p className="small muted num">{hours}</p>
      {phone}
      {action}
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
      {children}
    </div>
  )
}
