import type { ReactNode } from 'react'
import { GoLink } from '../components/go-link.tsx'
import type { LinkProps } from '../components/link-as.ts'
import { Picture, type PictureData } from '../components/pictures/picture.tsx'

type Words = LinkProps & {
  title: string
  text: string
  note?: ReactNode
  link?: { label: string; href: string } | null
  /** What can be done about it at once. */
  next?: { label: string; href: string } | null
}

type Props = Words & {
  tone?: 'calm' | 'amber'
  /** Stands beside the words where there is room. */
  picture?: PictureData | null
}

/** A filled panel that means something: help from the state, an offer. */
export function Tile({ picture, tone = 'calm', ...words }: Props) {
  const amber = tone === 'amber'
  if (!picture)
    return (
      <div className={amber ? 'tile tile--amber' : 'tile'}>
        <TileWords {...words} />
      </div>
    )
  return (
    <div className={amber ? 'tile tile--amber tile--pictured' : 'tile tile--pictured'}>
      <div className="tile__words">
        <TileWords {...words} />
      </div>
      <div className="tile__art">
        <Picture picture={picture} sizes="(max-width: 760px) 80vw, 440px" />
      </div>
    </div>
  )
}

function TileWords({ title, text, note, link, next, linkAs }: Words) {
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      {note && <div className="muted small">{note}</div>}
      {(next || link) && (
        <div className="tile__ways">
          {next && <GoLink {...next} linkAs={linkAs} />}
          {link && <GoLink {...link} linkAs={linkAs} />}
        </div>
      )}
    </>
  )
}
