import { locales } from '@estu/domain/locale/locales'
import { dequal } from 'dequal/lite'
import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { lockDocument } from '../../../database/lock-row.ts'
import { type DataField, isGroup } from '../../../fields/walk/data-fields.ts'
import { walkValues } from '../../../fields/walk/walk-values.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A tab that stands open for days still finds its draft. Older ones were looked at on each day since. */
const sweptAfterDays = 7
const lookedBackDays = 30
const atOnce = 100

/**
 * Deletes drafts that nobody has ever typed into. Trap: Payload stores a document as soon as its form for a new one is
 * opened, so that each look at it leaves one without a title in the lists. @param now what is old is counted from it
 */
export async function sweepUntypedDrafts(payload: Payload, now = new Date()): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const until = daysAgo(sweptAfterDays)
  for (const { config } of Object.values(payload.collections)) {
    if (!config.versions?.drafts) continue
    for (let after: string | null = daysAgo(lookedBackDays); after !== null; ) {
      const found: Made[] = await findUntitled(payload, config, after, until)
      for (const { id } of found) await sweep(payload, config, id)
      after = found.length === atOnce ? (found.at(-1)?.createdAt ?? null) : null
    }
  }
}

type Made = { id: string; createdAt: string }

const titleOf = ({ admin }: SanitizedCollectionConfig) => String(admin.useAsTitle)

/** Of a draft that was never public nothing but its versions holds a title: each is read once more before it goes. */
async function findUntitled(
  payload: Payload,
  config: SanitizedCollectionConfig,
  after: string,
  until: string,
): Promise<Made[]> {
  const { docs } = await payload.find({
    collection: config.slug as CollectionSlug,
    where: {
      and: [{ createdAt: { greater_than: after, less_than: until } }, { [titleOf(config)]: { exists: false } }],
    },
    sort: 'createdAt',
    limit: atOnce,
    pagination: false,
    depth: 0,
    locale: 'ru',
    fallbackLocale: false,
    select: { createdAt: true },
    overrideAccess: true,
  })
  return docs as Made[]
}

const sweep = (payload: Payload, config: SanitizedCollectionConfig, id: string): Promise<void> =>
  inTransaction(payload, 'ru', async (req) => {
    const collection = config.slug as CollectionSlug
    await lockDocument(req, collection, id)
    const where = { parent: { equals: id } }
    const { totalDocs } = await payload.countVersions({ collection, where, overrideAccess: true, req })
    // Whatever is typed makes another version, or moves the time of the one that is typed on.
    if (totalDocs > 1) return
    for (const locale of locales) {
      const draft = (await payload.findByID({
        collection,
        id,
        draft: true,
        depth: 0,
        locale,
        fallbackLocale: false,
        disableErrors: true,
        overrideAccess: true,
        req: { ...req, locale } as typeof req,
      })) as (Made & Record<string, unknown>) | null
      if (!draft || wasTypedInto(draft) || holdsAnything(config, draft)) return
    }
    await payload.delete({ collection, id, overrideAccess: true, req })
  })

const ownOfPayload = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

/** Whether anything differs from a new document: one that came with its words in one request was never typed into. */
const holdsAnything = ({ fields }: SanitizedCollectionConfig, draft: object): boolean =>
  [...walkValues(fields, draft)].some(
    ({ field, value }) =>
      !isGroup(field) && field.type !== 'join' && !ownOfPayload.has(field.name) && isOwn(field, value),
  )

function isOwn(field: DataField, value: unknown): boolean {
  const isEmpty = value === null || value === undefined || value === '' || value === false || dequal(value, [])
  return !isEmpty && !('defaultValue' in field && dequal(value, field.defaultValue))
}

/** The two times of a new document are some milliseconds apart. */
const makingMs = 1000

const wasTypedInto = ({ createdAt, updatedAt }: Record<string, unknown>): boolean =>
  Date.parse(String(updatedAt)) - Date.parse(String(createdAt)) > makingMs
