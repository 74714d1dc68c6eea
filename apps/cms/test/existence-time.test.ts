import { afterAll, beforeAll, expect, it } from 'vitest'
import { askRecovery } from '../src/modules/accounts/operations/recover-account.ts'
import { registerCustomer } from '../src/modules/accounts/operations/register-customer.ts'
import { signIn } from '../src/modules/accounts/operations/sign-in.ts'
import { giveConsentTexts } from './consent-texts.ts'
import { openCms, type TestCms } from './open-cms.ts'
import { size } from './size.ts'
import { runSql } from './test-server.ts'

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

type Timed = { ms: number; answer: string }

/**
 * Between which two values the true median of the differences lies (99.9 of 100 times), whatever their distribution:
 * the order statistics around the middle one. In milliseconds.
 */
function medianWithin(differences: number[]): [low: number, high: number] {
  const sorted = differences.toSorted((x, y) => x - y)
  const aside = Math.ceil((3.29 * Math.sqrt(sorted.length)) / 2)
  const middle = Math.floor(sorted.length / 2)
  return [sorted[middle - aside] ?? Number.NEGATIVE_INFINITY, sorted[middle + aside] ?? Number.POSITIVE_INFINITY]
}

/**
 * The same thing asked in turn about an address that has an account and about one that has none, until the gap between
 * the two is known to be within the limit or beyond it: a busy machine asks for more pairs, not for a wider limit.
 */
async function compare(least: number, ask: (known: boolean, index: number) => Promise<unknown>) {
  const timed = async (known: boolean, index: number): Promise<Timed> => {
    const started = performance.now()
    const answer = JSON.stringify(await ask(known, index))
    return { ms: performance.now() - started, answer }
  }
  const answers = new Set<string>()
  const differences: number[] = []
  let gap = medianWithin(differences)
  for (let index = 0; index < most && (index < least || isUndecided(gap)); index += 1) {
    await runSql(new URL(cms.databaseUrl).pathname.slice(1), 'delete from rate_limits')
    const knownFirst = index % 2 === 0
    const [first, second] = [await timed(knownFirst, index), await timed(!knownFirst, index)]
    for (const { answer } of [first, second]) answers.add(answer)
    differences.push(knownFirst ? first.ms - second.ms : second.ms - first.ms)
    gap = medianWithin(differences)
  }
  return { gap, pairs: differences.length, answers: answers.size }
}

/** Source: the plan for reliability asks for no more than this, in milliseconds. */
const tellTale = 10

const isUndecided = ([low, high]: readonly [number, number]) =>
  (low < -tellTale && high > -tellTale) || (low < tellTale && high > tellTale)

/** Each is asked about at least so many pairs, and about more while noise hides the gap. */
const least = size(40, 100)
const most = 400

it('neither words nor time tell whether an account exists: signing in, registering, recovering', async () => {
  await register('a@example.kz')
  const asked = {
    'signing in': await compare(least, (known, index) =>
      enter(known ? 'a@example.kz' : 'z@example.kz', `wrong-${index}`, `10.9.${index % 250}.1`),
    ),
    recovering: await compare(least, (known, index) =>
      askRecovery(cms.payload, known ? 'a@example.kz' : `z${index}@example.kz`, 'ru'),
    ),
    registering: await compare(least, (known, index) => register(known ? 'a@example.kz' : `n${index}@example.kz`)),
  }
  for (const [what, { gap, pairs, answers }] of Object.entries(asked)) {
    const [low, high] = gap
    console.log(`existence, ${what}: ${pairs} pairs, the median gap is ${low.toFixed(1)} to ${high.toFixed(1)} ms`)
    expect(answers, what).toBe(1)
    expect(low, what).toBeGreaterThan(-tellTale)
    expect(high, what).toBeLessThan(tellTale)
  }
}, 600_000)
