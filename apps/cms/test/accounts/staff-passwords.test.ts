import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { databaseOf } from '../../src/database/of-request.ts'
import { migrations } from '../../src/migrations/index.ts'
import { ensureFirstEditor } from '../../src/modules/staff/operations/ensure-first-editor.ts'
import { openStaffRest, type StaffRest } from './staff-rest.ts'

let cms: StaffRest
const email = 'asel@estu.example'
const password = 'три-белых-верблюда'
const chosen = 'новый-пароль-77'

beforeAll(async () => {
  cms = await openStaffRest()
})
afterAll(() => cms.close())
beforeEach(() => cms.sql('delete from rate_limits', 'delete from staff'))

const signedIn = async (who: string, known: string) => {
  const browser = cms.browser()
  expect((await browser.signIn(who, known)).status).toBe(200)
  return browser
}
const admin = async () => {
  await cms.employ('admin@estu.example', password, { role: 'admin' })
  return signedIn('admin@estu.example', password)
}
const idOf = async (browser: Awaited<ReturnType<typeof signedIn>>) =>
  ((await browser.get('staff/me')).json.user as { id: string }).id

const tooSimple = {
  '123': ['Нужно не меньше 8 знаков.', 'Кемінде 8 таңба керек.'],
  password1: [
    'Такой пароль подбирают первым. Придумайте другой.',
    'Мұндай құпиясөзді табу оңай. Басқасын ойлап табыңыз.',
  ],
  '': ['Заполните это поле.', 'Бұл өрісті толтырыңыз.'],
}

it('a password of the staff obeys the shopper’s rule, in the words of whoever sets it', async () => {
  for (const [place, interfaceLanguage] of (['ru', 'kk'] as const).entries()) {
    const [head, writer] = [`admin-${interfaceLanguage}@estu.example`, `${interfaceLanguage}@estu.example`]
    await cms.employ(head, password, { role: 'admin', interfaceLanguage })
    const { id } = await cms.employ(writer, password, { interfaceLanguage })
    const [boss, own] = [await signedIn(head, password), await signedIn(writer, password)]
    for (const [simple, words] of Object.entries(tooSimple)) {
      const refused = { status: 400, fields: { password: words[place] } }
      const someone = { name: 'x', role: 'editor', email: 'x@estu.example', password: simple }
      expect(await boss.post('staff', someone)).toMatchObject(refused)
      expect(await own.post('staff/change-password', { presentPassword: password, password: simple })).toMatchObject(
        refused,
      )
      if (simple) expect(await boss.patch(`staff/${id}`, { password: simple })).toMatchObject(refused)
    }
    await signedIn(writer, password)
  }
})

it('the first editor’s one-time password opens nothing but its own replacement', async () => {
  const first = await ensureFirstEditor(cms.payload)
  if (!first) throw new Error('no first editor')
  const browser = await signedIn(first.email, first.password)
  const id = await idOf(browser)
  const closed = { status: 403, words: 'Сначала замените временный пароль своим.' }
  for (const path of [
    'articles',
    'orders',
    'staff',
    `staff/${id}`,
    'access',
    'globals/home',
    'seo/report',
    'payload-jobs',
  ])
    expect(await browser.get(path), path).toMatchObject(closed)
  expect(await browser.patch(`staff/${id}`, { mustChangePassword: false, password: chosen })).toMatchObject(closed)
  expect(await browser.post('brands', { title: 'x' })).toMatchObject(closed)
  const replace = (presentPassword: string, next: string) =>
    browser.post('staff/change-password', { presentPassword, password: next })
  expect(await replace('not-this-one', chosen)).toMatchObject({
    status: 400,
    fields: { presentPassword: 'Это не тот пароль, с которым вы вошли.' },
  })
  expect(await replace(first.password, first.password)).toMatchObject({
    status: 400,
    fields: { password: 'Это прежний пароль. Придумайте другой.' },
  })
  expect((await replace(first.password, chosen)).status).toBe(200)
  expect((await browser.get('articles')).status).toBe(200)
  expect((await cms.browser().signIn(first.email, first.password)).status).toBe(401)
  await signedIn(first.email, chosen)
})

it('who has a temporary password has no rights, whichever way in they find', async () => {
  const first = await ensureFirstEditor(cms.payload)
  const { docs } = await cms.payload.find({ collection: 'staff', overrideAccess: true })
  const [user] = docs
  if (!first || !user) throw new Error('no first editor')
  const asThem = { user: { ...user, collection: 'staff' as const }, overrideAccess: false } as const
  await expect(cms.payload.find({ collection: 'articles', ...asThem })).rejects.toThrow()
  await expect(cms.payload.create({ collection: 'brands', data: { title: 'x' }, ...asThem })).rejects.toThrow()
  await expect(
    cms.payload.update({ collection: 'staff', id: user.id, data: { name: 'x' }, ...asThem }),
  ).rejects.toThrow()
})

