import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { productPath, promotionPath } from '@estu/domain/routing/routes'
import { GoodRow } from '@estu/ui/product/good-row'
import { AddToCart } from '@/components/add-to-cart'
import { Link } from '@/components/link'
import type { PromotionCard, SupplyCard } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; supplies: readonly SupplyCard[]; promotions: readonly PromotionCard[] }

/** What the devices in the cart will need, and the offers that run now with where their terms stand. */
export function CartExtras({ locale, supplies, promotions }: Props) {
  const t = translator(locale)
  return (
    <>
      {supplies.length > 0 && (
        <section aria-labelledby="cart-fits">
          <h2 className="form-head gap-below" id="cart-fits">
            {t('cart.fits')}
          </h2>
          <div className="goods">
            <ul role="list">
              {supplies.map((item) => (
                <GoodRow
                  key={item.id}
                  href={localisePath(locale, productPath(item.section, item.slug))}
                  title={item.title}
                  line={item.summary}
                  picture={item.picture}
                  price={<p className="price__now num">{formatTenge(item.priceKzt ?? 0, locale)}</p>}
                  action={<AddToCart locale={locale} {...item} quiet />}
                  linkAs={Link}
                />
              ))}
            </ul>
          </div>
        </section>
      )}
      {promotions.map(({ slug, title }) => (
        <p key={slug}>
          {t('cart.promotion')}:{' '}
          <Link className="link tap" href={localisePath(locale, promotionPath(slug))}>
            {title}
          </Link>
        </p>
      ))}
    </>
  )
}
