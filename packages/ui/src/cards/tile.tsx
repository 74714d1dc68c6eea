import { GoLink } from '../components/go-link.tsx'
import type { LinkProps } from '../components/link-as.ts'

type Props = LinkProps & {
  title: string
  text: string
  note?: string
  link?: { label: string; href: string } | null
  /** What can be done about it at once. */
  next?: { label: string; href: string } | null
  tone?: 'calm' | 'amber'
}

/** A filled panel that means something: help from the state, an offer. */
export function Tile({ title, text, note, link, next, tone = 'calm', linkAs }: Props) {
  return (
    <div className={tone === 'amber' ? 'tile tile--amber' : 'tile'}>
      <h2>{title}</h2>
      <p>{text}</p>
      {note && <p className="muted small">{note}</p>}
      {(next || link) && (
        <div className="tile__ways">
          {next && <GoLink {...next} linkAs={linkAs} />}
          {link && <GoLink {...link} linkAs={linkAs} />}
        </div>
      )}
    </div>
  )
}
