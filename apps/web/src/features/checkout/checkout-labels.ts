import { contactLabels } from '@/components/contact-labels'
import type { Translate } from '@/i18n/translator'

/** What each field of the checkout is called where its problems are listed, in the order of the page. */
export const checkoutLabels = (t: Translate) => ({
  receiving: t('checkout.receiving'),
  branch: t('visit.branch'),
  zone: t('cart.delivery'),
  city: t('checkout.city'),
  street: t('checkout.street'),
  discount: t('checkout.discount'),
  paying: t('checkout.paying'),
  plan: t('checkout.instalment'),
  ...contactLabels(t),
})
