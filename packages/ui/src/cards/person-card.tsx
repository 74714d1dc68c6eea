import type { ReactNode } from 'react'

type Props = { name: string; role: string; about: string; initials: string; action: ReactNode }

/** Who stands behind the words, and how to reach them. */
export function PersonCard({ name, role, about, initials, action }: Props) {
  return (
    <div className="tile">
      <div className="person">
        <span className="mono" aria-hidden="true">
          {initials}
        </span>
        <div>
          <p className="strong">{name}</p>
          <p className="small muted">{role}</p>
        </div>
      </div>
      {about && <p>{about}</p>}
      {action}
    </div>
  )
}
