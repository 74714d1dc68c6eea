import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { recoverAtConsole } from '../../src/modules/staff/index.ts'
import { keyUri, stepOfCode } from '../../src/modules/staff/second-factor/one-time-codes.ts'
import { decryptFor, encryptFor } from '../../src/modules/staff/second-factor/secret-cipher.ts'
import { trashedCollections } from '../../src/modules/trash/trashed-collections.ts'
import { codeAt, codeOf, halfSignedIn, withSecondFactor } from './second-factor-person.ts'
import { type Browser, openStaffRest, type StaffRest } from './staff-rest.ts'

const [email, password] = ['aigul@estu.example', 'екі-түйе-бір-ат']
let cms: StaffRest

beforeAll(async () => {
  cms = await openStaffRest()
})
afterEach(() => cms.sql('delete from staff', 'delete from rate_limits', 'delete from staff_code_tries'))
afterAll(() => cms.close())

/** Base32 of the secret of RFC 6238, appendix B; its codes have eight digits, of which ours are the last six. */
const known = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it('makes the codes of RFC 6238 and takes one step of skew either way, no more', () => {
  const vectors = {
    59: '287082',
    1111111109: '081804',
    1234567890: '005924',
    2000000000: '279037',
    20000000000: '353130',
  }
  for (const [seconds, code] of Object.entries(vectors)) {
    const step = Math.floor(Number(seconds) / 30)
    expect(codeAt(known, step), seconds).toBe(code)
    const at = (shift: number) => stepOfCode(known, code, new Date((Number(seconds) + shift * 30) * 1000))
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, step, step, step, null])
  }
  expect(keyUri(known, 'Есту', email)).toMatch(
    /^otpauth:\/\/totp\/.*secret=GEZDGNBV.*period=30.*digits=6|digits=6.*period=30/,
  )
})

it('keeps the secret encrypted, for its owner and this installation alone', () => {
  const sealed = encryptFor('secret', 'a', known)
  expect(sealed).not.toContain(known)
  expect(decryptFor('secret', 'a', sealed)).toBe(known)
  expect(decryptFor('secret', 'b', sealed)).toBeNull()
  expect(decryptFor('other', 'a', sealed)).toBeNull()
})

it('asks for a code once one was proved, and opens nothing before', async () => {
  await cms.employ(email, password)
  const { browser, key, codes, offered } = await withSecondFactor(cms, email, password)
  expect(offered.json.picture).toMatch(/^<svg/)
  expect(new Set(codes).size).toBe(10)
  expect((await browser.get('articles')).status).toBe(200)

  const own = cms.browser()
  const signed = await own.signIn(email, password)
  expect(Object.keys(signed.json.user as object).sort()).toEqual(['collection', 'email', 'id'])
  expect((await own.get('staff/me')).json.user).toBeNull()
  expect(await own.get('articles')).toMatchObject({ status: 403, words: expect.stringContaining('код') })
  expect((await own.post('staff/refresh-token')).status).toBe(403)
  expect((await own.post('staff/confirm-sign-in', { code: '12345' })).words).toContain('6 цифр')
  expect(
    (await own.post('staff/confirm-sign-in', { code: ` ${codeOf(key).slice(0, 3)} ${codeOf(key).slice(3)}` })).status,
  ).toBe(200)
  expect((await own.get('articles')).status).toBe(200)
  expect((await own.get('staff/me')).json.user).toMatchObject({ email })
})

/** All tests come from one address, whose tries are counted together. */
const forgetTries = () => cms.sql('delete from staff_code_tries')

/** Stops the clocks of the test and of the database at one moment: the codes would change within the test. */
async function holdCodes(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(async () => {
    vi.useRealTimers()
    await cms.holdClock(null)
  })
  await cms.holdClock(new Date())
}

