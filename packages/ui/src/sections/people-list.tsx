import type { LinkProps } from '../components/link-as.ts'
import { Picture, type PictureData } from '../components/pictures/picture.tsx'

type Person = { name: string; role: string; about: string; initials: string; photo: PictureData | null; href: string }

/** Who receives visitors: each with what they do and the way to their own page. */
export function PeopleList({ people, linkAs: A = 'a' }: LinkProps & { people: readonly Person[] }) {
  return (
    <ul className="people" role="list">
      {people.map(({ name, role, about, initials, photo, href }) => (
        <li key={href}>
          <span className="people__face" aria-hidden="true">
            {photo ? <Picture picture={{ ...photo, alt: '' }} sizes="64px" /> : initials}
          </span>
          <div>
            <A className="link strong tap" href={href}>
              {name}
            </A>
            {role && <p>{role}</p>}
            {about && <p className="small muted">{about}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
