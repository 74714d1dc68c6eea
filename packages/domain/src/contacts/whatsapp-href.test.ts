import { expect, it } from 'vitest'
import { whatsappHref, whatsappShareHref } from './whatsapp-href.ts'

it('opens a chat with the international number, however it was written', () => {
  for (const phone of ['+77012345678', '8 701 234 56 78', '7012345678'])
    expect(whatsappHref(phone)).toBe('https://wa.me/77012345678')
  expect(whatsappHref('+77012345678', 'Саламатсыз ба?')).toBe(
    `https://wa.me/77012345678?text=${encodeURIComponent('Саламатсыз ба?')}`,
  )
})

it('opens none where there is no number, and shares without one', () => {
  for (const phone of ['', '12345', '8 926 123 45 67']) expect(whatsappHref(phone, 'текст')).toBeNull()
  expect(whatsappShareHref('a b')).toBe('https://wa.me/?text=a%20b')
})
