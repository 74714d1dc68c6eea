import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPublishing } from '../../src/modules/publishing/operations/check-publishing.ts'
import { listOwnMigrations } from '../../src/operations/own-migrations.ts'
import { withSetupLock } from '../../src/setup/checks/setup-lock.ts'
import { isOwnShop } from '../../src/setup/is-own-shop.ts'
import { setUpShop } from '../../src/setup/set-up-shop.ts'
import { writeShop } from '../../src/setup/write-shop.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { openOnEmptyDatabase, parsedOwner } from './own-database.ts'

let migrations: string[]
let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
  migrations = await listOwnMigrations(cms.payload)
})
afterAll(() => cms.close())

const now = () => new Date()
const setUp = ({ payload }: TestCms, clock = now) => setUpShop({ payload, migrations, now: clock }, parsedOwner())

const count = async ({ payload }: TestCms, table: string) =>
  Number((await payload.db.pool.query(`select count(*)::int as n from "${table}"`)).rows[0]?.n)

describe('refusals, with nothing written', () => {
  it('refuses tables of somebody else, and names them', async () => {
    const foreign = await openOnEmptyDatabase()
    await foreign.payload.db.pool.query('create table wp_posts (id int); create table wp_users (id int)')
    expect(await setUp(foreign)).toEqual({
      ok: false,
      error: { code: 'foreign-tables', tables: ['wp_posts', 'wp_users'] },
    })
    const { rows } = await foreign.payload.db.pool.query("select 1 from pg_class where relname = 'payload_migrations'")
    expect(rows).toEqual([])
    await foreign.close()
  })

  it('refuses a shop that was seeded, and one that was set up', async () => {
    const other = await openCms()
    await other.payload.db.pool.query("insert into seed_entries (key) values ('pages:about')")
    expect(await setUp(other)).toMatchObject({ ok: false, error: { code: 'shop-there', isDemo: true } })
    await other.payload.db.pool.query("delete from seed_entries; insert into shop_setup (name) values ('own')")
    expect(await setUp(other)).toMatchObject({ ok: false, error: { code: 'shop-there', isDemo: false } })
    expect(await count(other, 'pages')).toBe(0)
    await other.close()
  })

  it('refuses a database of a newer release', async () => {
    const newer = await openCms()
    await newer.payload.db.pool.query(
      "insert into payload_migrations (id, name, batch, updated_at, created_at) values (gen_random_uuid(), '20991231_000000_later', 1, now(), now())",
    )
    expect(await setUp(newer)).toMatchObject({ ok: false, error: { code: 'newer-database' } })
    await newer.close()
  })

  it('refuses a clock that shows a time before this release, or another day than the database', async () => {
    expect(await setUp(cms, () => new Date('2020-01-01'))).toMatchObject({ error: { code: 'clock-behind' } })
    expect(await setUp(cms, () => new Date('2099-01-01'))).toMatchObject({ error: { code: 'clock-apart' } })
  })

  it('refuses while somebody else prepares the database', async () => {
    const refused = await withSetupLock(cms.payload, () => setUp(cms))
    expect(refused).toMatchObject({ ok: false, error: { code: 'busy' } })
  })
})

describe('a shop that is cut off in the middle', () => {
  it('leaves nothing, and is made whole by the next run', async () => {
    const other = await openCms()
    const { pool } = other.payload.db
    // The last row of all: what was written before has to go with it.
    await pool.query('alter table shop_setup add constraint cut_off check (false)')
    await expect(writeShop(other.payload, parsedOwner())).rejects.toThrow()
    for (const table of ['pages', 'branches', 'staff', 'organisation', 'outbox', 'search_synonyms'])
      expect([table, await count(other, table)]).toEqual([table, 0])
    await pool.query('alter table shop_setup drop constraint cut_off')
    expect(await setUp(other)).toMatchObject({ ok: true })
    expect(await count(other, 'shop_setup')).toBe(1)
    await other.close()
  })
})

