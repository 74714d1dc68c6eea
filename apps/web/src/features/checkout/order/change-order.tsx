import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { orderPath } from '@estu/domain/routing/routes'
import { ContactFields } from '@/components/contact-fields'
import { contactLabels } from '@/components/contact-labels'
import { FormFrame } from '@/components/form-frame'
import { Link } from '@/components/link'
import type { OrderZone } from '@/content/customer/list-order-zones'
import type { Branch, ShopperOrder } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { PlaceFields } from './place-fields'

type Props = {
  locale: Locale
  order: ShopperOrder
  token: string
  branches: readonly Branch[]
  zones: readonly OrderZone[]
  /** Whose account is signed in, by its id; empty for nobody's. */
  owner: string
  state: FormState | null
}

/** How and where an order is received and whom to write to, as its shopper may still change them. */
export function ChangeOrder({ locale, order, token, branches, zones, owner, state }: Props) {
  const t = translator(locale)
  const { consent: _, comment: __, ...contact } = contactLabels(t)
  const place = {
    ...{ receiving: t('checkout.receiving'), branch: t('visit.branch') },
    ...{ zone: t('cart.delivery'), city: t('checkout.city'), street: t('checkout.street') },
  }
  return (
    <FormFrame
      locale={locale}
      state={state}
      labels={{ ...place, ...contact }}
      draft={{ form: 'changeOrder', about: order.id, owner }}
      className="flow__main"
    >
      <h2 className="form-head">{t('changeOrder.title')}</h2>
      <p>{t('changeOrder.lead')}</p>
      <PlaceFields locale={locale} order={order} branches={branches} zones={zones} state={state} />
      <ContactFields locale={locale} state={state} known={order.contact} />
      <div className="actions">
        <Link className="btn btn--quiet" href={localisePath(locale, orderPath(token))}>
          {t('changeOrder.keep')}
        </Link>
        <button className="btn btn--primary" type="submit" name="intent" value="change">
          {t('changeOrder.save')}
        </button>
      </div>
    </FormFrame>
  )
}
