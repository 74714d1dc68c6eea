import type { DraftForm } from '@estu/domain/forms/kept/draft-rules'
import { routes } from '@estu/domain/routing/routes'

type FormPage = {
  /** The page's path as in Russian. */
  page: string | RegExp
  /** What the browser keeps of its forms; none where nothing is typed, or where it is nobody's to keep. */
  drafts: readonly DraftForm[]
}

/** Every page that takes a form. A handler for each stands in the registry. */
export const formPages = {
  // A number in a cart is stored by one tap.
  cart: { page: routes.cart.path, drafts: [] },
  checkout: { page: routes.checkout.path, drafts: ['order'] },
  appointment: { page: routes.appointment.path, drafts: ['appointment', 'wait'] },
  feedback: { page: routes.feedback.path, drafts: ['feedback'] },
  // A number and a phone, whose answer is shown at once.
  findRequest: { page: routes.findRequest.path, drafts: [] },
  writeReview: { page: routes.writeReview.path, drafts: ['review'] },
  signIn: { page: routes.signIn.path, drafts: ['signIn'] },
  register: { page: routes.register.path, drafts: ['register'] },
  recover: { page: routes.recover.path, drafts: ['recover'] },
  // A password alone.
  reset: { page: routes.reset.path, drafts: [] },
  confirm: { page: routes.confirm.path, drafts: [] },
  signOut: { page: routes.signOut.path, drafts: [] },
  ownOrder: { page: /^\/order\/[^/]+$/, drafts: ['changeOrder', 'returnOrder'] },
  // Buttons alone.
  ownAppointment: { page: /^\/appointment\/[^/]+$/, drafts: [] },
  ownWait: { page: /^\/wait\/[^/]+$/, drafts: [] },
  account: { page: /^\/user\/[^/]+$/, drafts: ['profile'] },
} as const satisfies Record<string, FormPage>

export type FormPageName = keyof typeof formPages

const entries = Object.entries(formPages) as [FormPageName, FormPage][]

/** Which page takes a form posted to an address. */
export function formPageOf(address: string): FormPageName | null {
  const path = address.split(/[?#]/)[0] ?? ''
  const found = entries.find(([, { page }]) => (typeof page === 'string' ? page === path : page.test(path)))
  return found?.[0] ?? null
}
