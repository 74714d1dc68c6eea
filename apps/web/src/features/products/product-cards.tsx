import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { productPath, routes } from '@estu/domain/routing/routes'
import { ProductCard as Card } from '@estu/ui/cards/product-card'
import { Price } from '@estu/ui/components/price'
import { FavouriteButton } from '@/components/favourite-button'
import { Link } from '@/components/link'
import type { ProductSummary } from '@/content/types'
import { translator } from '@/i18n/translator'
import { kindOf, priceOf, productBadges } from './product-labels'

type Props = { locale: Locale; goods: readonly ProductSummary[]; heading?: 'h2' | 'h3'; eager?: boolean }

/** Implant items, consumables and accessories as cards. */
export function ProductCards({ locale, goods, heading, eager }: Props) {
  const t = translator(locale)
  return (
    <div className="cards">
      {goods.map((item, index) => (
        <Card
          key={item.id}
          device={{
            href: localisePath(locale, productPath(item.section, item.slug)),
            brand: item.brand?.name ?? '',
            title: item.title,
            summary: item.summary,
            facts: kindOf(item, t),
            picture: item.picture,
            badges: productBadges(item, t),
          }}
          price={<Price {...priceOf(item, locale)} />}
          favourite={<ProductHeart item={item} locale={locale} className="iconbtn iconbtn--round card__fav" />}
          heading={heading}
          eager={eager && index < 2}
          linkAs={Link}
        />
      ))}
    </div>
  )
}

/** The heart of one item; the list of favourites finds it again by its section and address. */
export function ProductHeart({ item, locale, className }: { item: ProductSummary; locale: Locale; className: string }) {
  const t = translator(locale)
  return (
    <FavouriteButton
      className={className}
      product={{ id: item.id, attributes: { slug: item.slug, title: item.title } }}
      categoryPath={routes[item.section].path.slice(1)}
      words={{
        add: t('devices.addFavourite', { title: item.title }),
        remove: t('devices.removeFavourite', { title: item.title }),
      }}
    />
  )
}
