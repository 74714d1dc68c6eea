import type { ReactNode } from 'react'
import type { LinkProps } from '../components/link-as.ts'
import { Picture, type PictureData } from '../components/picture.tsx'

export type ProductCardData = {
  href: string
  brand: string
  title: string
  summary: string
  facts: string
  picture: PictureData | null
  badges: { label: string; tone: 'plain' | 'teal' | 'promo' }[]
}

type Props = LinkProps & {
  device: ProductCardData
  price: ReactNode
  favourite: ReactNode
  heading?: 'h2' | 'h3'
  eager?: boolean
}

/** A product on bare paper: the whole card is one link, the heart lies above it. */
export function ProductCard({ device, price, favourite, heading: Heading = 'h3', eager, linkAs: A = 'a' }: Props) {
  return (
    <article className="card">
      <div className="card__plate plate">
        {device.picture && (
          <Picture
            picture={device.picture}
            sizes="(max-width: 760px) 112px, (max-width: 1080px) 33vw, 276px"
            eager={eager}
          />
        )}
      </div>
      {device.badges.length > 0 && (
        <div className="card__badges">
          {device.badges.map(({ label, tone }) => (
            <span key={label} className={tone === 'plain' ? 'badge' : `badge badge--${tone}`}>
              {label}
            </span>
          ))}
        </div>
      )}
      {favourite}
      <p className="card__brand">{device.brand}</p>
      <Heading className="card__title">
        <A href={device.href}>{device.title}</A>
      </Heading>
      <p className="card__use">{device.summary}</p>
      <p className="card__facts">{device.facts}</p>
      {price}
    </article>
  )
}
