import { type Locale, localisePath } from '@estu/domain/locale'
import { goodsPath, routes } from '@estu/domain/routes'
import { DeviceCard as Card } from '@estu/ui/device-card'
import { Price } from '@estu/ui/price'
import type { GoodsCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { FavouriteButton } from '@/shell/favourite-button'
import { Link } from '@/shell/link'
import { goodsBadges, kindOf, priceOf } from './goods-words'

type Props = { locale: Locale; goods: readonly GoodsCard[]; heading?: 'h2' | 'h3'; eager?: boolean }

/** Implant items, consumables and accessories as cards. */
export function GoodsCards({ locale, goods, heading, eager }: Props) {
  const t = translator(locale)
  return (
    <div className="cards">
      {goods.map((item, index) => (
        <Card
          key={item.id}
          device={{
            href: localisePath(locale, goodsPath(item.section, item.slug)),
            brand: item.brand?.name ?? '',
            title: item.title,
            summary: item.summary,
            facts: kindOf(item, t),
            picture: item.picture,
            badges: goodsBadges(item, t),
          }}
          price={<Price {...priceOf(item, locale)} />}
          favourite={<GoodsHeart item={item} locale={locale} className="iconbtn iconbtn--round card__fav" />}
          heading={heading}
          eager={eager && index < 2}
          linkAs={Link}
        />
      ))}
    </div>
  )
}

/** The heart of one item; the list of favourites finds it again by its section and address. */
export function GoodsHeart({ item, locale, className }: { item: GoodsCard; locale: Locale; className: string }) {
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
