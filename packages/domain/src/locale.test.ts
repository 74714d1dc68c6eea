import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales, localisePath, splitLocalePath } from './locale.ts'

const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`)

it('takes the language off an address again and leaves the path', () => {
  fc.assert(
    fc.property(path, fc.constantFrom(...locales), (russian, locale) => {
      fc.pre(!/^\/kk(?=$|[/?#])/.test(russian))
      expect(splitLocalePath(localisePath(locale, russian))).toEqual({ locale, path: russian })
    }),
  )
})

it('has no prefix in Russian and /kk in Kazakh, the home page included', () => {
  expect(localisePath('ru', '/apparaty?x=1')).toBe('/apparaty?x=1')
  expect(localisePath('kk', '/apparaty?x=1')).toBe('/kk/apparaty?x=1')
  expect(localisePath('kk', '/')).toBe('/kk')
  expect(localisePath('kk', '/?x=1')).toBe('/kk?x=1')
})

it('does not take an address that only begins like a prefix for Kazakh', () => {
  expect(splitLocalePath('/kkx')).toEqual({ locale: 'ru', path: '/kkx' })
  expect(splitLocalePath('/kk')).toEqual({ locale: 'kk', path: '/' })
  expect(splitLocalePath('/KK/x')).toEqual({ locale: 'ru', path: '/KK/x' })
})
