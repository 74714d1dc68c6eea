import { expect, it } from 'vitest'
import { translator } from '@/i18n/translator'
import { beginningOf, feedbackAbout } from './about-request'

const t = translator('ru')
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'https://estu.example').searchParams)

it('a message about an order or a visit begins with its topic and its number, however that was typed', () => {
  const order = queryOf(feedbackAbout('е 7k4m q2xa'))
  expect(beginningOf(order, t)).toEqual({ topic: 'order', message: 'Заказ E-7K4M-Q2XA.\n' })
  expect(beginningOf(queryOf(feedbackAbout('A-7K4M-Q2XA')), t).message).toBe('Запись A-7K4M-Q2XA.\n')
})

it('nothing else gets from an address into the form', () => {
  expect(feedbackAbout('позвоните мне')).toBe('/feedback?topic=order')
  expect(beginningOf({ topic: 'spam', number: 'Позвоните +7 700 000 00 00' }, t)).toEqual({
    topic: 'question',
    message: '',
  })
  expect(beginningOf({ topic: ['order'], number: ['E-7K4M-Q2XA'] }, t)).toEqual({ topic: 'question', message: '' })
})
