import { expect, it } from 'vitest'
import { OperatorError } from '../../env.ts'
import { keepBackups } from './keep-backups.ts'

const start = Date.parse('2026-11-30T12:00:00+05:00')

/** Lets a keeper run for so many waits on a clock of its own. */
async function run(waits: number, makes: (index: number) => boolean) {
  let now = start
  let newest: Date | null = null
  let tried = 0
  const made: string[] = []
  const said: string[] = []
  await keepBackups({
    at: { hour: 3, minute: 30 },
    now: () => new Date(now),
    newest: async () => newest,
    make: async () => {
      tried += 1
      if (!makes(tried)) throw new OperatorError('the disk is full.')
      newest = new Date(now)
      made.push(newest.toISOString())
    },
    wait: async (ms) => {
      waits -= 1
      now += ms
    },
    isStopped: () => waits <= 0,
    say: (words) => said.push(words),
  })
  return { made, said }
}

it('makes one at once and then one a night', async () => {
  const { made } = await run(60, () => true)
  expect(made).toEqual(['2026-11-30T07:00:00.000Z', '2026-11-30T22:30:00.000Z', '2026-12-01T22:30:00.000Z'])
})

it('says why one failed, and tries again after a quarter of an hour', async () => {
  const { made, said } = await run(4, (index) => index > 2)
  expect(made).toEqual(['2026-11-30T07:30:00.000Z'])
  expect(said).toEqual(Array(2).fill('✗ No backup: the disk is full. It is tried again in 15 minutes.'))
})
