import { openAccount } from '../../e2e/support/forms/opened-account.ts'
import { post } from '../../e2e/support/posted-form.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { expect, test } from '../support/test.ts'

const { webUrl } = readTestEnv()

/** What opens a shopper's pages in a browser: the session, confirmed links, the last order. */
const opening = ['session', 'links', 'ordered']

const forgotten = (cookies: readonly string[]) =>
  opening.filter((name) => cookies.some((one) => one.startsWith(`${name}=;`) && one.includes('Max-Age=0')))

test('who signs out or deletes the account leaves nothing that opens their orders', async () => {
  const leaving = await openAccount()
  const out = await post('/auth/sign-out', {}, { origin: webUrl, cookie: `${leaving.cookie}; links=a; ordered=b` })
  expect([out.status, out.location]).toEqual([303, expect.stringContaining('/auth/sign-out?done=1')])
  expect(forgotten(out.cookies)).toEqual(opening)

  const { own, cookie, password } = await openAccount()
  const gone = await post(own, { intent: 'delete', password }, { origin: webUrl, cookie })
  expect([gone.status, gone.location]).toEqual([303, expect.stringContaining('/thanks?for=deleted')])
  expect(forgotten(gone.cookies)).toEqual(opening)
})
