import { Secret, TOTP } from 'otpauth'
import { stepAt } from '../../src/modules/staff/second-factor/one-time-codes.ts'
import type { Browser, StaffRest } from './staff-rest.ts'

/** The code of one time step, as RFC 6238 makes it; the first test holds it to the examples there. */
export const codeAt = (key: string, step: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: step * 30_000 })

/** The code an authenticator app shows so many half minutes from now. */
export const codeOf = (key: string, steps = 0) => codeAt(key, stepAt(new Date()) + steps)

/** Signs in and sets the second factor up by the code of the step before, so that the present one is still good. */
export async function withSecondFactor(cms: StaffRest, email: string, password: string) {
  const browser = cms.browser()
  await browser.signIn(email, password)
  const offered = await browser.post('staff/second-factor/offer')
  const key = String(offered.json.key)
  const taken = await browser.post('staff/second-factor/take', { code: codeOf(key, -1) })
  return { browser, key, codes: taken.json.codes as string[], offered, taken }
}

/** A new window in which the password was given and the code was not. */
export async function halfSignedIn(cms: StaffRest, email: string, password: string, client?: string): Promise<Browser> {
  const browser = cms.browser(client)
  await browser.signIn(email, password)
  return browser
}
