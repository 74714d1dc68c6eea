import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Wait = { from: number; to: number; inWorkingDays: boolean }

const inDays =
  /^\D*(\d{1,2})(?:\s*[-–—]\s*(\d{1,2}))?\s+(рабоч\p{L}+\s+|жұмыс\s+)?(?:день|дня|дней|күн\p{L}*)(?!\p{L})\D*$/iu
/** What may stand around them without saying more: «от 2 до», «за», «срок», a full stop. */
const saysMore = /\p{L}{4,}/u

/** Returns the days of an editor's words, «2–5 дней» or «1 күн»; null where they name none, weeks, or say more than days. */
export function daysInWords(words: string): Wait | null {
  const found = inDays.exec(words.replaceAll('\u2060', '').trim())
  const [all = '', first, last, working = ''] = found ?? []
  if (!first) return null
  const around = all.replace(/(?:рабоч\p{L}+|жұмыс|день|дня|дней|күн\p{L}*)/giu, '')
  const [from, to] = [Number(first), Number(last ?? first)]
  return from <= to && !saysMore.test(around) ? { from, to, inWorkingDays: working !== '' } : null
}

/** How long a delivery takes is counted in days, which the site prints in both languages; words that say more stay. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "delivery_zones" ADD COLUMN "days_from" numeric;
  ALTER TABLE "delivery_zones" ADD COLUMN "days_to" numeric;
  ALTER TABLE "delivery_zones" ADD COLUMN "in_working_days" boolean;
  ALTER TABLE "_delivery_v_version_zones" ADD COLUMN "days_from" numeric;
  ALTER TABLE "_delivery_v_version_zones" ADD COLUMN "days_to" numeric;
  ALTER TABLE "_delivery_v_version_zones" ADD COLUMN "in_working_days" boolean;`)
  const zones = await db.execute(sql`
    select _parent_id as id, array_agg(days) as words from delivery_zones_locales
    where trim(days) <> '' group by _parent_id
  `)
  for (const { id, words } of zones.rows as { id: string; words: string[] }[]) {
    const [wait, ...others] = [...new Set(words.map((one) => JSON.stringify(daysInWords(one))))]
    const { from, to, inWorkingDays } = (JSON.parse(others.length > 0 ? 'null' : (wait ?? 'null')) ?? {}) as Partial<Wait>
    if (from === undefined) continue
    await db.execute(sql`
      update delivery_zones set days_from = ${from}, days_to = ${to}, in_working_days = ${inWorkingDays} where id = ${id}
    `)
    await db.execute(sql`update delivery_zones_locales set days = null where _parent_id = ${id}`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update delivery_zones_locales as said
    set days = concat_ws('–', days_from, nullif(days_to, days_from)) || case said._locale when 'ru' then ' дн.' else ' күн' end
    from delivery_zones as zones
    where zones.id = said._parent_id and days_from is not null and coalesce(trim(said.days), '') = ''
  `)
  await db.execute(sql`
   ALTER TABLE "delivery_zones" DROP COLUMN "days_from";
  ALTER TABLE "delivery_zones" DROP COLUMN "days_to";
  ALTER TABLE "delivery_zones" DROP COLUMN "in_working_days";
  ALTER TABLE "_delivery_v_version_zones" DROP COLUMN "days_from";
  ALTER TABLE "_delivery_v_version_zones" DROP COLUMN "days_to";
  ALTER TABLE "_delivery_v_version_zones" DROP COLUMN "in_working_days";`)
}