it('a password that an admin has set is temporary; its owner’s sessions end, and the admin is not asked for the old one', async () => {
  const boss = await admin()
  const made = await boss.post('staff', { name: 'Марат', role: 'editor', email, password, mustChangePassword: false })
  expect(made.status).toBe(201)
  const own = await signedIn(email, password)
  expect((await own.get('articles')).status).toBe(403)
  await own.post('staff/change-password', { presentPassword: password, password: chosen })
  expect((await own.get('articles')).status).toBe(200)
  const id = await idOf(own)
  expect((await boss.patch(`staff/${id}`, { password: 'от-администратора-1' })).status).toBe(200)
  expect((await own.get('staff/me')).json.user).toBeNull()
  const again = await signedIn(email, 'от-администратора-1')
  expect((await again.get('articles')).status).toBe(403)
})

it('one’s own password needs the present one, and changing it ends all other sessions', async () => {
  await cms.employ(email, password)
  const boss = await admin()
  const [own, other] = [await signedIn(email, password), await signedIn(email, password)]
  for (const browser of [own, boss]) {
    const tried = await browser.patch(`staff/${await idOf(browser)}`, { password: chosen })
    expect(tried).toMatchObject({ status: 400, fields: { password: expect.stringContaining('Сменить пароль') } })
  }
  await own.patch(`staff/${await idOf(own)}`, { email: 'thief@estu.example', hash: 'x', salt: 'x', sessions: [] })
  expect((await own.get('staff/me')).json.user).toMatchObject({ email })
  expect((await own.post('staff/change-password', { presentPassword: password, password: chosen })).status).toBe(200)
  expect((await own.get('staff/me')).json.user).toMatchObject({ email, mustChangePassword: false })
  expect((await other.get('staff/me')).json.user).toBeNull()
  expect((await other.post('staff/refresh-token')).status).toBe(403)
})

it('guessing the present password at an open browser is limited too', async () => {
  await cms.employ(email, password)
  const own = await signedIn(email, password)
  const statuses: number[] = []
  for (let index = 0; index < 21; index += 1) {
    const guess = { presentPassword: `guess-${index}`, password: chosen }
    statuses.push((await own.post('staff/change-password', guess)).status)
  }
  expect(statuses.slice(0, 20).every((status) => status === 400)).toBe(true)
  expect(statuses[20]).toBe(429)
})

it('sessions opened, prolonged and ended at the moment of a change neither undo it nor survive it', async () => {
  await cms.employ(email, password)
  for (let round = 0; round < 5; round += 1) {
    const [present, next] = round % 2 === 0 ? [password, chosen] : [chosen, password]
    const [own, other, leaving] = [
      await signedIn(email, present),
      await signedIn(email, present),
      await signedIn(email, present),
    ]
    const late = cms.browser()
    await Promise.all([
      own.post('staff/change-password', { presentPassword: present, password: next }),
      late.signIn(email, present),
      ...Array.from({ length: 6 }, () => other.post('staff/refresh-token')),
      leaving.post('staff/logout'),
    ])
    expect((await other.get('staff/me')).json.user).toBeNull()
    expect((await cms.browser().signIn(email, present)).status).toBe(401)
    expect((await cms.browser().signIn(email, next)).status).toBe(200)
    expect((await own.get('staff/me')).json.user).toMatchObject({ email })
  }
})

it('in a present database nobody is held up but the first editor whose account was never touched', async () => {
  const migration = migrations.find(({ name }) => name.endsWith('_staff_passwords'))
  if (!migration) throw new Error('no such migration')
  const req = await createLocalReq({}, cms.payload)
  const args = { db: await databaseOf(req), payload: cms.payload, req }
  const arrive = async () => {
    await migration.down(args)
    await migration.up(args)
    const { docs } = await cms.payload.find({ collection: 'staff', sort: 'email', overrideAccess: true })
    return docs.map(({ mustChangePassword }) => mustChangePassword)
  }
  const first = await ensureFirstEditor(cms.payload)
  await cms.employ(email, password)
  await signedIn(first?.email ?? '', first?.password ?? '')
  await signedIn(email, password)
  expect(await arrive()).toEqual([false, true])
  await cms.sql(`update staff set updated_at = now() + interval '1 minute' where email = '${first?.email}'`)
  expect(await arrive()).toEqual([false, false])
})
