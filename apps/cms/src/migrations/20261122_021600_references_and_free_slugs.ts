import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const addressed = [
  'devices',
  'implants',
  'consumables',
  'accessories',
  'services',
  'brands',
  'articles',
  'promotions',
  'branches',
  'specialists',
  'pages',
]

/** Columns with running text: the table, the table of its versions, the column. */
const texts: [table: string, versions: string, column: string][] = [
  ['devices_locales', '_devices_v_locales', 'description'],
  ['implants_locales', '_implants_v_locales', 'description'],
  ['consumables_locales', '_consumables_v_locales', 'description'],
  ['accessories_locales', '_accessories_v_locales', 'description'],
  ['brands_locales', '_brands_v_locales', 'story'],
  ['articles_locales', '_articles_v_locales', 'body'],
  ['promotions_locales', '_promotions_v_locales', 'body'],
  ['promotions_locales', '_promotions_v_locales', 'terms'],
  ['faq_locales', '_faq_v_locales', 'answer'],
  ['services_locales', '_services_v_locales', 'body'],
  ['services_locales', '_services_v_locales', 'preparation'],
  ['pages_blocks_text', '_pages_v_blocks_text', 'body'],
  ['pages_blocks_faq_items', '_pages_v_blocks_faq_items', 'answer'],
]

/** Columns with a path of this site. */
const paths: [table: string, column: string][] = [
  ['pages_blocks_hero', 'href'],
  ['_pages_v_blocks_hero', 'href'],
  ['cta', 'href'],
  ['_cta_v', 'href'],
  ['redirects', 'to'],
]

const columns = () =>
  texts.flatMap(([table, versions, column]) => [
    [table, column],
    [versions, versions.startsWith('_pages_v_blocks') ? column : `version_${column}`],
  ])

/** An address in the trash may be taken; and who refers to a document is found by an index wherever it may stand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of addressed) {
    await db.execute(sql.raw(`drop index "${table}_slug_lower_idx"`))
    await db.execute(
      sql.raw(`create unique index "${table}_slug_lower_idx" on "${table}" (lower(slug)) where deleted_at is null`),
    )
  }
  // What running text leads to: the ids of documents and pictures, and the paths of links that were typed.
  await db.execute(sql`
    create function rich_text_targets(content jsonb) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct target #>> '{}'), '{}') from (
        select jsonb_path_query(content, 'lax $.**.value ? (@.type() == "string")')
        union all
        select jsonb_path_query(content, 'lax $.**.url ? (@.type() == "string" && @ starts with "/")')
      ) as targets(target)
    $$
  `)
  for (const [table, column] of columns()) {
    await db.execute(
      sql.raw(`create index "${table}_${column}_targets_idx" on "${table}" using gin (rich_text_targets("${column}"))`),
    )
  }
  for (const [table, column] of paths) {
    await db.execute(sql.raw(`create index "${table}_${column}_idx" on "${table}" ("${column}")`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table, column] of paths) await db.execute(sql.raw(`drop index "${table}_${column}_idx"`))
  for (const [table, column] of columns()) await db.execute(sql.raw(`drop index "${table}_${column}_targets_idx"`))
  await db.execute(sql`drop function rich_text_targets(jsonb)`)
  for (const table of addressed) {
    await db.execute(sql.raw(`drop index "${table}_slug_lower_idx"`))
    await db.execute(sql.raw(`create unique index "${table}_slug_lower_idx" on "${table}" (lower(slug))`))
  }
}
