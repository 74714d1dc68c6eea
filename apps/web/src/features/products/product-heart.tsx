import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { FavouriteButton } from '@/components/favourite-button'
import type { ProductCard } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; product: ProductCard; className: string }

/** The heart of a product; the list of favourites finds it again by its section and address. */
export function ProductHeart({ locale, product: { id, slug, title, section }, className }: Props) {
  const t = translator(locale)
  return (
    <FavouriteButton
      className={className}
      product={{ id, attributes: { slug, title } }}
      categoryPath={routes[section].path.slice(1)}
      words={{ add: t('devices.addFavourite', { title }), remove: t('devices.removeFavourite', { title }) }}
    />
  )
}
