import { expect, it } from 'vitest'
import { changeOrderForm } from './change-order-form.ts'
import { parseForm } from './parse-form.ts'

const contact = { name: 'Асель', contactBy: 'sms', phone: '8 701 234 56 78', email: '' }

it('takes a branch or an address, as the order is received', () => {
  const pickup = parseForm(changeOrderForm, { ...contact, receiving: 'pickup', branch: 'b' })
  expect(pickup).toMatchObject({ ok: true, value: { branch: 'b', phone: '+77012345678' } })
  const delivery = { ...contact, receiving: 'delivery', zone: 'z', city: 'Алматы', street: 'Абая, 1' }
  expect(parseForm(changeOrderForm, delivery)).toMatchObject({ ok: true, value: { street: 'Абая, 1' } })
})

it('tells all faults at once', () => {
  const typed = { name: '12', contactBy: 'email', phone: '12', email: '', receiving: 'delivery', zone: '', city: '' }
  expect(parseForm(changeOrderForm, typed)).toEqual({
    ok: false,
    errors: {
      zone: 'choose-one',
      city: 'required',
      street: 'required',
      name: 'name-wrong',
      phone: 'phone-wrong',
      email: 'email-needed',
    },
  })
  expect(parseForm(changeOrderForm, { ...contact, receiving: 'pickup' })).toEqual({
    ok: false,
    errors: { branch: 'choose-one' },
  })
})
