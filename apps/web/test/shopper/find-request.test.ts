import { hiddenFields, post } from '../../e2e/support/posted-form.ts'
import { expect, test } from '../support/test.ts'

/** A number that belongs to nobody. */
const unknown = 'E-2222-2222'

test('a wrong number is told from a wrong phone by nothing, and neither is tried through', async () => {
  const phone = `+7703${String(Date.now()).slice(-7)}`
  const hidden = await hiddenFields('/find-order')
  const ask = (number: string) => post('/find-order', { ...hidden, number, phone })
  const first = await ask(unknown)
  expect(first.status).toBe(422)
  expect(first.html).toContain('мы не нашли')
  for (const letter of 'ABCDEFGHJKMNPQRSTUV') expect((await ask(`E-2222-222${letter}`)).status).toBe(422)
  expect((await ask('A-3333-3333')).status).toBe(429)
})
