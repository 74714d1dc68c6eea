import { describe, expect, it } from 'vitest'
import { orderForm } from './order-form.ts'
import { parseForm } from './parse-form.ts'

const delivered = {
  name: 'Асель Пробная',
  contactBy: 'whatsapp',
  phone: '8 701 234 56 78',
  email: '',
  receiving: 'delivery',
  branch: 'b',
  zone: 'z',
  city: 'Алматы',
  street: 'Абая, 1',
  paying: 'on_receipt',
  consent: 'yes',
}
const paidWhere = (changes: object) => {
  const form = parseForm(orderForm, { ...delivered, ...changes })
  return form.ok ? form.value.paying : form.errors
}

describe('paying on receipt', () => {
  it.each([
    ['delivery', 'on_receipt', 'on_delivery'],
    ['pickup', 'on_receipt', 'at_pickup'],
    ['pickup', 'pay_link', 'pay_link'],
    // A form that waited since the place was asked for too.
    ['delivery', 'at_pickup', 'on_delivery'],
    ['pickup', 'on_delivery', 'at_pickup'],
  ])('by %s, asked as %s, is paid %s', (receiving, paying, place) => {
    expect(paidWhere({ receiving, paying })).toBe(place)
  })
})

it.each([
  ['pickup', 'd'],
  ['delivery', ''],
])('a discount asked for with %s is «%s»', (receiving, discount) => {
  const form = parseForm(orderForm, { ...delivered, receiving, discount: 'd' })
  expect(form.ok && form.value.discount).toBe(discount)
})

it('tells all that is wrong at once', () => {
  const form = parseForm(orderForm, { receiving: 'delivery', paying: 'instalment', contactBy: 'email', email: 'a' })
  expect(form).toEqual({
    ok: false,
    errors: {
      name: 'required',
      phone: 'required',
      email: 'email-wrong',
      consent: 'consent-needed',
      zone: 'choose-one',
      city: 'required',
      street: 'required',
      plan: 'choose-one',
    },
  })
})

it('asks for the address of a way of contact beside whatever else is missing', () => {
  expect(paidWhere({ name: '', phone: '', consent: '' })).toEqual({
    name: 'required',
    consent: 'consent-needed',
    phone: 'phone-needed',
  })
})

it('takes a number of a flat only from whoever is to be called', () => {
  expect(paidWhere({ phone: '8 (727) 234-56-78' })).toEqual({ phone: 'phone-landline' })
  expect(paidWhere({ phone: '8 (727) 234-56-78', contactBy: 'call' })).toBe('on_delivery')
})

it('needs nothing of the other way of receiving', () => {
  expect(paidWhere({ branch: '' })).toBe('on_delivery')
  expect(paidWhere({ receiving: 'pickup', zone: '', city: '', street: '' })).toBe('at_pickup')
})
