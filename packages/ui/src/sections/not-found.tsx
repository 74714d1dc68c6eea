import { GoLink } from '../components/go-link.tsx'
import type { LinkProps } from '../components/link-as.ts'
import { SoundLine } from '../components/sound-line.tsx'

type Props = LinkProps & {
  title: string
  text: string
  home: string
  homeHref: string
  /** Where else what was looked for may be found. */
  ways: readonly { label: string; href: string }[]
  drawings: string
}

/** The page that is not there: the line of sound dies away. */
export function NotFound({ title, text, home, homeHref, ways, drawings, linkAs: A = 'a' }: Props) {
  return (
    <section className="lost">
      <div className="page">
        <p className="lost__num" aria-hidden="true">
          404
        </p>
      </div>
      <div className="lost__line">
        <SoundLine className="l" line="lost" drawings={drawings} />
      </div>
      <div className="page">
        <div className="lost__txt">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <A className="btn btn--primary" href={homeHref}>
            {home}
          </A>
          <ul className="lost__ways" role="list">
            {ways.map(({ label, href }) => (
              <li key={href}>
                <GoLink href={href} label={label} linkAs={A} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
