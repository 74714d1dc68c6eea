import type { ReactNode } from 'react'
import type { PhotographData } from '../components/pictures/picture.tsx'
import { PersonFace } from './person-face.tsx'

type Props = {
  name: string
  role: string
  about: string
  photo: PhotographData | null
  initials: string
  action: ReactNode
}

/** Who stands behind the words, and how to reach them. */
export function PersonCard({ name, role, about, photo, initials, action }: Props) {
  return (
    <div className="tile">
      <div className="person">
        <PersonFace photo={photo} initials={initials} />
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
