import type { LinkProps } from '../components/link-as.ts'
import { Drawing, type DrawingForm } from '../components/pictures/drawing.tsx'

export type Specimen = { title: string; note: string; href: string; drawing: DrawingForm }

/** Kinds of things by their looks, each leading to all of its kind. */
export function SpecimenList({
  specimens,
  drawings,
  linkAs: A = 'a',
}: LinkProps & { specimens: readonly Specimen[]; drawings: string }) {
  return (
    <ul className="specimens" role="list">
      {specimens.map(({ title, note, href, drawing }) => (
        <li key={href}>
          <A href={href}>
            <Drawing form={drawing} drawings={drawings} />
            <b>{title}</b>
            {note && <span>{note}</span>}
          </A>
        </li>
      ))}
    </ul>
  )
}
