import { expect, it } from 'vitest'
import type { NextAnswer } from '../next/next-answer.ts'
import { isWhole } from './is-whole.ts'

const pushed = (flight: string) => `<script>self.__next_f.push(${JSON.stringify([1, flight])})</script>`
const answer = (body: string, more: Partial<NextAnswer> = {}): NextAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-postponed': '1' },
  body: Buffer.from(body),
  ...more,
})
const rows = '0:["$","p",null,{}]\n1:"Every price"\n'
const fault = '2:E{"digest":"1234"}\n'
const data = { headers: { 'content-type': 'text/x-component' } }

it('a page and its data, though Next says that they are made for a visit', () => {
  expect(isWhole(answer(`<p></p>${pushed('0:["$","p"')}<b></b>${pushed(',null,{}]\n')}`))).toBe(true)
  expect(isWhole(answer(`<script>self.__next_f.push(self.__still(${JSON.stringify([1, rows])}))</script>`))).toBe(true)
  expect(isWhole(answer(rows, data))).toBe(true)
})

it.each<[string, NextAnswer]>([
  ['a fault', answer(pushed(rows), { status: 500 })],
  ['a missing page', answer(pushed(rows), { status: 404 })],
  ['an answer with a cookie', answer(pushed(rows), { headers: { ...answer('').headers, 'set-cookie': 'a=b' } })],
  ['a part that failed on its way', answer(`<!--$!--><template></template><!--/$-->${pushed(rows)}`)],
  ['a part that would follow', answer(`<!--$?--><template></template><!--/$-->${pushed(rows)}`)],
  ['data of a fault', answer(rows + fault, data)],
  ['a page with data of a fault', answer(pushed(rows) + pushed(fault))],
  ['a page without its data', answer('<p></p>')],
  ['bytes that nobody can read', answer('0:A5,aaaaa', data)],
  ['what is neither', answer('{}', { headers: { 'content-type': 'application/json' } })],
])('not %s', (_, given) => {
  expect(isWhole(given)).toBe(false)
})
