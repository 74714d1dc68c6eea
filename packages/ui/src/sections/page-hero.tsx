import type { ReactNode } from 'react'
import { Picture, type PictureData } from '../components/pictures/picture.tsx'

type Props = {
  picture: PictureData | null
  /** Figures that decide, beneath both. */
  facts?: ReactNode
  /** The title, the lead and what to do about it. */
  children: ReactNode
}

/** Opens a page: its words with a picture beside them, and the figures that decide. On a phone the picture comes last. */
export function PageHero({ picture, facts, children }: Props) {
  return (
    <div className="page-hero">
      <div className={picture ? 'page-hero__in page-hero__in--pictured' : 'page-hero__in'}>
        <header className="page-head">{children}</header>
        {facts}
        {picture && (
          <div className="cover page-hero__art">
            <Picture picture={picture} sizes="(max-width: 760px) 92vw, 480px" eager />
          </div>
        )}
      </div>
    </div>
  )
}
