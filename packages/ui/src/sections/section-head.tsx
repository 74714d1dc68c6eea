import { GoLink } from '../components/go-link.tsx'
import type { LinkProps } from '../components/link-as.ts'

type Props = LinkProps & { title: string; link?: { label: string; href: string } | null; note?: string }

/** A section's title with the way to the whole of it. */
export function SectionHead({ title, link, note, linkAs }: Props) {
  return (
    <div className="head">
      <h2>{title}</h2>
      {note && <p className="muted">{note}</p>}
      {link && <GoLink {...link} linkAs={linkAs} />}
    </div>
  )
}
