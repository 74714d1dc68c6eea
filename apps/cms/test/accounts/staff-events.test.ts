import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doerOf } from '../../src/modules/staff/admin/events/event-words.ts'
import { listStaffEvents } from '../../src/modules/staff/operations/list-staff-events.ts'
import { openStaffRest, type StaffRest } from './staff-rest.ts'

const password = 'үш-ақ-түйе-жүр'
let cms: StaffRest

beforeAll(async () => {
  cms = await openStaffRest()
})
afterAll(() => cms.close())

/** What was noted since the last call, the earliest first: what, by whom, of whom. */
function notes() {
  let last = 0
  return async () => {
    const req = await createLocalReq({}, cms.payload)
    const { events } = await listStaffEvents(req, null)
    const fresh = events.filter(({ id }) => Number(id) > last).toReversed()
    last = Number(fresh.at(-1)?.id ?? last)
    return fresh.map((event) => [event.action, doerOf(req, event), event.subject])
  }
}

it('writes down who made, changed and removed an account, through whichever door, and nothing that stayed as it was', async () => {
  const told = notes()
  await cms.employ('boss@estu.example', password, { role: 'admin', name: 'Бота' })
  expect(await told()).toEqual([['account-made', 'на сервере', 'Бота']])
  const boss = cms.browser()
  expect((await boss.signIn('boss@estu.example', password)).status).toBe(200)
  const hired = { name: 'Арман', role: 'editor', email: 'arman@estu.example', password }
  const made = await boss.post('staff', hired)
  expect(made.status).toBe(201)
  const { id } = made.json.doc as { id: string }
  expect(await told()).toEqual([['account-made', 'Бота', 'Арман']])

  expect((await boss.patch(`staff/${id}`, { name: 'Арман А.' })).status).toBe(200)
  expect((await boss.patch(`staff/${id}`, { role: 'editor', email: hired.email })).status).toBe(200)
  expect((await boss.patch(`staff/${id}`, { password: '1' })).status).toBe(400)
  expect(await told()).toEqual([])

  expect((await boss.patch(`staff/${id}`, { role: 'admin', email: 'aa@estu.example' })).status).toBe(200)
  expect(await told()).toEqual([
    ['role-changed', 'Бота', 'Арман А.'],
    ['email-changed', 'Бота', 'Арман А.'],
  ])
  expect((await boss.patch(`staff/${id}`, { password: 'төртінші-түйе' })).status).toBe(200)
  expect((await boss.patch(`staff/${id}`, { name: 'Арман' })).status).toBe(200)
  expect(await told()).toEqual([['password-changed', 'Бота', 'Арман']])

  const own = cms.browser()
  expect((await own.signIn('aa@estu.example', 'төртінші-түйе')).status).toBe(200)
  const ownChange = { presentPassword: 'төртінші-түйе', password: 'бесінші-түйе-жүр' }
  expect((await own.post('staff/change-password', ownChange)).status).toBe(200)
  expect(await told()).toEqual([['password-changed', 'Арман', 'Арман']])

  expect((await boss.ask('DELETE', `staff/${id}`)).status).toBe(200)
  expect(await told()).toEqual([['account-removed', 'Бота', null]])
})
