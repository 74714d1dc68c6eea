import { expect, it } from 'vitest'
import { faultFacts } from './fault-facts.ts'

it('says what kind of fault it was and where, and nothing of its words', () => {
  const cause = Object.assign(new TypeError('aigul@example.kz'), { code: '23505' })
  const error = new Error('Failed query: insert\nparams: Айгуль,+77012345678\n    at Айгуль (a.ts:1:1)', { cause })
  const facts = faultFacts(error)
  expect(facts).toMatchObject({ error: 'Error', cause: { error: 'TypeError', code: '23505' } })
  expect(facts.at?.[0]).toContain('fault-facts.test.ts')
  expect(JSON.stringify(facts)).not.toMatch(/Айгуль|7012345678|aigul/)
})

it('names neither a code nor a kind that is no word', () => {
  const error = Object.assign(new Error('x'), { name: 'Айгуль сказала', code: { phone: '+77012345678' } })
  expect(faultFacts(error)).toMatchObject({ error: 'Error' })
  expect(JSON.stringify(faultFacts(error))).not.toMatch(/Айгуль|phone/)
})

it('what is no error is a kind of thing', () => {
  expect(faultFacts('aigul@example.kz')).toEqual({ error: 'string' })
})

it('an error that causes itself ends', () => {
  const error = new Error('round')
  error.cause = error
  expect(JSON.stringify(faultFacts(error)).match(/"error"/g)).toHaveLength(4)
})