describe('a shop of one’s own', () => {
  let shop: TestCms
  let made: Awaited<ReturnType<typeof setUp>>
  beforeAll(async () => {
    shop = await openOnEmptyDatabase()
    made = await setUp(shop)
  })
  afterAll(() => shop.close())

  it('begins with its administrator, who replaces the password', async () => {
    expect(made).toMatchObject({ ok: true, value: { email: 'aigul@dybys.kz' } })
    const { docs } = await shop.payload.find({ collection: 'staff', overrideAccess: true, limit: 5 })
    expect(docs).toMatchObject([{ name: 'Айгүл Сейтова', role: 'admin', mustChangePassword: true }])
  })

  it('holds nothing of the demo content, and is never seeded', async () => {
    expect(await isOwnShop(shop.payload)).toBe(true)
    for (const table of [
      'seed_entries',
      'devices',
      'brands',
      'articles',
      'reviews',
      'specialists',
      'media',
      'promotions',
    ])
      expect([table, await count(shop, table)]).toEqual([table, 0])
    const refused = await setUp(shop)
    expect(refused).toMatchObject({ ok: false, error: { code: 'shop-there', name: 'Дыбыс' } })
  })

  it.each(['ru', 'kk'] as const)('shows its branch and no page in %s', async (locale) => {
    const shared = { locale, overrideAccess: false, draft: false, limit: 50, depth: 0 } as const
    const branches = await shop.payload.find({ ...shared, collection: 'branches' })
    expect(branches.docs).toMatchObject([{ city: { ru: 'Костанай', kk: 'Қостанай' }[locale] }])
    expect((await shop.payload.find({ ...shared, collection: 'pages' })).docs).toEqual([])
  })

  it.each(['ru', 'kk'] as const)('has the pages that the law and the menu need as drafts in %s', async (locale) => {
    const { docs } = await shop.payload.find({
      collection: 'pages',
      locale,
      draft: true,
      overrideAccess: true,
      limit: 50,
      depth: 0,
    })
    expect(docs.map(({ slug }) => slug).toSorted()).toEqual([
      'about',
      'dostupnost',
      'oplata-i-dostavka',
      'polzovatelskoe-soglashenie',
      'user_agreement',
      'usloviya-garantii-na-tovar',
      'usloviya-obmena-i-vozvrat-tovara',
    ])
    for (const page of docs) expect(page).toMatchObject({ _status: 'draft', title: expect.any(String) })
    expect(JSON.stringify(docs)).toContain({ ru: '[ВПИШИТЕ: ', kk: '[ТОЛТЫРЫҢЫЗ: ' }[locale])
    expect(JSON.stringify(docs)).not.toMatch(/«Есту»|Алматы|Phonak/)
  })

  it('warns before a page with an unfilled place is published', async () => {
    const { docs } = await shop.payload.find({
      collection: 'pages',
      where: { slug: { equals: 'about' } },
      draft: true,
      overrideAccess: true,
      limit: 1,
    })
    const check = await checkPublishing(await createLocalReq({}, shop.payload), 'pages', docs[0]?.id ?? '', 'ru')
    expect(check.missing).toEqual([])
    expect(check.notices.filter(({ kind }) => kind === 'place').length).toBeGreaterThan(2)
  })

  it('publishes a page once an editor says so', async () => {
    const { docs } = await shop.payload.find({
      collection: 'pages',
      where: { slug: { equals: 'about' } },
      draft: true,
      overrideAccess: true,
      limit: 1,
    })
    const id = docs[0]?.id ?? ''
    await shop.payload.update({
      collection: 'pages',
      id,
      locale: 'ru',
      data: { _status: 'published' },
      overrideAccess: true,
    })
    const shared = { collection: 'pages', overrideAccess: false, limit: 1, depth: 0 } as const
    expect((await shop.payload.find({ ...shared, locale: 'ru' })).docs).toMatchObject([{ slug: 'about' }])
    expect((await shop.payload.find({ ...shared, locale: 'kk' })).docs).toEqual([])
  })
})
