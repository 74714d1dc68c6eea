import { expect, it } from 'vitest'
import { documentTag, slugTag } from '../catalogue/cache-tags.ts'
import { promotionState } from '../catalogue/promotion-period.ts'
import { mayFollow, orderFlow, stepsAhead } from './status-flow.ts'

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
