import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where numbers of telephones are stored: the table, the column. */
const kept: [table: string, column: string][] = [
  ...['orders', 'appointments', 'waitlist', 'feedback', 'customers'].map((table): [string, string] => [table, 'phone']),
  ...['branches', 'organisation'].flatMap((table): [string, string][] => [
    [table, 'phone'],
    [table, 'whatsapp'],
  ]),
  ['_branches_v', 'version_phone'],
  ['_branches_v', 'version_whatsapp'],
  ['_organisation_v', 'version_phone'],
  ['_organisation_v', 'version_whatsapp'],
]

/** Any blank, dash or minus between digits, and signs that are not seen. */
const between = '[\\s\\u00A0\\u00AD\\u1680\\u2000-\\u2015\\u2028-\\u202F\\u205F-\\u2064\\u2212\\u3000\\uFE58\\uFE63\\uFEFF\\uFF0D().-]'

/** Rows of one statement: none holds many of them locked for long, nor reads a table whole. */
const page = 2000

/**
 * Numbers that were typed by staff are stored as those of the site's forms are, `+77XXXXXXXXX`: people are found by them,
 * and links open the right chat. What is no number of Kazakhstan stays as it is.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, column] of kept) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const found = await db.execute(sql`
        with rows as (
          select id, ${sql.identifier(column)} as phone from ${sql.identifier(table)}
          where id > ${after}::uuid order by id limit ${page}
        ), typed as (
          select id, phone, regexp_replace(phone, ${between}, '', 'g') as bare from rows
          where phone !~ '^\\+77[0-9]{9}$' and length(phone) <= 40
        ), written as (
          update ${sql.identifier(table)} as kept
          set ${sql.identifier(column)} = '+7' || right(replace(bare, '+', ''), 10) from typed
          where kept.id = typed.id and bare ~ '^[0-9+]*$' and replace(bare, '+', '') ~ '^[78]?7[0-9]{9}$'
        )
        select id::text from rows order by id desc limit 1
      `)
      if (!found.rows[0]) break
      after = String(found.rows[0].id)
    }
  }
}

/** A number in its one form is read by every release. */
export async function down(): Promise<void> {}
