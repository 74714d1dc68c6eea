import { randomUUID } from 'node:crypto'
import type { Locale } from '@estu/domain/locale/locales'
import type { Payload } from 'payload'
import { bookAppointment } from '../../src/modules/appointments/operations/book-appointment.ts'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import type { makeClinic } from '../support/clinic-data.ts'

type Contact = { contactBy: 'whatsapp' | 'sms' | 'call' | 'email'; phone: string; email: string }
type Clinic = Awaited<ReturnType<typeof makeClinic>>

const consent = 'yes'

/** An order of one thing, as a shopper places it. */
export async function orderOf(
  payload: Payload,
  clinic: Clinic,
  goods: string,
  contact: Contact,
  locale: Locale = 'ru',
) {
  const placed = await placeOrder(payload, {
    locale,
    key: randomUUID(),
    cart: [{ section: 'consumables', id: goods, quantity: 1 }],
    seenTotalKzt: 4500,
    customerId: null,
    form: {
      name: 'Асель Пробная',
      ...contact,
      prefersText: false,
      receiving: 'pickup',
      branch: clinic.branch,
      zone: '',
      city: '',
      street: '',
      paying: 'at_pickup',
      plan: '',
      discount: '',
      comment: '',
      consent,
    },
  })
  if (!placed.ok) throw new Error(placed.error)
  return { ...placed.value, id: idOfLink(payload.secret, 'order', placed.value.token) ?? '' }
}

/** A visit, as a shopper books it. */
export async function visitOf(
  payload: Payload,
  clinic: Clinic,
  startsAt: string,
  contact: Contact,
  locale: Locale = 'ru',
) {
  const booked = await bookAppointment(payload, {
    locale,
    key: randomUUID(),
    choice: { service: clinic.service, branch: clinic.branch, specialist: null, startsAt },
    form: {
      name: 'Асель Пробная',
      ...contact,
      forWhom: 'self',
      visitorName: '',
      age: null,
      language: 'ru',
      needs: [],
      comment: '',
      consent,
    },
    holder: null,
    customerId: null,
  })
  if (!booked.ok) throw new Error(booked.error)
  return { ...booked.value, id: idOfLink(payload.secret, 'appointment', booked.value.token) ?? '' }
}
