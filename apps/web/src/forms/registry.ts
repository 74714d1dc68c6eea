import 'server-only'
import { routes } from '@estu/domain/routing/routes'
import { changeAccount } from '@/forms/handlers/account'
import { submitAppointment } from '@/forms/handlers/appointment'
import { changeAppointment } from '@/forms/handlers/appointment-page'
import {
  submitConfirm,
  submitRecover,
  submitRegister,
  submitReset,
  submitSignIn,
  submitSignOut,
} from '@/forms/handlers/auth'
import { changeCart } from '@/forms/handlers/cart'
import { submitCheckout } from '@/forms/handlers/checkout'
import { submitFeedback } from '@/forms/handlers/feedback'
import { changeOrder } from '@/forms/handlers/order-page'
import { submitReview } from '@/forms/handlers/review'
import type { FormHandler } from './form-state'

const fixed: Record<string, FormHandler> = {
  [routes.cart.path]: changeCart,
  [routes.checkout.path]: submitCheckout,
  [routes.appointment.path]: submitAppointment,
  [routes.feedback.path]: submitFeedback,
  [routes.writeReview.path]: submitReview,
  [routes.signIn.path]: submitSignIn,
  [routes.register.path]: submitRegister,
  [routes.recover.path]: submitRecover,
  [routes.reset.path]: submitReset,
  [routes.confirm.path]: submitConfirm,
  [routes.signOut.path]: submitSignOut,
}

const personal: [pattern: RegExp, handler: FormHandler][] = [
  [/^\/order\/[^/]+$/, changeOrder],
  [/^\/appointment\/[^/]+$/, changeAppointment],
  [/^\/user\/[^/]+$/, changeAccount],
]

/** The form that stands on a page, by the page's path as in Russian. */
export function formOf(page: string): FormHandler | null {
  const path = page.split(/[?#]/)[0] ?? ''
  if (Object.hasOwn(fixed, path)) return fixed[path] ?? null
  return personal.find(([pattern]) => pattern.test(path))?.[1] ?? null
}
