import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openStaffRest, type StaffRest } from './staff-rest.ts'

const password = 'екі-түйе-бір-ат'
const invited = {
  email: 'new@estu.example',
  name: 'Айгүл',
  role: 'translator',
  language: 'kk',
  interfaceLanguage: 'kk',
}
let cms: StaffRest
const said: string[] = []

beforeAll(async () => {
  cms = await openStaffRest()
  cms.payload.config.custom.tellTerminal = (line: string) => said.push(line)
})
afterEach(async () => {
  said.length = 0
  await cms.sql('delete from staff', 'delete from mail_tokens', 'delete from rate_limits', 'delete from payload_jobs')
})
afterAll(() => cms.close())

async function boss(role: 'admin' | 'editor' = 'admin') {
  await cms.employ(`${role}@estu.example`, password, { role })
  const browser = cms.browser()
  await browser.signIn(`${role}@estu.example`, password)
  return browser
}

/** Sends what waits. @returns the secrets of the links, as the terminal showed them */
async function tokens(): Promise<string[]> {
  await cms.payload.jobs.run({ queue: 'mail', sequential: true, silent: true, overrideAccess: true })
  return said.map((line) => line.split('/').at(-1) ?? '')
}

it('an invited colleague chooses a password by the link, once, and begins in their own language', async () => {
  const head = await boss()
  expect((await head.post('staff/invite', invited)).status).toBe(200)
  const [token = ''] = await tokens()
  expect(said[0]).toContain('/admin/invitation/')
  const { rows } = await cms.payload.db.pool.query('select token_hash from mail_tokens')
  expect(JSON.stringify(rows)).not.toContain(token)
  const accept = (more: object = {}) =>
    cms.browser().post('staff/accept-invitation', { token, password, interfaceLanguage: 'ru', ...more })
  expect((await accept({ password: '123' })).fields.password).toContain('8')
  expect((await accept({ token: 'x'.repeat(43) })).words).toContain('уже не действует')
  const answers = await Promise.all([accept(), accept(), accept()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  const own = cms.browser()
  await own.signIn(invited.email, password)
  expect((await own.get('staff/me')).json.user).toMatchObject({
    role: 'translator',
    language: 'kk',
    interfaceLanguage: 'ru',
    mustChangePassword: false,
  })
  expect((await own.get('articles')).status).toBe(200)
})

it('an invitation ends after three days, and with a password that was set by another link', async () => {
  const head = await boss()
  await head.post('staff/invite', invited)
  await cms.browser().post('staff/forgot-password', { email: invited.email })
  const [first = '', second = ''] = await tokens()
  const byLink = (path: string, token: string) => cms.browser().post(`staff/${path}`, { token, password })
  expect((await byLink('accept-invitation', second)).status).toBe(403)
  expect((await byLink('reset-password', first)).status).toBe(403)
  expect((await byLink('reset-password', second)).status).toBe(200)
  expect((await byLink('accept-invitation', first)).status).toBe(403)
  await head.post('staff/invite', { ...invited, email: 'late@estu.example' })
  said.length = 0
  const [late = ''] = await tokens()
  await cms.sql(`update mail_tokens set expires_at = now() - interval '1 second'`)
  expect((await byLink('accept-invitation', late)).status).toBe(403)
})

it('admins alone invite, who have just shown who they are; what is wrong is said beside its field', async () => {
  const editor = await boss('editor')
  expect((await editor.post('staff/invite', invited)).status).toBe(403)
  expect((await cms.browser().post('staff/invite', invited)).status).toBe(404)
  const head = await boss()
  expect((await head.post('staff/invite', { ...invited, email: 'нет' })).fields).toEqual({
    email: 'Похоже, в адресе почты ошибка.',
  })
  expect((await head.post('staff/invite', { ...invited, email: 'admin@estu.example' })).fields).toEqual({
    email: 'У кого-то уже есть такая почта.',
  })
  await cms.sql(`update staff_session_marks set proved_at = now() - interval '11 minutes'`)
  expect((await head.post('staff/invite', invited)).json.errors).toMatchObject([{ name: 'ProofNeeded' }])
  expect(await tokens()).toEqual([])
  const { totalDocs } = await cms.payload.count({ collection: 'staff', overrideAccess: true })
  expect(totalDocs).toBe(2)
})
