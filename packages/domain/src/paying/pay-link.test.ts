import { expect, it } from 'vitest'
import { hostName, payLinkProblem } from './pay-link.ts'
import { offeredWays } from './paying-ways.ts'

const hosts = ['pay.bank.example']

it.each([
  ['https://pay.bank.example/p/1?x=2', null],
  ['  https://pay.bank.example/p/1  ', null],
  ['https://kz.pay.bank.example/', null],
  ['HTTPS://PAY.BANK.EXAMPLE/p', null],
  ['http://pay.bank.example/p', 'not-https'],
  ['javascript:alert(1)', 'not-https'],
  ['pay.bank.example/p', 'not-an-address'],
  ['', 'not-an-address'],
  ['https://', 'not-an-address'],
  ['https://pay.bank.example/p 1', 'not-an-address'],
  [`https://pay.bank.example/${'a'.repeat(2000)}`, 'not-an-address'],
  ['https://user@pay.bank.example/p', 'has-credentials'],
  ['https://user:secret@pay.bank.example/p', 'has-credentials'],
  ['https://bank.example/p', 'foreign-host'],
  ['https://evilpay.bank.example.kz/p', 'foreign-host'],
  ['https://xpay.bank.example/p', 'foreign-host'],
  ['https://pay.bank.example:8443/p', 'foreign-host'],
  ['https://pay.bank.example@evil.example/p', 'has-credentials'],
])('a pay link «%s»: %s', (typed, problem) => {
  expect(payLinkProblem(typed, hosts)).toBe(problem)
})

it('takes no link where no bank is named', () => {
  expect(payLinkProblem('https://pay.bank.example/p', [])).toBe('foreign-host')
})

it.each([
  ['pay.bank.kz', 'pay.bank.kz'],
  [' https://Pay.Bank.kz/x ', 'pay.bank.kz'],
  ['kz', null],
  ['localhost', null],
  ['127.0.0.1', null],
  ['', null],
  ['два слова', null],
])('the host in «%s» is %s', (typed, host) => {
  expect(hostName(typed)).toBe(host)
})

it('offers what there is for the order, and paying on receipt always', () => {
  expect(offeredWays({ hasPlan: false, sendsLinks: false })).toEqual(['on_receipt'])
  expect(offeredWays({ hasPlan: true, sendsLinks: false })).toEqual(['on_receipt', 'instalment'])
  expect(offeredWays({ hasPlan: false, sendsLinks: true })).toEqual(['on_receipt', 'pay_link'])
  expect(offeredWays({ hasPlan: true, sendsLinks: true })).toEqual(['on_receipt', 'instalment', 'pay_link'])
})
