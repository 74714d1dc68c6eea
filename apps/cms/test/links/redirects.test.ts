import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atTheDesk } from '../publishing/trash/trash-cms.ts'
import { anyDevice } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type Answer, signedIn } from '../support/rest.ts'

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
      message: 'Перенаправление возвращается на свой же адрес.',
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
