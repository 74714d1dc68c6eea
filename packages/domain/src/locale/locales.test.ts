import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  hreflangOf,
  isLocale,
  localeCookie,
  locales,
  localisePath,
  ogLocaleOf,
  otherLocale,
  splitLocalePath,
} from './locales.ts'

const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`)
const tail = fc.tuple(fc.webQueryParameters(), fc.webFragments()).map(([query, hash]) => `?${query}#${hash}`)

it('takes the language off an address again and leaves the path, the query and the hash', () => {
  fc.assert(
    fc.property(path, fc.oneof(fc.constant(''), tail), fc.constantFrom(...locales), (start, end, locale) => {
      const russian = start + end
      fc.pre(!/^\/kk(?=$|[/?#])/.test(russian))
      expect(splitLocalePath(localisePath(locale, russian))).toEqual({ locale, path: russian })
    }),
  )
})

it('has no prefix in Russian and /kk in Kazakh, the home page included', () => {
  expect(localisePath('ru', '/apparaty?x=1')).toBe('/apparaty?x=1')
  expect(localisePath('kk', '/apparaty?x=1#y')).toBe('/kk/apparaty?x=1#y')
  expect(localisePath('kk', '/')).toBe('/kk')
  expect(localisePath('kk', '/?x=1')).toBe('/kk?x=1')
  expect(localisePath('kk', '/#y')).toBe('/kk#y')
})

it('does not take an address that only begins like a prefix for Kazakh', () => {
  expect(splitLocalePath('/kkx')).toEqual({ locale: 'ru', path: '/kkx' })
  expect(splitLocalePath('/kk')).toEqual({ locale: 'kk', path: '/' })
  expect(splitLocalePath('/kk/')).toEqual({ locale: 'kk', path: '/' })
  expect(splitLocalePath('/kk?x=1')).toEqual({ locale: 'kk', path: '/?x=1' })
  expect(splitLocalePath('/KK/x')).toEqual({ locale: 'ru', path: '/KK/x' })
})

it('never leads to another site, whatever stands between the slashes', () => {
  const slashes = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '\r'), maxLength: 4 })
  const start = fc.constantFrom('/', '/kk/', '/kk\\', '/kk')
  fc.assert(
    fc.property(start, slashes, fc.constantFrom(...locales), (prefix, gap, locale) => {
      const address = `${prefix}${gap}evil.example/x`
      for (const href of [splitLocalePath(address).path, localisePath(locale, address)]) {
        expect(new URL(href, 'https://estu.example').host).toBe('estu.example')
      }
    }),
  )
})

it('knows its two languages, their names abroad and the cookie that remembers a choice', () => {
  expect(['ru', 'kk', 'kz', 'RU', '', null, 7].filter(isLocale)).toEqual(['ru', 'kk'])
  expect(locales.map(otherLocale)).toEqual(['kk', 'ru'])
  expect(locales.map(hreflangOf)).toEqual(['ru-KZ', 'kk-KZ'])
  expect(locales.map(ogLocaleOf)).toEqual(['ru_KZ', 'kk_KZ'])
  expect(localeCookie).toEqual({ name: 'i18n_redirected', maxAgeSeconds: 31_536_000, path: '/' })
})
