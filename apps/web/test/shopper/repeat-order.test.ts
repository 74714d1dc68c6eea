import { openAccount } from '../../e2e/support/forms/opened-account.ts'
import { post } from '../../e2e/support/posted-form.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { expect, test } from '../support/test.ts'

const { webUrl } = readTestEnv()

test('nobody repeats an order of another', async () => {
  const { own, cookie } = await openAccount()
  for (const order of ['00000000-0000-4000-8000-000000000000', 'x', '', "'; --"]) {
    const sent = await post(own, { intent: 'repeat', order }, { cookie, origin: webUrl })
    expect(sent.status, order).toBe(422)
    expect(sent.cookies.filter((one) => one.startsWith('cart='))).toEqual([])
  }
  const shown = await fetch(`${webUrl}${own}?repeated=00000000-0000-4000-8000-000000000000`, { headers: { cookie } })
  expect(shown.status).toBe(200)
})
