import 'server-only'
import { bookAppointment, holdSlot } from '@estu/cms/operations/book-appointment'
import { withinLimit } from '@estu/cms/operations/limit-rate'
import { bookingRules } from '@estu/domain/availability'
import { appointmentForm } from '@estu/domain/forms/appointment-form'
import { routes } from '@estu/domain/routes'
import { z } from 'zod'
import { cms } from '@/content/payload'
import { type FormHandler, type Outcome, refused, type Submission, type Typed, textOf } from '../form-outcome'
import { guarded } from '../guarded'
import { holderChange, holderOf, makeHolder } from '../holder'
import { currentCustomer } from '../session'

const choiceSchema = z.object({
  service: z.uuid(),
  branch: z.uuid(),
  specialist: z.union([z.uuid(), z.literal('any')]).transform((id) => (id === 'any' ? null : id)),
  startsAt: z.iso.datetime(),
})

const thanks = (token: string) => `${routes.thanks.path}?for=appointment&link=${token}`

/** First a time is held, then the form is filled, then the visit is booked. */
export const submitAppointment: FormHandler = async (submission) => {
  const choice = choiceSchema.safeParse(submission.typed)
  if (!choice.success) return refused(submission.typed, { problem: 'slot-unknown', step: 'time' })
  if (textOf(submission.typed, 'intent') === 'hold') return hold(submission, choice.data)
  const fields = (typed: Typed) => ({ ...typed, needs: listOf(typed.needs) })
  const options = { limit: 'booking', trapped: thanks(''), consent: 'appointment', step: 'contacts', fields } as const
  return guarded(submission, appointmentForm, options, async (form, key) => {
    const customer = await currentCustomer(submission.cookies)
    const booked = await bookAppointment(await cms(), {
      locale: submission.locale,
      key,
      choice: choice.data,
      form,
      holder: holderOf(submission.cookies),
      customerId: customer?.id ?? null,
    })
    return booked.ok
      ? { go: thanks(booked.value.token) }
      : refused(submission.typed, { problem: booked.error, step: 'contacts' })
  })
}

const listOf = (value: string | readonly string[] | undefined) =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

async function hold(submission: Submission, choice: z.output<typeof choiceSchema>): Promise<Outcome> {
  const { typed, cookies, client, locale } = submission
  const payload = await cms()
  const known = holderOf(cookies)
  // Each holder keeps one time, so what is limited strictly is new ones.
  const within = known ? await withinLimit(payload, 'hold', known) : await withinLimit(payload, 'newHold', client)
  if (!within) return refused(typed, { problem: 'too-many', step: 'time' })
  const holder = known ?? makeHolder()
  const held = await holdSlot(payload, locale, choice, holder)
  if (!held.ok) return refused(typed, { problem: held.error, step: 'time' })
  const query = new URLSearchParams({
    service: choice.service,
    branch: choice.branch,
    specialist: choice.specialist ?? 'any',
    at: choice.startsAt,
  })
  return {
    go: `${routes.appointment.path}?${query}`,
    cookies: [holderChange(holder, bookingRules.holdMin)],
  }
}
