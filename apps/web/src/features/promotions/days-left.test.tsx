// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DaysLeft } from './days-left'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const endsAt = '2026-12-01T00:00:00+05:00'
const line = <DaysLeft endsAt={endsAt} words={{ left: 'осталось дней: {days}', last: 'сегодня последний день' }} />
let root: Root

async function textAt(now: string) {
  vi.setSystemTime(new Date(now))
  root = createRoot(document.body.appendChild(document.createElement('p')))
  await act(async () => root.render(line))
  return document.querySelector('.days-left')?.textContent
}

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('counts the days by the clock of the reader', async () => {
  expect(await textAt('2026-11-20T12:00:00+05:00')).toBe('осталось дней: 10')
})

it('names the last day', async () => {
  expect(await textAt('2026-11-30T12:00:00+05:00')).toBe('сегодня последний день')
})

it('says nothing on a page that was kept past the end', async () => {
  expect(await textAt('2026-12-01T00:00:00+05:00')).toBe('\u00a0')
})

it('reserves its line and states no number before the browser counts', () => {
  expect(renderToStaticMarkup(line)).toBe('<span class="days-left">\u00a0</span>')
})
