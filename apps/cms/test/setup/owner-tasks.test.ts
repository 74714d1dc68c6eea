import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownerPages, readOwnerTasks } from '../../src/modules/dashboard/operations/read-owner-tasks.ts'
import { pagesOf } from '../../src/setup/content/pages/index.ts'
import { writeShop } from '../../src/setup/write-shop.ts'
import { storePicture } from '../media/stored-picture.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'
import { parsedOwner } from './own-database.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms({ smtpUrl: 'smtp://127.0.0.1:1', webUrl: 'https://dybys.kz' })
})
afterAll(() => cms.close())

const asRole = async (role: Parameters<typeof staffUser>[0]): Promise<PayloadRequest> =>
  createLocalReq({ user: staffUser(role) }, cms.payload)

const kindsLeft = async () => (await readOwnerTasks(await asRole('admin'))).map(({ kind }) => kind)

it('names the pages that a shop is set up with', () => {
  expect(pagesOf(parsedOwner()).map(({ slug }) => slug)).toEqual([...ownerPages])
})

it('asks for nothing in a demonstration', async () => {
  expect(await kindsLeft()).toEqual([])
})

it('asks the admin alone for what is not there, and less as it comes', async () => {
  await writeShop(cms.payload, parsedOwner())
  expect(await kindsLeft()).toEqual([
    ...ownerPages.map(() => 'page'),
    ...['delivery', 'logo', 'payment', 'service', 'specialist', 'device', 'whatsapp'],
  ])
  expect(await readOwnerTasks(await asRole('editor'))).toEqual([])

  const tasks = await readOwnerTasks(await asRole('admin'))
  const page = tasks.find((task) => task.kind === 'page')
  expect(page).toMatchObject({ title: 'О компании', missing: ['ru', 'kk'] })
  const shared = { collection: 'pages', id: page?.id ?? '', overrideAccess: true } as const
  await cms.payload.update({ ...shared, locale: 'ru', data: { _status: 'published' } })
  expect((await readOwnerTasks(await asRole('admin')))[0]).toMatchObject({ missing: ['kk'] })
  await cms.payload.update({ ...shared, locale: 'kk', data: { _status: 'published' } })

  await makeClinic(cms.payload, 1)
  await cms.payload.updateGlobal({
    slug: 'delivery',
    locale: 'ru',
    data: { zones: [{ name: 'Костанай', priceKzt: 1500, daysFrom: 1, daysTo: 2 }] },
    overrideAccess: true,
  })
  await cms.payload.updateGlobal({
    slug: 'payments',
    data: { banks: [{ host: 'pay.bank.kz' }] },
    overrideAccess: true,
  })
  expect(await kindsLeft()).toEqual([...ownerPages.slice(1).map(() => 'page'), 'logo', 'device', 'whatsapp'])

  const logo = await storePicture(cms, 'logo.jpg', 'Дыбыс')
  await cms.payload.updateGlobal({ slug: 'brand', data: { logo: logo.id }, overrideAccess: true })
  expect(await kindsLeft()).not.toContain('logo')
})

it('asks for another name while the shop is called as the demonstration was', async () => {
  await cms.payload.db.pool.query('update brand set updated_at = created_at')
  expect(await kindsLeft()).not.toContain('name')
  await cms.payload.db.pool.query(`insert into seed_entries (key) values ('globals:brand')`)
  expect(await kindsLeft()).toContain('name')
  await cms.payload.updateGlobal({ slug: 'brand', locale: 'ru', data: { name: 'Дыбыс' }, overrideAccess: true })
  expect(await kindsLeft()).not.toContain('name')
})

it('misses again what went away', async () => {
  await cms.payload.updateGlobal({ slug: 'delivery', locale: 'ru', data: { zones: [] }, overrideAccess: true })
  expect(await kindsLeft()).toContain('delivery')
})
