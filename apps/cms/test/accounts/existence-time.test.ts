import { afterAll, beforeAll, it } from 'vitest'
import { askRecovery } from '../../src/modules/accounts/operations/recover-account.ts'
import { registerCustomer } from '../../src/modules/accounts/operations/register-customer.ts'
import { signIn } from '../../src/modules/accounts/operations/sign-in.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { runSql } from '../support/test-server.ts'
import { expectUntold } from './answer-gap.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
})
afterAll(() => cms.close())

const register = (email: string) =>
  registerCustomer(cms.payload, { name: 'Асель', email, password: 'три-белых-верблюда', consent: 'yes' }, 'ru')
const enter = (email: string, tried: string, client: string) =>
  signIn(cms.payload, { email, password: tried, client, device: null })

const noLimits = () => runSql(new URL(cms.databaseUrl).pathname.slice(1), 'delete from rate_limits')

it('neither words nor time tell whether an account exists: signing in, registering, recovering', async () => {
  await register('a@example.kz')
  const ask: Record<string, (known: boolean, index: number) => Promise<unknown>> = {
    'signing in': (known, index) =>
      enter(known ? 'a@example.kz' : 'z@example.kz', `wrong-${index}`, `10.9.${index % 250}.1`),
    recovering: (known, index) => askRecovery(cms.payload, known ? 'a@example.kz' : `z${index}@example.kz`, 'ru'),
    registering: (known, index) => register(known ? 'a@example.kz' : `n${index}@example.kz`),
  }
  for (const [what, work] of Object.entries(ask)) await expectUntold(what, noLimits, work)
}, 600_000)
