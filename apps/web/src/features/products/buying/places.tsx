import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { sayDeliveryWait } from '@estu/domain/orders/delivery-days'
import { branchPath } from '@estu/domain/routing/routes'
import { RateList } from '@estu/ui/product/rate-list'
import { Link } from '@/components/link'
import type { DeliveryZone } from '@/content/catalogue/list-delivery-zones'
import type { Branch, Product } from '@/content/types'
import { translator } from '@/i18n/translator'
import { openDaysOf } from '@/lib/open-days-of'
import { weekLine } from '@/lib/week-line'
import type { ProductAround } from '../product-view'
import { isSold } from './choices'

type Around = Pick<ProductAround, 'branches' | 'zones' | 'deliveryLead'>
type Props = { locale: Locale; product: Product; around: Around }

/** The branches that have it, and what it costs to have it brought. */
export function Places({ locale, product, around }: Props) {
  const { branches, zones, deliveryLead } = around
  const here = branches.filter(({ id }) => product.branchIds.includes(id))
  return (
    <>
      {here.length > 0 && <BranchList locale={locale} branches={here} />}
      {isSold(product) && zones.length > 0 && <DeliveryRates locale={locale} zones={zones} lead={deliveryLead} />}
    </>
  )
}

/** Whether a branch is open now only the browser knows: the page is kept for days. A script writes it where `data-week` is. */
function BranchList({ locale, branches }: { locale: Locale; branches: readonly Branch[] }) {
  const t = translator(locale)
  const words = {
    openUntil: t.raw('branches.openUntil'),
    opensToday: t.raw('branches.opensToday'),
    opensOn: t.raw('branches.opensOn'),
    closed: t('branches.closed'),
  }
  return (
    <section>
      <h2>{t('product.where')}</h2>
      <ul className="where" role="list" data-opening={JSON.stringify({ locale, words })}>
        {branches.map(({ id, slug, title, city, address, ...branch }) => (
          <li key={id}>
            <Link className="link strong tap" href={localisePath(locale, branchPath(slug))}>
              {title}
            </Link>
            <span className="where__now small num" data-week={JSON.stringify(openDaysOf(branch))} />
            <span className="small muted">
              {[city, address].filter(Boolean).join(', ')}. {weekLine(branch, locale)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type RatesProps = { locale: Locale; zones: readonly DeliveryZone[]; lead: string }

function DeliveryRates({ locale, zones, lead }: RatesProps) {
  const t = translator(locale)
  const free = (sum: number | null) => (sum === null ? '' : t('checkout.freeFrom', { sum: formatTenge(sum, locale) }))
  return (
    <section>
      <h2>{t('cart.delivery')}</h2>
      {lead && <p className="small muted">{lead}</p>}
      <RateList
        rates={[
          ...zones.map(({ name, wait, priceKzt, freeFromKzt }) => ({
            name,
            note: [sayDeliveryWait(wait, locale), free(freeFromKzt)].filter(Boolean).join('. '),
            price: priceKzt === 0 ? t('cart.free') : formatTenge(priceKzt, locale),
          })),
          { name: t('cart.pickup'), note: t('product.pickupNote'), price: t('cart.free') },
        ]}
      />
    </section>
  )
}
