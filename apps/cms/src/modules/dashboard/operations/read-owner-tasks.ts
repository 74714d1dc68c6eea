import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '../../../access/staff.ts'
import { databaseOf } from '../../../database/of-request.ts'

/** What a new shop may lack; a page bears its document and the languages in which it is not public. */
export type OwnerTask =
  | { kind: 'page'; id: string; title: string; missing: Locale[] }
  | { kind: 'name' | 'logo' | 'delivery' | 'payment' | 'service' | 'specialist' | 'device' | 'mail' | 'whatsapp' }
  | { kind: 'domain'; wanted: string }

/** Pages that a shop begins with as drafts. One that its owner threw away is missed no more. */
export const ownerPages = [
  'about',
  'user_agreement',
  'polzovatelskoe-soglashenie',
  'oplata-i-dostavka',
  'usloviya-obmena-i-vozvrat-tovara',
  'usloviya-garantii-na-tovar',
  'dostupnost',
] as const

const published = (table: string) => sql`
  exists (select from ${sql.identifier(`${table}_locales`)} as words
    join ${sql.identifier(table)} as document on document.id = words._parent_id and document.deleted_at is null
    where words._status = 'published')
`

/**
 * Tells what the owner's shop still lacks, by the data alone: nothing is ticked by hand, and a fact that goes away is
 * missed again. Empty in a demonstration, for everybody but admins, and once all is there.
 */
export async function readOwnerTasks(req: PayloadRequest): Promise<OwnerTask[]> {
  if (!isAdmin(req)) return []
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select domain, delivers,
      not ${nameOfDemo} as name,
      exists (select from brand where logo_id is not null) as logo,
      exists (select from delivery_zones) as delivery,
      exists (select from payments_banks) as payment,
      ${published('devices')} as device,
      ${bookableService} as service,
      ${specialistWithHours} as specialist
    from shop_setup limit 1
  `)
  const [shop] = rows
  if (!shop) return []
  return [...(await pageTasks(req)), ...shopTasks(shop), ...settingTasks(req, shop)]
}

/** A shop that began as the demonstration is still called as that one was. */
const nameOfDemo = sql`
  exists (select from brand join seed_entries on key = 'globals:brand' where brand.updated_at = brand.created_at)
`

const bookableService = sql`
  exists (select from services join services_locales as words on words._parent_id = services.id
    where words._status = 'published' and services.bookable and services.deleted_at is null)
`

/** Without hours of their own they keep those of their branch. */
const specialistWithHours = sql`
  exists (select from specialists join specialists_locales as words on words._parent_id = specialists.id
    where words._status = 'published' and specialists.deleted_at is null
      and (exists (select from specialists_hours where _parent_id = specialists.id)
        or exists (select from branches_hours where _parent_id = specialists.branch_id)))
`

type Row = Record<string, unknown>

async function pageTasks(req: PayloadRequest): Promise<OwnerTask[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select pages.id::text, coalesce(newest.title, pages.slug) as title, array_agg(states.locale order by states.locale desc) as missing
    from pages
    join unnest(${sql`array['ru', 'kk']`}) as states(locale) on not exists (
      select from pages_locales as live
      where live._parent_id = pages.id and live._locale::text = states.locale and live._status = 'published')
    left join translation_states as newest on newest.collection = 'pages' and newest.document_id = pages.id::text
      and newest.locale = ${req.i18n?.language === ('kk' as string) ? 'kk' : 'ru'}
    where pages.deleted_at is null and pages.slug = any(${sql`array[${sql.join(
      ownerPages.map((slug) => sql`${slug}`),
      sql`, `,
    )}]::text[]`})
    group by pages.id, newest.title, pages.slug, pages.created_at
    order by pages.created_at, pages.slug
    limit ${ownerPages.length}
  `)
  return rows.map(({ id, title, missing }) => ({
    kind: 'page' as const,
    id: String(id),
    title: String(title),
    missing: missing as Locale[],
  }))
}

function shopTasks(shop: Row): OwnerTask[] {
  const kinds = ['name', 'logo', 'payment', 'service', 'specialist', 'device'] as const
  const missing: OwnerTask[] = kinds.filter((kind) => shop[kind] !== true).map((kind) => ({ kind }))
  return shop.delivers === true && shop.delivery !== true ? [{ kind: 'delivery' }, ...missing] : missing
}

/** What the environment of this process says (`docs/setup.md`). */
function settingTasks(req: PayloadRequest, { domain }: Row): OwnerTask[] {
  const { webUrl, hasMailServer, whatsapp } = req.payload.config.custom as {
    webUrl: string
    hasMailServer: boolean
    whatsapp: unknown
  }
  const tasks: OwnerTask[] = []
  if (!hasMailServer) tasks.push({ kind: 'mail' })
  if (!whatsapp) tasks.push({ kind: 'whatsapp' })
  if (typeof domain === 'string' && domain !== webUrl) tasks.push({ kind: 'domain', wanted: domain })
  return tasks
}
