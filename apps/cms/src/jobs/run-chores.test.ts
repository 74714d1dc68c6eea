import { expect, it } from 'vitest'
import { type Chore, runChores } from './run-chores.ts'

function stage(failing: readonly string[]) {
  const ran: string[] = []
  const failed: string[] = []
  let time = 0
  const chore = (name: string, everyMs: number): Chore => ({
    name,
    everyMs,
    run: async () => {
      ran.push(name)
      if (failing.includes(name)) throw new Error(`${name} is broken`)
    },
  })
  const turn = runChores(
    [chore('publish', 0), chore('erase', 60_000), chore('tidy', 60_000)],
    ({ name }) => failed.push(name),
    () => time,
  )
  const turnAt = async (at: number) => {
    time = at
    ran.length = 0
    await turn()
    return [...ran]
  }
  return { turnAt, failed }
}

it('runs each chore at its own interval, the first time at once', async () => {
  const { turnAt } = stage([])
  expect(await turnAt(0)).toEqual(['publish', 'erase', 'tidy'])
  expect(await turnAt(59_999)).toEqual(['publish'])
  expect(await turnAt(60_000)).toEqual(['publish', 'erase', 'tidy'])
})

it('runs every other chore when one fails, reports it, and tries it again after its interval', async () => {
  const { turnAt, failed } = stage(['publish', 'erase'])
  expect(await turnAt(0)).toEqual(['publish', 'erase', 'tidy'])
  expect(failed).toEqual(['publish', 'erase'])
  expect(await turnAt(1000)).toEqual(['publish'])
  expect(await turnAt(60_000)).toEqual(['publish', 'erase', 'tidy'])
  expect(failed).toEqual(['publish', 'erase', 'publish', 'publish', 'erase'])
})
