import { describe, expect, it } from 'vitest'
import { groupHours, openState } from '../appointments/opening-hours.ts'
import { documentTag, slugTag } from '../catalogue/cache-tags.ts'
import { promotionState } from '../catalogue/promotion-period.ts'
import { mayFollow, orderFlow, stepsAhead } from './status-flow.ts'

const weekday = { opens: '09:00', closes: '19:00' }
const week = [weekday, weekday, weekday, weekday, weekday, { opens: '10:00', closes: '16:00' }, null]

describe('opening hours in Almaty', () => {
  it('say until when, and when again', () => {
    expect(openState(week, new Date('2026-11-20T05:00:00Z'))).toEqual({ open: true, until: '19:00' })
    expect(openState(week, new Date('2026-11-20T03:30:00Z'))).toEqual({
      open: false,
      opensAt: { weekday: 5, time: '09:00', today: true },
    })
    expect(openState(week, new Date('2026-11-21T12:00:00Z'))).toEqual({
      open: false,
      opensAt: { weekday: 1, time: '09:00', today: false },
    })
    const holiday = { date: '2026-11-20T07:00:00.000Z', hours: null }
    expect(openState(week, new Date('2026-11-20T05:00:00Z'), [holiday])).toEqual({
      open: false,
      opensAt: { weekday: 6, time: '10:00', today: false },
    })
    const longer = { date: '2026-11-22T07:00:00.000Z', hours: { opens: '11:00', closes: '13:00' } }
    expect(openState(week, new Date('2026-11-21T12:00:00Z'), [longer])).toEqual({
      open: false,
      opensAt: { weekday: 7, time: '11:00', today: false },
    })
    const short = [{ date: '2026-12-16T07:00:00.000Z', hours: { opens: '10:00', closes: '14:00' } }]
    const opens = { weekday: 3, time: '10:00' }
    expect(openState(week, new Date('2026-12-15T19:30:00Z'), short)).toMatchObject({
      opensAt: { ...opens, today: true },
    })
    expect(openState(week, new Date('2026-12-15T18:30:00Z'), short)).toMatchObject({
      opensAt: { ...opens, today: false },
    })
    expect(openState([null, null, null, null, null, null, null], new Date())).toEqual({ open: false, opensAt: null })
  })

  it('are printed as days in a row', () => {
    expect(groupHours(week, 'ru').map(({ days }) => days)).toEqual(['пн–пт', 'сб', 'вс'])
    expect(groupHours(week, 'kk').map(({ days }) => days)).toEqual(['дс–жм', 'сб', 'жс'])
  })
})

it('a promotion begins with its first moment and ends before its last', () => {
  const [start, end] = [new Date(1000), new Date(2000)]
  expect([999, 1000, 1999, 2000].map((at) => promotionState(start, end, new Date(at)))).toEqual([
    'upcoming',
    'active',
    'active',
    'ended',
  ])
})

it('cache tags are ASCII and below the limit', () => {
  for (const tag of [documentTag('articles', 'x'.repeat(36)), slugTag('articles', 'x'.repeat(500))]) {
    expect(tag).toMatch(/^[\x20-\x7e]{1,255}$/)
  }
})

it('what is still ahead of an order is a way that it may go, and nothing once it is over', () => {
  expect(stepsAhead('new', 'pickup')).toEqual(['confirmed', 'ready', 'completed'])
  expect(stepsAhead('shipped', 'delivery')).toEqual(['completed'])
  for (const over of ['completed', 'cancelled'] as const) expect(stepsAhead(over, 'pickup')).toEqual([])
  for (const receiving of ['pickup', 'delivery'] as const) {
    const way = ['new', ...stepsAhead('new', receiving)]
    expect(way.slice(1).every((step, index) => mayFollow(orderFlow, way[index] ?? '', step))).toBe(true)
  }
})
