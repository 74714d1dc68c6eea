import 'server-only'
import { bookAppointment, holdSlot } from '@estu/cms/appointments/book-appointment'
import { withinLimit } from '@estu/cms/customer-requests/limit-rate'
import { bookingRules } from '@estu/domain/appointments/availability'
import { appointmentForm } from '@estu/domain/forms/appointment-form'
import { routes } from '@estu/domain/routing/routes'
import { z } from 'zod'
import { cms } from '@/content/payload'
import { attachedOf } from '@/forms/attached-result'
import { issueSlotHold, slotHoldCookie, slotHoldOf } from '@/forms/slot-hold-cookie'
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
import { currentCustomer } from '@/session/session'
import { waitForAny } from './ask-to-wait'

const choiceSchema = z.object({
  service: z.uuid(),
  branch: z.uuid(),
  specialist: z.union([z.uuid(), z.literal('any')]).transform((id) => (id === 'any' ? null : id)),
  startsAt: z.iso.datetime(),
})

const thanks = (token: string, isResultLeftOut = false) =>
  `${routes.thanks.path}?for=appointment&link=${token}${isResultLeftOut ? '&result=left-out' : ''}`

const placeSchema = choiceSchema.pick({ service: true, branch: true })

/** First a time is held, then the form is filled, then the visit is booked. */
export const submitAppointment: FormHandler = async (submission) => {
  if (textOf(submission.values, 'intent') === 'wait') {
    const place = placeSchema.safeParse(submission.values)
    if (!place.success) return refused(submission.values, { problem: 'slot-unknown', step: 'time' })
    return waitForAny(submission, place.data)
  }
  const choice = choiceSchema.safeParse(submission.values)
  if (!choice.success) return refused(submission.values, { problem: 'slot-unknown', step: 'time' })
  if (textOf(submission.values, 'intent') === 'hold') return hold(submission, choice.data)
  const fields = (typed: FormValues) => ({ ...typed, needs: listOf(typed.needs) })
  const options = { limit: 'booking', trapped: thanks(''), consent: 'appointment', step: 'contacts', fields } as const
  return guardSubmission(submission, appointmentForm, options, async (form, key) => {
    const customer = await currentCustomer(submission.cookies)
    const attached = await attachedOf(submission)
    const booked = await bookAppointment(await cms(), {
      locale: submission.locale,
      key,
      choice: choice.data,
      form,
      holder: slotHoldOf(submission.cookies),
      customerId: customer?.id ?? null,
      attached: attached.result,
    })
    return booked.ok
      ? {
          redirect: thanks(booked.value.token, attached.isLeftOut),
          reference: booked.value.reference,
          cookies: await confirmedToken(submission.cookies, 'appointment', booked.value.token),
        }
      : refused(submission.values, { problem: booked.error, step: 'contacts' })
  })
}

const listOf = (value: string | readonly string[] | undefined) =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

async function hold(submission: Submission, choice: z.output<typeof choiceSchema>): Promise<SubmitResult> {
  const { values, cookies, client, locale } = submission
  const payload = await cms()
  const known = slotHoldOf(cookies)
  // Each holder keeps one time, so what is limited strictly is new ones.
  const within = known ? await withinLimit(payload, 'hold', known) : await withinLimit(payload, 'newHold', client)
  if (!within) return refused(values, { problem: 'too-many', step: 'time' })
  const holder = known ?? issueSlotHold()
  const held = await holdSlot(payload, locale, choice, holder)
  if (!held.ok) return refused(values, { problem: held.error, step: 'time' })
  const query = new URLSearchParams({
    service: choice.service,
    branch: choice.branch,
    specialist: choice.specialist ?? 'any',
    at: choice.startsAt,
  })
  return {
    redirect: `${routes.appointment.path}?${query}`,
    cookies: [slotHoldCookie(holder, bookingRules.holdMin)],
  }
}
