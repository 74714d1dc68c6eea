import type { ProductCollection } from '@estu/domain/catalogue/collections'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Icon } from '@estu/ui/components/icon'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  section: ProductCollection
  id: string
  title: string
  /** The price shown beside it, so that the cart can tell when it has changed. */
  priceKzt: number | null
  quiet?: boolean
}

/** Puts one into the cart. A plain form that posts to the cart, so a cached page needs no script for it. */
export function AddToCart({ locale, section, id, title, priceKzt, quiet = false }: Props) {
  const t = translator(locale)
  return (
    <form method="post" action={localisePath(locale, routes.cart.path)}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="product" value={id} />
      {priceKzt !== null && <input type="hidden" name="seen" value={priceKzt} />}
      <button
        className={quiet ? 'btn btn--secondary' : 'btn btn--primary'}
        type="submit"
        aria-label={t('cart.addOf', { title })}
      >
        <Icon name="cart" />
        {t('cart.add')}
      </button>
    </form>
  )
}
