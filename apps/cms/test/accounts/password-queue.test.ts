import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inPasswordQueue } from '../../src/modules/accounts/passwords/password-queue.ts'

it('one at a time; owners before strangers; a crowd rests longer than it works and is limited', async () => {
  const order: string[] = []
  let running = 0
  const piece = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    await pause(20)
    running -= 1
    order.push(name)
    return name
  }
  const begun = Date.now()
  const crowd = Array.from({ length: 20 }, (_, index) => inPasswordQueue(piece(`stranger ${index}`)))
  const owners = [inPasswordQueue(piece('owner 1'), 'known'), inPasswordQueue(piece('owner 2'), 'known')]
  expect(await Promise.all(owners)).toEqual(['owner 1', 'owner 2'])
  const answers = await Promise.all(crowd)
  // The first had its turn already; the owners are next, then the others as they came; seven were too many.
  expect(order.slice(0, 4)).toEqual(['stranger 0', 'owner 1', 'owner 2', 'stranger 1'])
  expect(answers.filter((answer) => answer === null)).toHaveLength(7)
  expect(Date.now() - begun).toBeGreaterThanOrEqual(12 * 4 * 20)
  expect(await inPasswordQueue(piece('later'))).toBe('later')
})
