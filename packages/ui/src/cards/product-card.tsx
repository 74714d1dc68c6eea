import { type ElementType, Fragment, type ReactNode } from 'react'
import type { LinkProps } from '../components/link-as.ts'
import { ModelName } from '../components/model-name.tsx'
import { Picture, type PictureData } from '../components/pictures/picture.tsx'

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
  product: ProductCardData
  price: ReactNode
  favourite: ReactNode
  /** Under the price, above the card's link: what else can be done with the product. */
  after?: ReactNode
  heading?: 'h2' | 'h3'
  /** Of the first screen: a picture of it is told to the browser before its markup is read. */
  eager?: boolean
  /** What renders a part in which nothing wakes. */
  stillAs?: ElementType
}

/** A product on bare paper: the whole card is one link, the heart lies above it. */
export function ProductCard({
  product,
  price,
  favourite,
  after,
  heading: Heading = 'h3',
  eager,
  stillAs = Fragment,
  linkAs: A = 'a',
}: Props) {
  const Still = eager ? Fragment : stillAs
  return (
    <article className="card">
      <Still>
        <div className="card__plate plate">
          {product.picture && (
            <Picture
              picture={product.picture}
              sizes="(max-width: 760px) 112px, (max-width: 1080px) 33vw, 276px"
              eager={eager}
            />
          )}
        </div>
        {product.badges.length > 0 && (
          <div className="card__badges">
            {product.badges.map(({ label, tone }) => (
              <span key={label} className={tone === 'plain' ? 'badge' : `badge badge--${tone}`}>
                {label}
              </span>
            ))}
          </div>
        )}
      </Still>
      {favourite}
      <Still>
        <p className="card__brand">{product.brand}</p>
        <Heading className="card__title">
          <A href={product.href}>
            <ModelName name={product.title} />
          </A>
        </Heading>
        <p className="card__use">{product.summary}</p>
        <p className="card__facts">{product.facts}</p>
        {price}
      </Still>
      {after && <div className="card__after">{after}</div>}
    </article>
  )
}
