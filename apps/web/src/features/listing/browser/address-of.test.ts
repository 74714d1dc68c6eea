import { expect, it } from 'vitest'
import { queryOf } from './address-of'

it('writes what was chosen, a range as one parameter, and nothing that was left empty', () => {
  const data = new FormData()
  const fields = { kind: 'dome', loss: 'II', price_from: '92\u00a0500', price_to: '', monthly: '', sort: '-price' }
  for (const [key, value] of Object.entries(fields)) data.append(key, value)
  data.append('loss', 'III')
  expect(queryOf(data)).toBe('kind=dome&loss=II&price=92500-&sort=-price&loss=III')
})

it('leaves a plain list its plain address', () => {
  const data = new FormData()
  for (const key of ['price_from', 'price_to', 'monthly', 'sort']) data.append(key, '')
  expect(queryOf(data)).toBe('')
})
