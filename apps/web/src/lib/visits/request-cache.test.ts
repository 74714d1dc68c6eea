import { expect, it, vi } from 'vitest'
import { cachePerRequest, withRequestCache } from './request-cache.ts'

it('within a visit a thing is read once, by whoever asks first, and never for another visit', async () => {
  const read = vi.fn(async () => ({ name: 'Асель' }))
  const visit = () =>
    withRequestCache(async () => {
      const guard = await cachePerRequest('session a', read)
      await new Promise(setImmediate)
      return [guard, ...(await Promise.all([cachePerRequest('session a', read), cachePerRequest('session a', read)]))]
    })
  const [one, other] = await Promise.all([visit(), visit()])
  expect(read).toHaveBeenCalledTimes(2)
  expect(new Set(one).size).toBe(1)
  expect(one[0]).not.toBe(other[0])
  await withRequestCache(async () => {
    await cachePerRequest('session a', read)
    await cachePerRequest('session b', read)
  })
  expect(read).toHaveBeenCalledTimes(4)
})

it('outside a visit it is read each time, and after a failure again', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue('known')
  await withRequestCache(async () => {
    await expect(cachePerRequest('session', read)).rejects.toThrow('no database')
    expect(await cachePerRequest('session', read)).toBe('known')
  })
  await cachePerRequest('session', read)
  await cachePerRequest('session', read)
  expect(read).toHaveBeenCalledTimes(4)
})
