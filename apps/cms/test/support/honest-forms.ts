import { randomUUID } from 'node:crypto'
import { appointmentForm } from '@estu/domain/forms/appointment-form'
import { feedbackForm } from '@estu/domain/forms/feedback-form'
import { orderForm } from '@estu/domain/forms/order-form'
import { type ParsedForm, parseForm } from '@estu/domain/forms/parse-form'
import { reviewForm } from '@estu/domain/forms/review-form'
import type { Payload } from 'payload'
import { bookAppointment } from '../../src/modules/appointments/operations/book-appointment.ts'
import { sendFeedback } from '../../src/modules/feedback/operations/send-feedback.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { sendReview } from '../../src/modules/reviews/operations/send-review.ts'
import { makeClinic, timesOfTeam } from './clinic-data.ts'
import { giveConsentTexts } from './consent-texts.ts'
import { makeGoods } from './shop-data.ts'

/** Where the forms are sent: a branch with free times, a product, a booked visit. */
export type Shop = Awaited<ReturnType<typeof openShop>>

export async function openShop(payload: Payload) {
  await giveConsentTexts(payload)
  const clinic = await makeClinic(payload, 4)
  const [product = ''] = await makeGoods(payload, 1, 4500)
  const times = await timesOfTeam(payload, clinic, 400, new Date())
  const shop = { payload, clinic, product, starts: [...new Set(times.map(({ from }) => from))], visit: '' }
  await sendVisit(shop, { ...contact, ...visit })
  const booked = await payload.find({ collection: 'appointments', limit: 1, depth: 0, overrideAccess: true })
  return { ...shop, visit: booked.docs[0]?.id ?? '' }
}

const contact = {
  name: 'Проба',
  contactBy: 'sms',
  phone: '+77010000000',
  email: 'p@example.kz',
  consent: 'yes',
  comment: 'Позже',
}
const visit = { forWhom: 'self', age: '', language: 'ru', needs: [] }
const base = { locale: 'ru', customerId: null } as const

/** Which fields were refused, or why the whole; neither when it was stored. */
type Sent = { errors: object | null; refusal: string | null }
type Work = { ok: true } | { ok: false; error: string }

async function sendParsed<T>(form: ParsedForm<T>, work: (value: T) => Promise<Work>): Promise<Sent> {
  if (!form.ok) return { errors: form.errors, refusal: null }
  const done = await work(form.value)
  return { errors: null, refusal: done.ok ? null : done.error }
}

const sendVisit = ({ payload, clinic, starts }: Omit<Shop, 'visit'>, typed: object): Promise<Sent> =>
  sendParsed(parseForm(appointmentForm, typed), (form) => {
    const startsAt = new Date(starts.shift() ?? 0).toISOString()
    const choice = { service: clinic.service, branch: clinic.branch, specialist: null, startsAt }
    return bookAppointment(payload, { ...base, key: randomUUID(), holder: null, choice, form })
  })

/** Every form that a visitor sends, as an honest one fills it in, and what is done with it. */
export const honestForms: {
  name: string
  honest: (shop: Shop) => Record<string, unknown>
  send: (shop: Shop, typed: object) => Promise<Sent>
}[] = [
  {
    name: 'order',
    honest: ({ clinic }) => ({
      ...contact,
      prefersText: '',
      receiving: 'pickup',
      branch: clinic.branch,
      zone: '',
      city: 'Алматы',
      street: 'Абая, 1',
      paying: 'at_pickup',
      plan: '',
      discount: '',
    }),
    send: ({ payload, product }, typed) =>
      sendParsed(parseForm(orderForm, typed), (form) => {
        const cart = [{ section: 'consumables' as const, id: product, quantity: 1 }]
        return placeOrder(payload, { ...base, key: randomUUID(), cart, seenTotalKzt: 4500, form })
      }),
  },
  { name: 'appointment', honest: () => ({ ...contact, ...visit }), send: sendVisit },
  {
    name: 'feedback',
    honest: () => ({ ...contact, topic: 'question', message: 'Вопрос о батарейках' }),
    send: ({ payload }, typed) =>
      sendParsed(parseForm(feedbackForm, typed), (form) => sendFeedback(payload, { ...base, key: randomUUID(), form })),
  },
  {
    name: 'review',
    honest: ({ product }) => ({
      section: 'consumables',
      product,
      rating: '5',
      author: 'Проба',
      title: 'Хорошо',
      text: 'Работает как надо.',
      pros: 'Тихо',
      cons: '',
      email: '',
      consent: 'yes',
    }),
    send: ({ payload }, typed) =>
      sendParsed(parseForm(reviewForm, typed), (form) => sendReview(payload, { ...base, key: randomUUID(), form })),
  },
]
