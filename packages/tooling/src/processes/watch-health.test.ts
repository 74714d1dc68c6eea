import { expect, it } from 'vitest'
import { watchHealth } from './watch-health.ts'

/** What happens to a process that answers so, one time after another. */
async function watched(answers: readonly boolean[]): Promise<string[]> {
  const happened: string[] = []
  let asked = 0
  await watchHealth('cms', {
    answers: async () => {
      happened.push(answers[asked] ? 'yes' : 'no')
      asked += 1
      return answers[asked - 1] ?? false
    },
    restart: async () => {
      happened.push('restart')
    },
    wait: async () => asked < answers.length,
    log: (line) => happened.push(line),
  })
  return happened
}

const said = '✗ cms did not answer 3 times in a row: it is stopped and started again.'

it('starts again what is silent three times in a row, says so in one line, and goes on watching', async () => {
  expect(await watched([true, false, false, false, true, false, false, false])).toEqual([
    ...['yes', 'no', 'no', 'no', said, 'restart'],
    ...['yes', 'no', 'no', 'no', said, 'restart'],
  ])
})

it('leaves alone what answers between, and what answers late', async () => {
  expect(await watched([false, false, true, false, false, true])).not.toContain('restart')
  expect(await watched([true, true])).toEqual(['yes', 'yes'])
})
