import { expect, it } from 'vitest'
import { readerOf, targetOfAddress } from './link-target.ts'

const origin = 'https://estu.example'

it.each([
  ['/filialy', { path: '/filialy' }],
  ['https://estu.example/articles/x?a=1', { path: '/articles/x' }],
  ['HTTPS://ESTU.example', { path: '/' }],
  ['https://who.int/a', { url: 'https://who.int/a' }],
  ['http://estu.example/a', { url: 'http://estu.example/a' }],
  ['https://estu.example.evil/a', { url: 'https://estu.example.evil/a' }],
  ['http://', { url: 'http://' }],
  ['mailto:a@estu.example', null],
  ['tel:+77010000000', null],
  ['#part', null],
  [`https://who.int/${'я'.repeat(1000)}`, null],
  [`/${'a'.repeat(600)}`, { path: '/…' }],
])('%s leads to %o', (address, target) => {
  expect(targetOfAddress(address, origin)).toEqual(target)
})

it('an address in Kazakh is Kazakh, whoever follows it', () => {
  expect(readerOf('/kk/articles/x', 'ru')).toBe('kk')
  expect(readerOf('/kk?a', 'ru')).toBe('kk')
  expect(readerOf('/kkk', 'ru')).toBe('ru')
})
