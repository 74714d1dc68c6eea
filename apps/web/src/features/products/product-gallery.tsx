import { Gallery } from '@estu/ui/components/gallery'
import type { Product } from '@/content/types'
import type { Translate } from '@/i18n/translator'
import { badgesOf } from './badges-of'
import { wordsOf } from './words-of'

/** A product's pictures with its badges upon them. */
export function ProductGallery({ product, t }: { product: Product; t: Translate }) {
  return (
    <Gallery
      pictures={product.pictures}
      label={t(`${wordsOf(product)}.gallery`)}
      showLabel={(index) => t('device.picture', { number: index + 1 })}
      badges={
        <div className="card__badges">
          {badgesOf(product, t).map(({ label, tone }) => (
            <span key={label} className={tone === 'plain' ? 'badge' : `badge badge--${tone}`}>
              {label}
            </span>
          ))}
        </div>
      }
    />
  )
}
