import { Gallery } from '@estu/ui/product/gallery'
import type { Picture, Product } from '@/content/types'
import type { Translate } from '@/i18n/translator'
import { newsOf } from './badges-of'
import { wordsOf } from './words-of'

/** A product's pictures, the first in each of its colours, with its badges upon them. */
export function ProductGallery({ product, t }: { product: Product; t: Translate }) {
  const badges = newsOf(product, t)
  return (
    <Gallery
      id={`picture-${product.id}`}
      pictures={product.pictures}
      inColours={inColours(product)}
      words={{
        label: t(`${wordsOf(product)}.gallery`),
        show: (number) => t('device.picture', { number }),
        position: (number, total) => t('product.position', { number, total }),
        enlarge: (number) => t('product.enlarge', { number }),
        close: t('product.close'),
      }}
      badges={
        badges.length > 0 && (
          <div className="card__badges">
            {badges.map(({ label, tone }) => (
              <span key={label} className={tone === 'plain' ? 'badge' : `badge badge--${tone}`}>
                {label}
              </span>
            ))}
          </div>
        )
      }
    />
  )
}

/** The main picture in the order of the colours; a colour without a picture of its own is shown by the common one. */
function inColours(product: Product): Picture[] {
  const [main] = product.pictures
  if (product.section !== 'devices' || !main || product.colours.every(({ picture }) => picture === null)) return []
  return product.colours.map(({ picture }) => picture ?? main)
}
