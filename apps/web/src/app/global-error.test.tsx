// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { faultSurroundings } from '@/layout/faults/fault-surroundings'
import { SiteFault } from '@/layout/faults/site-fault'
import GlobalError from './global-error'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const page = `<a href="https://wa.me/?text=a">Поделиться</a><a href="https://wa.me/77012345678"> WhatsApp +7 701 234 56 78 </a>
<a href="tel:+77272000000"><svg></svg></a><h1>Аппараты</h1>`

beforeEach(() => {
  document.body.innerHTML = page.replace('<svg></svg>', '+7 727 200 00 00')
  document.documentElement.setAttribute('data-theme', 'contrast')
})
afterEach(() => history.replaceState(null, '', '/'))

it.each([
  ['/apparaty', 'ru', 'Что-то пошло не так', 'Обновить страницу', '/'],
  ['/kk/apparaty', 'kk', 'Бірдеңе дұрыс болмады', 'Бетті жаңарту', '/kk'],
])(
  '%s: says in the language of the address what happened, and how to go on',
  async (path, locale, title, again, home) => {
    history.replaceState(null, '', path)
    const { ways, ...around } = faultSurroundings()
    expect(around).toEqual({ locale, settings: { 'data-theme': 'contrast' } })
    const reload = vi.fn()
    const place = document.createElement('div')
    const root = createRoot(place)
    await act(async () => root.render(<SiteFault locale={around.locale} ways={ways} reload={reload} />))
    expect(place.querySelector('h1')?.textContent).toBe(title)
    const button = place.querySelector('button')
    expect(button?.textContent).toBe(again)
    button?.click()
    expect(reload).toHaveBeenCalledOnce()
    expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      home,
      'tel:+77272000000',
      'https://wa.me/77012345678',
    ])
    await act(async () => root.unmount())
  },
)

it('offers no way that the page did not have, nor one without words', () => {
  document.body.innerHTML = '<a href="tel:+77272000000"><svg></svg></a>'
  expect(faultSurroundings().ways).toEqual([])
})

it('takes the place of the whole document, with the reader’s settings', () => {
  history.replaceState(null, '', '/kk')
  const html = renderToStaticMarkup(<GlobalError error={new Error('broken')} />)
  expect(html).toMatch(/^<html lang="kk" data-theme="contrast"><head><\/head><body><main/)
})
