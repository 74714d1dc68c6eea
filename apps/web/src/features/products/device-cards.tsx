import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { devicePath } from '@estu/domain/routing/routes'
import { ProductCard as Card } from '@estu/ui/cards/product-card'
import { FavouriteButton } from '@/components/favourite-button'
import { Link } from '@/components/link'
import type { DeviceCard } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { badgesOf, factsOf } from './device-labels'
import { DevicePrice } from './device-price'

type Props = {
  locale: Locale
  devices: readonly DeviceCard[]
  heading?: 'h2' | 'h3'
  eager?: boolean
  /** The section the cards lead into. */
  pathOf?: (slug: string) => string
}

/** Devices as cards, each with its price and its heart. */
export function DeviceCards({ locale, devices, heading, eager, pathOf = devicePath }: Props) {
  const t = translator(locale)
  return (
    <div className="cards">
      {devices.map((device, index) => (
        <Card
          key={device.id}
          device={{
            href: localisePath(locale, pathOf(device.slug)),
            brand: device.brand?.name ?? '',
            title: device.title,
            summary: device.summary,
            facts: factsOf(device, t),
            picture: device.picture,
            badges: badgesOf(device, t),
          }}
          price={<DevicePrice locale={locale} device={device} />}
          favourite={<CardHeart device={device} t={t} />}
          heading={heading}
          eager={eager && index < 2}
          linkAs={Link}
        />
      ))}
    </div>
  )
}

function CardHeart({ device, t }: { device: DeviceCard; t: Translate }) {
  return (
    <FavouriteButton
      className="iconbtn iconbtn--round card__fav"
      product={{ id: device.id, attributes: { slug: device.slug, title: device.title } }}
      categoryPath="apparaty"
      words={{
        add: t('devices.addFavourite', { title: device.title }),
        remove: t('devices.removeFavourite', { title: device.title }),
      }}
    />
  )
}
