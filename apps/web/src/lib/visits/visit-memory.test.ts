import { expect, it, vi } from 'vitest'
import { oncePerVisit, withVisitMemory } from './visit-memory.ts'

it('within a visit a thing is read once, by whoever asks first, and never for another visit', async () => {
  const read = vi.fn(async () => ({ name: 'Асель' }))
  const visit = () =>
    withVisitMemory(async () => {
      const guard = await oncePerVisit('session a', read)
      await new Promise(setImmediate)
      return [guard, ...(await Promise.all([oncePerVisit('session a', read), oncePerVisit('session a', read)]))]
    })
  const [one, other] = await Promise.all([visit(), visit()])
  expect(read).toHaveBeenCalledTimes(2)
  expect(new Set(one).size).toBe(1)
  expect(one[0]).not.toBe(other[0])
  await withVisitMemory(async () => {
    await oncePerVisit('session a', read)
    await oncePerVisit('session b', read)
  })
  expect(read).toHaveBeenCalledTimes(4)
})

it('outside a visit it is read each time, and after a failure again', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue('known')
  await withVisitMemory(async () => {
    await expect(oncePerVisit('session', read)).rejects.toThrow('no database')
    expect(await oncePerVisit('session', read)).toBe('known')
  })
  await oncePerVisit('session', read)
  await oncePerVisit('session', read)
  expect(read).toHaveBeenCalledTimes(4)
})
