import { expect, it } from 'vitest'
import { untilSilent } from './silence.ts'

/** What happens until one is taken to be silent that answers so, and then never again. */
async function happens(answers: readonly boolean[]): Promise<string> {
  const happened: string[] = []
  let asked = 0
  await untilSilent({
    answers: async () => {
      const answered = answers[asked] ?? false
      asked += 1
      happened.push(answered ? 'yes' : 'no')
      return answered
    },
    wait: async () => happened.push('wait'),
  })
  return happened.join(' ')
}

it('who says nothing three times in a row is silent', async () => {
  expect(await happens([])).toBe('wait no wait no wait no')
})

it('an answer between begins the count anew', async () => {
  expect(await happens([true, false, false, true])).toBe('wait yes wait no wait no wait yes wait no wait no wait no')
})
