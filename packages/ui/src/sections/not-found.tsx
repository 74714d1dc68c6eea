import type { LinkProps } from '../components/link-as.ts'
import { SoundLine } from '../components/sound-line.tsx'

type Props = LinkProps & { title: string; text: string; home: string; homeHref: string; drawings: string }

/** The page that is not there: the line of sound dies away. */
export function NotFound({ title, text, home, homeHref, drawings, linkAs: A = 'a' }: Props) {
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
        </div>
      </div>
    </section>
  )
}