it('takes no code twice, not even at the same moment', async () => {
  await holdCodes()
  await cms.employ(email, password)
  const { key } = await withSecondFactor(cms, email, password)
  const browsers = await Promise.all(Array.from({ length: 4 }, () => halfSignedIn(cms, email, password)))
  const code = codeOf(key)
  const answers = await Promise.all(browsers.map((own) => own.post('staff/confirm-sign-in', { code })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  // The right one forgets the wrong ones that came before it, not those that came after.
  await forgetTries()
  const late = await halfSignedIn(cms, email, password)
  expect((await late.post('staff/confirm-sign-in', { code })).status).toBe(400)
  expect((await late.post('staff/confirm-sign-in', { code: codeOf(key, -1) })).status).toBe(400)
  expect((await late.post('staff/confirm-sign-in', { code: codeOf(key, 1) })).status).toBe(200)
})

it('takes each recovery code once, not even twice at the same moment, and says how many are left', async () => {
  await cms.employ(email, password)
  const { codes } = await withSecondFactor(cms, email, password)
  const browsers = await Promise.all(Array.from({ length: 4 }, () => halfSignedIn(cms, email, password)))
  const answers = await Promise.all(browsers.map((own) => own.post('staff/confirm-sign-in', { code: codes[0] })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  expect(answers.find(({ status }) => status === 200)?.json).toMatchObject({ by: 'recovery', left: 9 })
  for (const change of ["update staff_events set subject_id = 'x'", 'delete from staff_events'])
    await expect(cms.payload.db.pool.query(change)).rejects.toThrow('are kept')
})

it('lets codes be guessed five times, then ever more rarely, and never keeps out the browser of the owner', async () => {
  await cms.employ(email, password)
  const { browser, key } = await withSecondFactor(cms, email, password)
  const thief = await halfSignedIn(cms, email, password)
  const guess = () => thief.post('staff/confirm-sign-in', { code: '000000' })
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1) statuses.push((await guess()).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect((await guess()).words).toMatch(/через \d+ (с|мин)\./)
  expect((await thief.post('staff/confirm-sign-in', { code: codeOf(key) })).status).toBe(429)
  await cms.sql(`update staff_code_tries set next_at = now()`)
  expect((await guess()).status).toBe(400)
  expect((await guess()).words).toContain('через 60 с')
  // The same at another address, and with a new session: the count is the account's.
  const elsewhere = await halfSignedIn(cms, email, password)
  expect((await elsewhere.post('staff/confirm-sign-in', { code: codeOf(key) })).status).toBe(429)
  await browser.post('staff/logout')
  await browser.signIn(email, password)
  expect((await browser.post('staff/confirm-sign-in', { code: codeOf(key) })).status).toBe(200)
})

it('a clock that ran ahead and was set back keeps nobody out, and no code is good twice for it', async () => {
  await holdCodes()
  await forgetTries()
  await cms.employ(email, password)
  const { key } = await withSecondFactor(cms, email, password)
  const own = await halfSignedIn(cms, email, password)
  for (const status of [400, 400, 400, 400, 400, 429])
    expect((await own.post('staff/confirm-sign-in', { code: '000000' })).status).toBe(status)
  // As it would be stored had all this been a day later by the clock of the database.
  await cms.sql(
    'update staff_second_factors set last_step = last_step + 2880',
    `update staff_code_tries set tried_at = tried_at + interval '1 day', next_at = next_at + interval '1 day'`,
  )
  expect((await own.post('staff/confirm-sign-in', { code: codeOf(key) })).status).toBe(200)
  const late = await halfSignedIn(cms, email, password)
  for (const steps of [0, -1])
    expect((await late.post('staff/confirm-sign-in', { code: codeOf(key, steps) })).status).toBe(400)
})

it('a pause after wrong codes of the app keeps no recovery code out, which has a count of its own', async () => {
  await forgetTries()
  await cms.employ(email, password)
  const { codes } = await withSecondFactor(cms, email, password)
  const own = await halfSignedIn(cms, email, password)
  const give = async (code: string | undefined) => (await own.post('staff/confirm-sign-in', { code })).status
  for (const status of [400, 400, 400, 400, 400, 429]) expect(await give('000000')).toBe(status)
  for (const _ of [1, 2, 3, 4]) expect(await give('000000000000')).toBe(400)
  expect(await give(codes[0])).toBe(200)
  const thief = await halfSignedIn(cms, email, password)
  for (const status of [400, 400, 400, 400, 400, 429])
    expect((await thief.post('staff/confirm-sign-in', { code: '000000000000' })).status).toBe(status)
})

it('shows the secret once: no answer of the interface holds it or a code afterwards', async () => {
  await cms.employ(email, password, { role: 'admin' })
  const { browser, key, codes } = await withSecondFactor(cms, email, password)
  const { user } = (await browser.get('staff/me')).json as { user: { id: string } }
  for (const path of ['staff', `staff/${user.id}?depth=2`, 'staff/me', `staff/second-factor/state/${user.id}`]) {
    const text = JSON.stringify((await browser.get(path)).json)
    for (const secret of [key, ...codes]) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/secret|offered|codeHash|code_hash/i)
  }
  // Nor can anybody write it: there is no such field.
  await browser.patch(`staff/${user.id}`, { secret: 'x', secondFactor: null, _waiting: null })
  expect((await browser.post('staff/logout')).status).toBe(200)
  await browser.signIn(email, password)
  expect((await browser.get('articles')).status).toBe(403)
})

it('an admin resets a colleague’s second factor, who is signed out everywhere and told', async () => {
  await cms.employ(email, password)
  const { browser } = await withSecondFactor(cms, email, password)
  await cms.employ('boss@estu.example', password, { role: 'admin' })
  const boss = cms.browser()
  await boss.signIn('boss@estu.example', password)
  const { user } = (await browser.get('staff/me')).json as { user: { id: string } }
  const path = `staff/second-factor/reset/${user.id}`
  expect((await browser.post(path)).status).toBe(404)
  await cms.sql(`update staff_session_marks set proved_at = now() - interval '11 minutes'`)
  expect((await boss.post(path)).json.errors).toMatchObject([{ name: 'ProofNeeded' }])
  expect((await boss.post('staff/prove', { password: 'wrong' })).fields).toEqual({
    password: 'Это не тот пароль, с которым вы вошли.',
  })
  expect((await boss.post('staff/prove', { password })).status).toBe(200)
  expect((await boss.post(path)).status).toBe(200)
  expect((await browser.get('staff/me')).json.user).toBeNull()
  const anew = cms.browser()
  await anew.signIn(email, password)
  expect((await anew.get('articles')).status).toBe(200)
  const jobs = await cms.payload.find({ collection: 'payload-jobs', overrideAccess: true, limit: 50 })
  expect(JSON.stringify(jobs.docs)).toContain('staff-factor-reset')
})

it('required of a role, it is set up before anything else', async () => {
  await cms.employ('boss@estu.example', password, { role: 'admin' })
  await cms.employ(email, password)
  const boss = cms.browser()
  await boss.signIn('boss@estu.example', password)
  expect((await boss.post('globals/security', { requireForAdmins: true })).status).toBe(200)
  expect((await boss.get('articles')).words).toContain('настройте второй шаг')
  expect((await boss.post('staff/sessions/end', { others: true })).status).toBe(403)
  const key = String((await boss.post('staff/second-factor/offer')).json.key)
  expect((await boss.post('staff/second-factor/take', { code: codeOf(key) })).status).toBe(200)
  expect((await boss.get('articles')).status).toBe(200)
  const editor = cms.browser()
  await editor.signIn(email, password)
  expect((await editor.get('articles')).status).toBe(200)
  expect((await editor.post('globals/security', { requireForAdmins: false })).status).toBe(403)
  await boss.post('globals/security', { requireForAdmins: false })
})

it('lets the last admin in again at the server’s console, by a link that works once', async () => {
  await cms.employ(email, password, { role: 'admin' })
  const { browser } = await withSecondFactor(cms, email, password)
  expect(await recoverAtConsole(cms.payload, 'nobody@estu.example')).toEqual({ ok: false, error: 'nobody' })
  const recovered = await recoverAtConsole(cms.payload, email.toUpperCase())
  const token = recovered.ok ? (recovered.value.split('/').at(-1) ?? '') : ''
  expect((await browser.get('staff/me')).json.user).toBeNull()
  const own = cms.browser()
  const sent = { token, password: 'новый-пароль-77' }
  expect((await own.post('staff/reset-password', sent)).status).toBe(200)
  expect((await own.get('articles')).status).toBe(200)
  expect((await cms.browser().post('staff/reset-password', sent)).status).toBe(403)
})

it('of one’s own sessions one is ended, or all but this one; nobody else’s', async () => {
  await cms.employ(email, password)
  await cms.employ('other@estu.example', password)
  const [own, second, third] = await Promise.all([1, 2, 3].map(() => halfSignedIn(cms, email, password)))
  const stranger = await halfSignedIn(cms, 'other@estu.example', password)
  if (!own || !second || !third) throw new Error('not signed in')
  const sessionIn = (browser: Browser) => String(decodeJwt(String(browser.jar.get('payload-token'))).sid)
  const isIn = async (browser: Browser) => (await browser.get('staff/me')).json.user !== null
  await stranger.post('staff/sessions/end', { id: sessionIn(own) })
  expect(await isIn(own)).toBe(true)
  expect((await own.post('staff/sessions/end', { id: sessionIn(second) })).status).toBe(200)
  expect(await Promise.all([own, second, third].map(isIn))).toEqual([true, false, true])
  await own.post('staff/sessions/end', { others: true })
  expect(await Promise.all([own, second, third, stranger].map(isIn))).toEqual([true, false, false, true])
})

it('what shoppers sent, accounts and what lies in the trash is deleted by somebody who has just shown who they are, over every interface', async () => {
  await cms.employ('boss@estu.example', password, { role: 'admin' })
  const boss = cms.browser()
  await boss.signIn('boss@estu.example', password)
  await cms.sql(`update staff_session_marks set proved_at = now() - interval '11 minutes'`)
  const id = '00000000-0000-4000-8000-000000000000'
  for (const collection of ['orders', 'appointments', 'feedback', 'staff', ...trashedCollections] as const) {
    for (const path of [`${collection}/${id}`, `${collection}?where[id][equals]=${id}&trash=true`])
      expect((await boss.ask('DELETE', path)).json.errors, path).toMatchObject([{ name: 'ProofNeeded' }])
    const { user } = await cms.payload.auth({
      headers: new Headers({
        cookie: `payload-token=${boss.jar.get('payload-token')}`,
        origin: 'http://localhost:3001',
      }),
    })
    expect(user).not.toBeNull()
    const where = { id: { equals: id } }
    const asked = cms.payload.delete({ collection, where, user, overrideAccess: true })
    await expect(asked, collection).rejects.toThrow('Подтвердите')
  }
  expect((await boss.post('staff/prove', { password })).status).toBe(200)
  expect((await boss.ask('DELETE', `orders/${id}`)).status).toBe(404)
})
