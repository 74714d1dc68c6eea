import 'server-only'
import { type PlacedOrder, placeOrder } from '@estu/cms/orders/place-order'
import { findPlacedOrder, previewOrder } from '@estu/cms/orders/preview-order'
import { keyField } from '@estu/domain/forms/form-guard'
import { orderForm } from '@estu/domain/forms/order-form'
import { type CartLine, cartContents, cartCookie, parseCart } from '@estu/domain/orders/cart'
import { routes } from '@estu/domain/routing/routes'
import { cms } from '@/content/payload'
import { isSealed } from '@/forms/form-token'
import {
  type FormHandler,
  type FormValues,
  refused,
  type Submission,
  type SubmitResult,
  textOf,
} from '@/forms/state/form-state'
import { guardSubmission } from '@/forms/submit-guard'
import { confirmedToken } from '@/session/confirmed-token'
import { recentOrderChange } from '@/session/recent-order'
import { currentCustomer } from '@/session/session'
import { cartCookieChange } from './cart'

const thanks = (token: string) => `${routes.thanks.path}?for=order&link=${token}`

/** Contacts are checked, then everything is shown once more, then the order is placed. */
export const submitCheckout: FormHandler = async (submission) => {
  const { values, cookies, locale } = submission
  const intent = textOf(values, 'intent')
  if (intent === 'edit') return refused(values, { step: 'contacts' })
  const cart = parseCart(cookies.get(cartCookie))
  const placing = intent === 'place'
  const isSeen = isAsSeen(values, cart)
  // The key answers before the cart does: what was ordered with it is ordered, whatever lies in the cart since.
  if (cart.length === 0 || intent === 'look' || (placing && !isSeen)) {
    const before = await findEarlier(submission)
    if (before) return placedResult(submission, before, isSeen ? [] : cart)
  }
  if (cart.length === 0) return refused(values, { problem: 'cart-empty' })
  if (intent === 'look') return look(submission)
  if (placing && !isSeen) return refused(values, { problem: 'cart-changed', step: 'review' })
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
      seenDiscountKzt: seenDiscountOf(values),
      customerId: customer?.id ?? null,
    })
    if (placed.ok) return placedResult(submission, placed.value, [])
    return refused(values, { problem: placed.error, detail: placed.detail ?? {}, step: 'review' })
  })
}

/** Whether what is ordered is what was shown for the last look. Forms that waited since before they said so say nothing. */
function isAsSeen(values: FormValues, cart: readonly CartLine[]): boolean {
  const seen = textOf(values, 'seenCart')
  return seen === '' || seen === cartContents(cart)
}

/** What the last look said is taken off. */
const seenDiscountOf = (values: FormValues): number | undefined => {
  const seen = textOf(values, 'seenDiscount')
  return seen === '' ? undefined : Number(seen)
}

/** @param left what is in the cart beside what was ordered */
const placedResult = async (
  { cookies }: Submission,
  { token, reference }: PlacedOrder,
  left: readonly CartLine[],
): Promise<SubmitResult> => ({
  redirect: thanks(token),
  cookies: [cartCookieChange(left), recentOrderChange(token), ...(await confirmedToken(cookies, 'order', token))],
  reference,
})

/** What was ordered with this form's key before: its answer was lost, but the cart is empty since. */
const findEarlier = async ({ values, locale }: Submission): Promise<PlacedOrder | null> =>
  isSealed(values) ? findPlacedOrder(await cms(), locale, textOf(values, keyField)) : null

/** For an order that waited for a network: what it costs by now, before anybody is asked to confirm it. */
const look = (submission: Submission): Promise<SubmitResult> =>
  guardSubmission(
    submission,
    orderForm,
    { limit: 'form', trapped: thanks(''), consent: 'order', step: 'review' },
    async (form) => {
      const { values, cookies, locale } = submission
      const cart = parseCart(cookies.get(cartCookie))
      const seen = await previewOrder(await cms(), { locale, cart, form })
      if (!seen.ok) return refused(values, { problem: seen.error, detail: seen.detail ?? {}, step: 'review' })
      const detail = { total: seen.value.totalKzt }
      return { state: { values, errors: {}, problem: null, detail, step: 'review' }, status: 200 }
    },
  )
