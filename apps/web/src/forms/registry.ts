import 'server-only'
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
import { submitFindRequest } from '@/forms/handlers/find-request'
import { changeOrder } from '@/forms/handlers/order-page'
import { submitReview } from '@/forms/handlers/review'
import { answerWait } from '@/forms/handlers/wait-page'
import { type FormPageName, formPageOf } from './form-pages'
import type { FormHandler } from './state/form-state'

const handlers: Record<FormPageName, FormHandler> = {
  cart: changeCart,
  checkout: submitCheckout,
  appointment: submitAppointment,
  feedback: submitFeedback,
  findRequest: submitFindRequest,
  writeReview: submitReview,
  signIn: submitSignIn,
  register: submitRegister,
  recover: submitRecover,
  reset: submitReset,
  confirm: submitConfirm,
  signOut: submitSignOut,
  ownOrder: changeOrder,
  ownAppointment: changeAppointment,
  ownWait: answerWait,
  account: changeAccount,
}

/** The form that stands on a page, by the page's path as in Russian. */
export function formOf(page: string): FormHandler | null {
  const name = formPageOf(page)
  return name && handlers[name]
}
