import { expect, it } from 'vitest'
import { leadsSomewhere } from './link-address.ts'

it.each([
  ...['https://estu.example', 'HTTP://estu.example/a?b#c', 'https://қазақ.қаз/', 'mailto:a@estu.example'],
  ...['tel:+77001234567', 'tel:87001234567', '/', '/filialy?a=1', '#chasy'],
])('%j leads somewhere', (address) => {
  expect(leadsSomewhere(address)).toBe(true)
})

it.each([
  ...['', ' ', '#', 'https://', 'http://', 'https:///', 'https://?a', 'mailto:', 'mailto:?subject=a', 'tel:', 'tel: '],
  ...[
    '//estu.example',
    '/\\estu.example',
    'javascript:alert(1)',
    ' https://estu.example',
    'filialy',
    null,
    undefined,
    1,
  ],
])('%j leads nowhere', (address) => {
  expect(leadsSomewhere(address)).toBe(false)
})
