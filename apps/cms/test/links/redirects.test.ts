import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { planImport } from '../../src/modules/spreadsheets/operations/planning/plan-import.ts'
import { atTheDesk } from '../publishing/trash/trash-cms.ts'
import { anyDevice } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type Answer, signedIn } from '../support/rest.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let desk: ReturnType<typeof atTheDesk>
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms()
  desk = atTheDesk(cms)
  rest = await signedIn(cms)
})
afterAll(() => cms?.close())

const devices = { collection: 'devices', locale: 'ru', overrideAccess: true, depth: 0 } as const
const lead = (from: string, to: string) => rest.post('redirects', { from, to })
const faultOf = ({ json }: Answer) => json.errors?.[0]?.data?.errors?.[0]

it('an address at which a page stands is refused, in either language, until the page is gone', async () => {
  for (const from of ['/', '/filialy', '/filialy/', '/articles/page/2', '/kk/akcii', '/cart?a=1'])
    expect(faultOf(await lead(from, '/x')), from).toMatchObject({
      path: 'from',
      message: 'По этому адресу открывается страница сайта, поэтому перенаправление с него не сработает.',
    })
  const id = await desk.article('Живая', { slug: 'zhivaya' }, ['kk'])
  expect(faultOf(await lead('/articles/zhivaya', '/filialy'))).toMatchObject({ path: 'from' })
  expect((await lead('/stati-ekspertnye/zhivaya', '/filialy')).status).toBe(201)
  const other = (await lead('/nichego', '/filialy')).json.doc
  expect(faultOf(await rest.patch(`redirects/${other.id}`, { from: '/articles/zhivaya' }))).toMatchObject({
    path: 'from',
  })
  await desk.trash('articles', id)
  expect((await lead('/articles/zhivaya', '/filialy')).status).toBe(201)
})

it('a device has a page in the children’s section where it is for children', async () => {
  const made = async (slug: string, audience: ('adult' | 'child')[]) => {
    const id = await anyDevice(cms.payload)
    await cms.payload.update({ ...devices, id, data: { audience } })
    await cms.payload.db.drizzle.execute(
      sql`insert into addresses (collection, document_id, path, live) values ('devices', ${id}, ${`/apparaty/${slug}`}, true)`,
    )
  }
  await made('detskiy', ['adult', 'child'])
  await made('vzroslyy', ['adult'])
  expect(faultOf(await lead('/slukhovye-apparaty-dlya-detey/detskiy', '/x'))).toMatchObject({ path: 'from' })
  expect((await lead('/slukhovye-apparaty-dlya-detey/vzroslyy', '/x')).status).toBe(201)
})

it('a circle is refused however long it is, by whatever address it closes', async () => {
  for (let step = 0; step < 14; step += 1) expect((await lead(`/krug-${step}`, `/krug-${step + 1}`)).status).toBe(201)
  for (const to of ['/krug-0', '/kk/krug-0', '/krug-0/', '/krug-0?a=1#b'])
    expect(faultOf(await lead('/krug-14', to)), to).toMatchObject({
      path: 'to',
      message: 'Перенаправление возвращается на свой же адрес: /krug-14 → /krug-0 → /krug-1 → … → /krug-13 → /krug-14.',
    })
  expect((await lead('/krug-14', '/krug-konets')).status).toBe(201)
  const [first] = (await rest.get('redirects?where[from][equals]=/krug-0')).json.docs
  expect(faultOf(await rest.patch(`redirects/${first.id}`, { to: '/krug-14', from: '/krug-konets' }))).toMatchObject({
    path: 'to',
  })
})

it('a circle that was stored before is walked once, and a document ends the way', async () => {
  for (const [from, to] of [
    ['/a1', '/a2'],
    ['/a2', '/a3'],
  ])
    await lead(String(from), String(to))
  await cms.payload.db.drizzle.execute(sql`update redirects set "to" = '/a1' where "from" = '/a2'`)
  expect((await lead('/a0', '/a1')).status).toBe(201)
  const id = await desk.article('Цель', { slug: 'tsel' })
  expect(
    (await rest.post('redirects', { from: '/b1', to: '/b1', document: { relationTo: 'articles', value: id } })).status,
  ).toBe(201)
})

it('stores an old address in the one spelling by which it is looked up', async () => {
  for (const [typed, from] of [
    ['/Catalog/Apparaty/', '/catalog/apparaty'],
    ['/kk/zima', '/zima'],
    ['/vesna?utm_source=mail#a', '/vesna'],
    ['/%D0%BB%D0%B5%D1%82%D0%BE/', '/лето'],
    // A page stands at the small letters: the capitals are what is led there.
    ['/Filialy', '/Filialy'],
  ])
    expect((await lead(String(typed), '/filialy')).json.doc, typed).toMatchObject({ from })
  expect((await lead('/osen', '/kk/akcii/?a=1#b')).json.doc).toMatchObject({ to: '/akcii?a=1#b' })
  const { id } = (await lead('/leto-1', '/filialy')).json.doc
  expect((await rest.patch(`redirects/${id}`, { from: '/KK-Leto/' })).json.doc).toMatchObject({ from: '/kk-leto' })
})

it('refuses an old address that only a query tells from others, in the editor’s language', async () => {
  expect(faultOf(await lead('/index.php?route=product&product_id=42', '/apparaty'))).toMatchObject({
    path: 'from',
    message: expect.stringContaining('Уберите «?»'),
  })
})

it('sees a circle through addresses that were stored in a former spelling', async () => {
  expect((await lead('/ring-1', '/ring-2')).status).toBe(201)
  await cms.payload.db.drizzle.execute(sql`update redirects set "from" = '/kk/ring-1/' where "from" = '/ring-1'`)
  expect(faultOf(await lead('/ring-2', '/ring-1'))).toMatchObject({ path: 'to' })
  expect(faultOf(await lead('/Ring-3', '/ring-3/'))).toMatchObject({ path: 'to' })
})

it('a table finds a redirect however it spells the old address, and refuses one that only a query tells apart', async () => {
  const { id } = (await lead('/tablitsa', '/filialy')).json.doc
  const req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
  const rows = [
    { at: 2, cells: ['/kk/Tablitsa/', '/akcii'] },
    { at: 3, cells: ['/index.php?id=42', '/akcii'] },
  ]
  const read = { header: ['from', 'to'], headerAt: 1, rows, lacksKazakh: false, otherSheets: [] }
  const plan = await planImport(req, 'redirects', read)
  expect(plan.rows[0]).toMatchObject({ row: 2, stored: { id } })
  expect(plan.errors).toMatchObject([{ row: 3, column: 'from', code: 'refused-value' }])
})
