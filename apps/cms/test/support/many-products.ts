import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Database = Payload['db']['drizzle']

/** What differs from copy to copy; `n` counts them. Everything else is the original's. */
type Differing = Record<string, ReturnType<typeof sql>>

// Trap: Payload takes a UUID whose version and variant are wrong for no id at all.
const idOf = (realm: string) =>
  sql`overlay(overlay(md5(${realm}::text || n) placing '4' from 13) placing '8' from 17)::uuid`

/**
 * Many copies of a published consumable in both languages, with their newest versions, past Payload: thousands a second.
 * Their addresses are `many-1`, `many-2` and so on; every hundredth has no Kazakh.
 */
export async function insertManyConsumables(payload: Payload, original: string, count: number): Promise<void> {
  const db = payload.db.drizzle
  const slug = sql`'many-' || n`
  const own = { id: idOf('document'), slug }
  await copyRows(db, { table: 'consumables', count, where: sql`id = ${original}::uuid`, differing: own })
  await copyRows(db, {
    table: 'consumables_locales',
    count,
    where: sql`_parent_id = ${original}::uuid and (_locale = 'ru' or n % 100 > 0)`,
    differing: {
      _parent_id: idOf('document'),
      title: sql`o.title || ' ' || n`,
      id: sql`nextval('consumables_locales_id_seq')`,
    },
  })
  const newest = sql`parent_id = ${original}::uuid and latest`
  const version = { id: idOf('version'), parent_id: idOf('document'), version_slug: slug }
  await copyRows(db, { table: '_consumables_v', count, where: newest, differing: version })
  await copyRows(db, {
    table: '_consumables_v_locales',
    count,
    where: sql`_parent_id = (select id from _consumables_v where ${newest} limit 1) and (_locale = 'ru' or n % 100 > 0)`,
    differing: {
      _parent_id: idOf('version'),
      version_title: sql`o.version_title || ' ' || n`,
      id: sql`nextval('_consumables_v_locales_id_seq')`,
    },
  })
  await db.execute(sql`analyze`)
}

/**
 * What the desks of the staff keep of those copies: how each language stands, every tenth of them outdated and every
 * seventh changed since, and who made the newest version. `worker` made every third.
 */
export async function insertManyStates(
  payload: Payload,
  original: string,
  count: number,
  worker: string,
): Promise<void> {
  const db = payload.db.drizzle
  const document_id = sql`${idOf('document')}::text`
  await copyRows(db, {
    table: 'translation_states',
    count,
    where: sql`document_id = ${original} and (locale = 'ru' or n % 100 > 0)`,
    differing: {
      document_id,
      title: sql`o.title || ' ' || n`,
      outdated: sql`case when n % 10 = 0 and locale = 'kk' then '["title"]'::jsonb else '[]'::jsonb end`,
      publication: sql`case when n % 7 = 0 then 'changed' else 'published' end`,
      updated_at: sql`now() - n * interval '1 minute'`,
    },
  })
  await copyRows(db, {
    table: 'version_authors',
    count,
    where: sql`document_id = ${original} and version_id = (
      select id::text from _consumables_v where parent_id = ${original}::uuid and latest limit 1
    )`,
    differing: {
      document_id,
      version_id: sql`${idOf('version')}::text`,
      actor_kind: sql`case when n % 3 = 0 then 'staff' else 'system' end`,
      actor_id: sql`case when n % 3 = 0 then ${worker}::text else '' end`,
    },
  })
  // Every twentieth waits for an editor.
  await db.execute(sql`
    insert into review_marks (collection, document_id, locale, state, marked_by, marked_at, marked_text, current_text)
    select 'consumables', ${document_id}, 'kk', 'ready', ${worker}::uuid, now() - n * interval '1 minute', 'a', 'a'
    from generate_series(20, ${count}::int, 20) as n
  `)
  await db.execute(sql`analyze`)
}

type Copying = { table: string; count: number; where: ReturnType<typeof sql>; differing: Differing }

async function copyRows(db: Database, { table, count, where, differing }: Copying): Promise<void> {
  const found = await db.execute(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position
  `)
  const names = found.rows.map(({ name }) => String(name))
  const columns = names.map((name) => sql.identifier(name))
  const values = names.map((name) => differing[name] ?? sql`o.${sql.identifier(name)}`)
  await db.execute(sql`
    insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${sql.identifier(table)} as o, generate_series(1, ${count}::int) as n
    where ${where}
  `)
}
