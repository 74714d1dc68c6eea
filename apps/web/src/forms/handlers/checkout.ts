import 'server-only'
import { placeOrder } from '@estu/cms/orders/place-order'
import { orderForm } from '@estu/domain/forms/order-form'
import { cartCookie, parseCart } from '@estu/domain/orders/cart'
import { routes } from '@estu/domain/routing/routes'
import { cms } from '@/content/payload'
import { type FormHandler, refused, textOf } from '@/forms/form-state'
import { guardSubmission } from '@/forms/submit-guard'
import { currentCustomer } from '@/session/session'
import { cartCookieChange } from './cart'

const thanks = (token: string) => `${routes.thanks.path}?for=order&link=${token}`

/** Contacts are checked, then everything is shown once more, then the order is placed. */
export const submitCheckout: FormHandler = async (submission) => {
  const { values, cookies, locale } = submission
  const intent = textOf(values, 'intent')
  if (intent === 'edit') return refused(values, { step: 'contacts' })
  const cart = parseCart(cookies.get(cartCookie))
  if (cart.length === 0) return refused(values, { problem: 'cart-empty' })
  const placing = intent === 'place'
  const options = {
    limit: 'form',
    trapped: thanks(''),
    consent: 'order',
    step: placing ? 'review' : 'contacts',
  } as const
  return guardSubmission(submission, orderForm, options, async (form, key) => {
    if (!placing) return { state: { values, errors: {}, problem: null, detail: {}, step: 'review' }, status: 200 }
    const customer = await currentCustomer(cookies)
    const placed = await placeOrder(await cms(), {
      locale,
      key,
      cart,
      form,
      seenTotalKzt: Number(textOf(values, 'seenTotal')),
      customerId: customer?.id ?? null,
    })
    if (placed.ok) return { redirect: thanks(placed.value.token), cookies: [cartCookieChange([])] }
    return refused(values, { problem: placed.error, detail: placed.detail ?? {}, step: 'review' })
  })
}
