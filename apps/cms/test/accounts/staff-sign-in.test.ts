import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { mailQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { staffTokenCheck } from '../../src/server/requests/staff-token.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openStaffRest, type StaffRest } from './staff-rest.ts'

let cms: StaffRest
let mail: Awaited<ReturnType<typeof openMailServer>>
const email = 'asel@estu.example'
const password = 'три-белых-верблюда'

beforeAll(async () => {
  mail = await openMailServer()
  cms = await openStaffRest({ SMTP_URL: mail.url })
})
afterAll(async () => {
  await cms.close()
  await mail.close()
})
beforeEach(async () => {
  await cms.sql('delete from rate_limits', 'delete from staff', 'delete from payload_jobs', 'delete from mail_tokens')
  mail.received.length = 0
  await cms.employ(email, password)
})

const letters = async () => {
  await cms.payload.jobs.run({ limit: 100, queue: mailQueue, silent: true, overrideAccess: true })
  return mail.received
}
const tokenIn = (text: string | undefined) => /\/admin\/reset\/(\S+)/.exec(text ?? '')?.[1] ?? ''

it('signs in, prolongs and ends a session; the answer carries its cookies and is kept by nobody', async () => {
  const browser = cms.browser()
  const signed = await browser.signIn(` ${email.toUpperCase()} `, password)
  expect(signed).toMatchObject({ status: 200, json: { user: { email }, token: expect.any(String) } })
  expect([...browser.jar.keys()].toSorted()).toEqual(['payload-lng', 'payload-token', 'staff-known'])
  expect((await browser.get('staff/me')).json.user).toMatchObject({ email })
  expect((await browser.post('staff/refresh-token')).status).toBe(200)
  const token = browser.jar.get('payload-token') ?? ''
  const isStaff = staffTokenCheck(cms.payload.config.secret)
  expect(await isStaff({ cookie: `payload-token=${token}` })).toBe(true)
  expect((await browser.post('staff/logout')).status).toBe(200)
  browser.jar.set('payload-token', token)
  expect((await browser.get('staff/me')).json.user).toBeNull()
})

it('an unknown address and a wrong password are one answer, in the language of the admin, and no log grows', async () => {
  const error = vi.spyOn(cms.payload.logger, 'error')
  const words = { ru: 'Почта или пароль не подходят', kk: 'Пошта немесе құпиясөз сәйкес емес' }
  for (const [language, expected] of Object.entries(words)) {
    const browser = cms.browser('10.0.0.1', language)
    const wrong = await browser.signIn(email, 'not-this-one')
    const unknown = await browser.signIn('nobody@estu.example', 'not-this-one')
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 401, words: expect.stringContaining(expected) })
  }
  const empty = await cms.browser('10.0.0.1', 'kk').post('staff/login')
  expect(empty).toMatchObject({ status: 400, fields: { email: 'Бұл өрісті толтырыңыз.' } })
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

it('of thirty guesses at the same moment no more are looked at than in a row', async () => {
  const answers: number[] = []
  // In waves, since no more than a dozen strangers may wait at once.
  for (let wave = 0; wave < 3; wave += 1) {
    const guesses = Array.from({ length: 10 }, (_, index) =>
      cms.browser(`10.1.${wave}.${index}`).signIn(email, `guess-${wave}-${index}`),
    )
    answers.push(...(await Promise.all(guesses)).map(({ status }) => status))
  }
  const checked = answers.filter((status) => status === 401).length
  console.log(`guessing at staff: 30 parallel tries from 30 addresses, ${checked} were checked`)
  expect(answers.filter((status) => status === 429)).toHaveLength(30 - checked)
  expect(checked).toBe(20)
}, 180_000)

it('nobody can keep the owner out: a browser they have used before is let in, only theirs, and a letter opens a new one', async () => {
  const own = cms.browser('10.3.0.1')
  expect((await own.signIn(email, password)).status).toBe(200)
  for (let index = 0; index < 25; index += 1) await cms.browser(`10.4.${index}.1`).signIn(email, `guess-${index}`)
  const newBrowser = cms.browser('10.5.0.1', 'kk')
  expect(await newBrowser.signIn(email, password)).toMatchObject({
    status: 429,
    words: expect.stringMatching(/^Қатарынан тым көп әрекет жасалды.+«Құпиясөзді ұмыттыңыз ба\?»/),
  })
  await newBrowser.post('staff/forgot-password', { email })
  const token = tokenIn((await letters())[0]?.text)
  expect((await newBrowser.post('staff/reset-password', { token, password: 'төртінші-түйе-7' })).status).toBe(200)
  expect((await newBrowser.get('staff/me')).json.user).toMatchObject({ email })
  expect((await own.signIn(email, 'төртінші-түйе-7')).status).toBe(200)
  // What marks the owner's browser is no help at another account.
  await cms.employ('second@estu.example', password)
  for (let index = 0; index < 20; index += 1) await cms.browser(`10.6.${index}.1`).signIn('second@estu.example', 'no')
  expect((await own.signIn('second@estu.example', password)).status).toBe(429)
})

it('one address guesses at all accounts together no oftener than a shopper’s address may', async () => {
  await cms.sql(`insert into rate_limits (key, points, expire)
    select 'signInFromAddress:' || rtrim(translate(encode(sha256('staff:10.7.0.1'), 'base64'), '+/', '-_'), '='), 120,
    (extract(epoch from now()) * 1000 + 3600000)::bigint`)
  expect((await cms.browser('10.7.0.1').signIn(email, password)).status).toBe(429)
  expect((await cms.browser('10.7.0.2').signIn(email, password)).status).toBe(200)
})

it('a letter with a link, in its reader’s language and readable as plain text, sets a new password once', async () => {
  const before = cms.browser()
  await before.signIn(email, password)
  expect((await cms.browser().post('staff/forgot-password', { email })).status).toBe(200)
  expect((await cms.browser().post('staff/forgot-password', { email: 'nobody@estu.example' })).status).toBe(200)
  const sent = await letters()
  expect(sent.map(({ subject }) => subject)).toEqual(['Новый пароль для панели управления'])
  expect(sent[0]?.text).toContain('Здравствуйте, Асель!')
  expect(sent[0]?.text).not.toContain('undefined')
  const token = tokenIn(sent[0]?.text)
  const reset = cms.browser()
  const short = await reset.post('staff/reset-password', { token, password: '123' })
  expect(short).toMatchObject({ status: 400, fields: { password: 'Нужно не меньше 8 знаков.' } })
  const chosen = { token, password: 'новый-пароль-77' }
  expect((await reset.post('staff/reset-password', chosen)).status).toBe(200)
  expect((await reset.get('staff/me')).json.user).toMatchObject({ email })
  expect((await before.get('staff/me')).json.user).toBeNull()
  expect(await cms.browser().post('staff/reset-password', chosen)).toMatchObject({
    status: 403,
    words: expect.stringContaining('Эта ссылка уже не действует'),
  })
  expect((await cms.browser().signIn(email, password)).status).toBe(401)
  expect((await cms.browser().signIn(email, chosen.password)).status).toBe(200)
})

it('nobody’s mailbox is filled, and nothing unlocks what nothing locks', async () => {
  for (let round = 0; round < 8; round += 1) {
    expect((await cms.browser().post('staff/forgot-password', { email })).status).toBe(200)
  }
  expect(await letters()).toHaveLength(5)
  const admin = cms.browser()
  await cms.employ('admin@estu.example', password, { role: 'admin' })
  await admin.signIn('admin@estu.example', password)
  expect((await admin.post('staff/unlock', { email })).status).toBe(404)
  expect((await admin.post('staff/first-register', { email: 'x@estu.example', password })).status).toBe(404)
})
