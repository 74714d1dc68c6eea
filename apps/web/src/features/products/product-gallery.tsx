import type { Locale } from '@estu/domain/locale/locales'
import { drawingWords } from '@estu/domain/media/drawings'
import { Gallery } from '@estu/ui/product/gallery'
import type { Colour, Picture, Product } from '@/content/types'
import type { Translate } from '@/i18n/translator'
import { newsOf } from './badges-of'
import { wordsOf } from './words-of'

type Props = { product: Product; locale: Locale; t: Translate }

/** A product's pictures, the first in each of its colours, with its badges upon them. */
export function ProductGallery({ product, locale, t }: Props) {
  const badges = newsOf(product, t)
  const told = (picture: Picture, colour?: Colour) => inWords(picture, colour, { locale, t })
  const colours = product.section === 'devices' ? product.colours : []
  const pictures = product.pictures.map((picture, index) => told(picture, index === 0 ? colours[0] : undefined))
  return (
    <Gallery
      id={`picture-${product.id}`}
      pictures={pictures}
      inColours={inColours(product.pictures[0], colours).map((picture, index) => told(picture, colours[index]))}
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

/**
 * The main picture in the order of the colours. A colour without a photograph of its own is shown by the common one; a
 * drawing is painted in each.
 */
function inColours(main: Picture | undefined, colours: readonly Colour[]): Picture[] {
  if (!main) return []
  if ('drawn' in main) return colours.map(({ picture, hex }) => picture ?? { ...main, colour: hex })
  return colours.every(({ picture }) => picture === null) ? [] : colours.map(({ picture }) => picture ?? main)
}

/** A drawing says what it shows; a photograph was given its words by an editor. */
function inWords(picture: Picture, colour: Colour | undefined, { locale, t }: Pick<Props, 'locale' | 't'>): Picture {
  if (!('drawn' in picture)) return picture
  const what = drawingWords(picture.name, locale)
  return {
    ...picture,
    alt: colour ? t('product.drawnIn', { what, colour: colour.name }) : t('product.drawn', { what }),
  }
}
