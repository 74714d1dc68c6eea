import 'server-only'
import { placeOrder } from '@estu/cms/operations/place-order'
import { cartCookie, parseCart } from '@estu/domain/cart'
import { orderForm } from '@estu/domain/forms/order-form'
import { routes } from '@estu/domain/routes'
import { cms } from '@/content/payload'
import { type FormHandler, refused, textOf } from '../form-outcome'
import { guarded } from '../guarded'
import { currentCustomer } from '../session'
import { cartCookieChange } from './cart'

const thanks = (token: string) => `${routes.thanks.path}?for=order&link=${token}`

/** Contacts are checked, then everything is shown once more, then the order is placed. */
export const submitCheckout: FormHandler = async (submission) => {
  const { typed, cookies, locale } = submission
  const intent = textOf(typed, 'intent')
  if (intent === 'edit') return refused(typed, { step: 'contacts' })
  const cart = parseCart(cookies.get(cartCookie))
  if (cart.length === 0) return refused(typed, { problem: 'cart-empty' })
  const placing = intent === 'place'
  const options = {
    limit: 'form',
    trapped: thanks(''),
    consent: 'order',
    step: placing ? 'review' : 'contacts',
  } as const
  return guarded(submission, orderForm, options, async (form, key) => {
    if (!placing) return { again: { typed, errors: {}, problem: null, detail: {}, step: 'review' }, status: 200 }
    const customer = await currentCustomer(cookies)
    const placed = await placeOrder(await cms(), {
      locale,
      key,
      cart,
      form,
      seenTotalKzt: Number(textOf(typed, 'seenTotal')),
      customerId: customer?.id ?? null,
    })
    if (placed.ok) return { go: thanks(placed.value.token), cookies: [cartCookieChange([])] }
    return refused(typed, { problem: placed.error, detail: placed.detail ?? {}, step: 'review' })
  })
}
