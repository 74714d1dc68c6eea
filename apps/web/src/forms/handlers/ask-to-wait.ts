import 'server-only'
import { askForAny, askForEarlier } from '@estu/cms/waitlist/ask-to-wait'
import { appointmentForm } from '@estu/domain/forms/appointment-form'
import { openWaitForm, waitWishesForm } from '@estu/domain/forms/wait-form'
import { routes, waitPath } from '@estu/domain/routing/routes'
import { cms } from '@/content/payload'
import { refused, type Submission, type SubmitResult } from '@/forms/state/form-state'
import { guardSubmission } from '@/forms/submit-guard'
import { confirmedToken } from '@/session/confirmed-token'
import { currentCustomer } from '@/session/session'

const step = 'wait'

/** From a visit's own page: to be told of an earlier time. */
export async function waitForEarlier({ values, cookies }: Submission, visitId: string): Promise<SubmitResult> {
  const wishes = waitWishesForm.safeParse(values)
  if (!wishes.success) return refused(values, { problem: 'slot-unknown', step })
  const asked = await askForEarlier(await cms(), visitId, wishes.data)
  return asked.ok ? waiting(cookies, asked.value.token) : refused(values, { problem: asked.error, step })
}

/** From booking, where no time suits. */
export async function waitForAny(
  submission: Submission,
  place: { service: string; branch: string },
): Promise<SubmitResult> {
  const { values, cookies, locale } = submission
  const wishes = openWaitForm.safeParse(values)
  if (!wishes.success) return refused(values, { problem: 'slot-unknown', step })
  const options = { limit: 'booking', trapped: routes.appointment.path, consent: 'appointment', step } as const
  return guardSubmission(submission, appointmentForm, options, async (form, key) => {
    const customer = await currentCustomer(cookies)
    const { weeks, ...suiting } = wishes.data
    const asked = await askForAny(await cms(), {
      ...{ locale, key, ...place, form, weeks, wishes: suiting },
      customerId: customer?.id ?? null,
    })
    return asked.ok ? waiting(cookies, asked.value.token) : refused(values, { problem: asked.error, step })
  })
}

const waiting = async (cookies: Submission['cookies'], token: string): Promise<SubmitResult> => ({
  redirect: waitPath(token),
  cookies: await confirmedToken(cookies, 'wait', token),
})
