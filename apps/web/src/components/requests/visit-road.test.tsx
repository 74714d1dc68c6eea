import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AppointmentDetails } from '@/content/types'
import { VisitRoad } from './visit-road'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const visit = { status: 'booked', contactBy: 'email', email: 'asel@example.kz', phone: null, startsAt: inDays(9) }

const stepsOf = (changes: Partial<AppointmentDetails>, ready: readonly 'mail'[] = ['mail']) => {
  const html = renderToStaticMarkup(
    <VisitRoad locale="ru" visit={{ ...visit, ...changes } as AppointmentDetails} ready={ready} />,
  )
  return [...html.matchAll(/<li([^>]*)><b>([^<]+)/g)].map(([, mark, title]) => [
    title?.replaceAll('\u00a0', ' '),
    mark?.includes('aria-current') ? 'now' : /class="(\w+)"/.exec(mark ?? '')?.[1],
  ])
}

it('shows the reminder and the visit ahead of a booking', () => {
  expect(stepsOf({})).toEqual([
    ['Вы записаны', 'now'],
    ['Напоминание', 'ahead'],
    ['Приём', 'ahead'],
  ])
})

it('promises no reminder that nothing will send, or whose time is over', () => {
  const withoutReminder = [
    ['Вы записаны', 'now'],
    ['Приём', 'ahead'],
  ]
  expect(stepsOf({}, [])).toEqual(withoutReminder)
  expect(stepsOf({ startsAt: inDays(0.2) })).toEqual(withoutReminder)
})

it('leaves the booking behind once the clinic has confirmed it', () => {
  expect(stepsOf({ status: 'confirmed' }).slice(0, 2)).toEqual([
    ['Вы записаны', 'past'],
    ['Подтверждена', 'now'],
  ])
})
