// @vitest-environment happy-dom
import { nothingYet, textMark } from '@estu/domain/preview/text-marks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followForm } from './follow-form.ts'

const cmsUrl = 'https://cms.example'
const marked = (text: string, path: string) => text + textMark(path, text.length)
/** No line ends after a short word. */
const shown = (words: string) => words.replace(' у ', ' у\u00a0')
const admin = { postMessage: vi.fn() }
let end: () => void

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const settled = () => new Promise((resolve) => setTimeout(resolve))

function type(data: object, from: { origin?: string; source?: unknown; locale?: string } = {}): void {
  const { origin = cmsUrl, source = admin, locale = 'ru' } = from
  const event = new MessageEvent('message', { data: { type: 'payload-live-preview', data, locale }, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

beforeEach(() => {
  admin.postMessage.mockClear()
  vi.spyOn(window, 'parent', 'get').mockReturnValue(admin as unknown as Window)
  document.body.innerHTML = `<nav><a href="/apparaty">${marked('Аппараты', 'sections.s1.label')}</a> <u></u></nav>
    <div id="main">
    <h1>${marked('Слух у детей', 'title')}</h1>
    <p class="new-line">${marked(nothingYet, 'line')}</p>
    <p class="country">Страна: ${marked('Дания', 'country')}</p>
    <img alt="${marked('Врач', 'cover')}" src="data:,">
    <section><h2>${marked('Шаги', 'layout.b1.title')}</h2><p>${marked('Раз', 'layout.b1.text')}</p><hr></section>
    <a href="/akcii"><b>${marked('Акция', 'cta')}</b></a> <a class="plain" href="/akcii"><i></i></a>
  </div>`
  end = followForm({ cmsUrl, locale: 'ru' })
})
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

describe('a preview beside its form', () => {
  it('shows words without their marks', () => {
    expect(document.body.textContent).not.toMatch(/[\u{e0000}-\u{e007f}]/u)
    expect(find('h1').textContent).toBe(shown('Слух у детей'))
    expect(find('img').getAttribute('alt')).toBe('Врач')
  })

  it('shows what is typed, around it the page’s own words', () => {
    type({ title: ' Слух у взрослых ', country: 'Франция' })
    expect(find('h1').textContent).toBe(shown('Слух у взрослых'))
    expect(find('.country').textContent).toBe('Страна: Франция')
    type({ title: '', country: 'Дания' })
    expect(find('h1').textContent).toBe('')
    type({ title: 'Снова' })
    expect(find('h1').textContent).toBe('Снова')
  })

  it('shows what is typed where nothing stood', () => {
    expect(find('.new-line').textContent).toBe('')
    type({ line: 'Перерыв' })
    expect(find('.new-line').textContent).toBe('Перерыв')
  })

  it('hears nobody but the admin around it, in its own language', () => {
    type({ title: 'Чужое' }, { origin: 'https://evil.example' })
    type({ title: 'Чужое' }, { source: window })
    type({ title: 'Басқа' }, { locale: 'kk' })
    expect(find('h1').textContent).toBe(shown('Слух у детей'))
  })

  it('keeps to the typing when an older page comes from the server', async () => {
    type({ title: 'Новее' })
    find('h1').textContent = marked('Сохранено раньше', 'title')
    await settled()
    expect(find('h1').textContent).toBe('Новее')
    const country = find('.country').firstChild as Text
    country.data = `Откуда: ${marked('Дания', 'country')}`
    await settled()
    expect(country.data).toBe('Откуда: Дания')
    find('section').outerHTML = `<section><p class="new">${marked('Новый блок', 'layout.b2.text')}</p></section>`
    await settled()
    type({ layout: [{ id: 'b2', text: 'Набран' }] })
    expect(find('.new').textContent).toBe('Набран')
  })

  const pressed = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    find(selector).dispatchEvent(event)
    return { event, told: admin.postMessage.mock.calls.at(-1) }
  }

  it('leads from a text, a picture and a block to its field', () => {
    expect(pressed('h1').told).toEqual([{ type: 'estu-preview-field', path: 'title' }, cmsUrl])
    expect(pressed('img').told?.[0].path).toBe('cover')
    expect(pressed('hr').told?.[0].path).toBe('layout.b1')
  })

  it('leads to fields around the page too, each element there to its own alone', () => {
    expect(pressed('nav a').told?.[0].path).toBe('sections.s1.label')
    admin.postMessage.mockClear()
    expect(pressed('nav u').told).toBeUndefined()
  })

  it('lets no link lead the frame away', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const onField = pressed('b')
    expect(onField.told?.[0].path).toBe('cta')
    expect(onField.event.defaultPrevented).toBe(true)
    expect(open).not.toHaveBeenCalled()
    const elsewhere = pressed('i')
    expect(elsewhere.told).toEqual(onField.told)
    expect(elsewhere.event.defaultPrevented).toBe(true)
    expect(open).toHaveBeenCalledWith(expect.stringContaining('/akcii'), '_blank', 'noopener')
  })

  it('forgets the page when it goes', () => {
    end()
    type({ title: 'Поздно' })
    expect(find('h1').textContent).toBe(shown('Слух у детей'))
  })
})
