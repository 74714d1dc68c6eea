import { type Locale, locales } from '@estu/domain/locale/locales'
import { searchKinds } from '@estu/domain/search/results/search-result'
import { sql } from '@payloadcms/db-postgres'
import { algoliasearch } from 'algoliasearch'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { databaseOf } from '../../../database/of-request.ts'
import type { HostedSearch } from '../../../env.ts'
import { cutBody, type HostedRecord, never, objectId } from '../hosted-record.ts'
import { clientOptions, indexOf } from '../hosted-settings.ts'

const block = 500

const difference = z.object({
  collection: z.string(),
  documentId: z.string(),
  locale: z.enum(locales),
  /** As the row was read; null where the document is found no more. */
  version: z.string().nullable(),
  kind: z.enum(searchKinds).nullable(),
  path: z.string().nullable(),
  title: z.string().nullable(),
  body: z.string().nullable(),
  boost: z.number().nullable(),
  endsAt: z.number().nullable(),
})

type Difference = z.output<typeof difference>
type Database = Pick<Awaited<ReturnType<typeof databaseOf>>, 'execute'>

/**
 * Sends the hosted service one block of what it does not have yet, or has no more. What was sent is noted after the
 * service took it: whoever is stopped between sends the block again, and nothing is left out.
 * @returns how many records were sent or taken out; 0 when the service has everything.
 */
export async function pushDocuments(payload: Payload, settings: HostedSearch): Promise<number> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const place = placeOf(settings)
  const differences = await readDifferences(db, place)
  for (const locale of locales) await send(settings, locale, differences)
  await note(db, place, differences)
  return differences.length
}

/** An index of an application: what another one has says nothing of it. */
const placeOf = ({ appId, index }: HostedSearch): string => `${appId}/${index}`

/** What is found and how it is ranked; sent when a worker starts. */
export async function setUpIndexes(settings: HostedSearch): Promise<void> {
  const client = algoliasearch(settings.appId, settings.apiKey, clientOptions(settings))
  for (const locale of locales)
    await client.setSettings({
      indexName: indexOf(settings, locale),
      indexSettings: {
        searchableAttributes: ['title', 'body'],
        // By their collection products are told from the rest when they are recommended.
        attributesForFaceting: ['kind', 'filterOnly(collection)'],
        numericAttributesForFiltering: ['endsAt'],
        customRanking: ['desc(boost)'],
        indexLanguages: [locale],
        queryLanguages: [locale],
        ignorePlurals: true,
        removeStopWords: true,
      },
    })
}

async function readDifferences(db: Database, place: string): Promise<Difference[]> {
  const found = await db.execute(sql`
    with active as (
      select * from search_documents
      where generation = coalesce((select active from search_state where name = 'documents'), 0)
    ),
    findable as (
      select collection, document_id, locale, updated_at as version, kind, title, body, boost, ends_at,
        case when collection = 'faq' then coalesce((
          select page.path from active as page
          where page.collection = 'pages' and page.locale = active.locale and page.names && active.names
          order by page.id limit 1
        ), '/') || path else path end as path
      from active
    ),
    sent as (select * from hosted_search_sent where place = ${place})
    select collection, document_id as "documentId", locale, findable.version::text as version, kind, findable.path,
      title, body, boost, extract(epoch from ends_at)::float8 as "endsAt"
    from findable full join sent using (collection, document_id, locale)
    where (findable.version, findable.path) is distinct from (sent.version, sent.path)
    limit ${block}
  `)
  return z.array(difference).parse(found.rows)
}

async function send(settings: HostedSearch, locale: Locale, differences: readonly Difference[]): Promise<void> {
  const own = differences.filter((one) => one.locale === locale)
  if (own.length === 0) return
  const client = algoliasearch(settings.appId, settings.apiKey, clientOptions(settings))
  await client.batch({
    indexName: indexOf(settings, locale),
    batchWriteParams: {
      requests: own.map((one) =>
        one.version === null
          ? { action: 'deleteObject', body: { objectID: objectId(one.collection, one.documentId) } }
          : { action: 'addObject', body: recordOf(one) },
      ),
    },
  })
}

function recordOf({ collection, documentId, kind, path, title, body, boost, endsAt }: Difference): HostedRecord {
  return {
    objectID: objectId(collection, documentId),
    collection,
    documentId,
    kind: kind ?? 'pages',
    path: path ?? '/',
    title: title ?? '',
    body: cutBody(body ?? ''),
    boost: boost ?? 1,
    endsAt: endsAt ?? never,
  }
}

async function note(db: Database, place: string, differences: readonly Difference[]): Promise<void> {
  const rows = differences.map(({ collection, documentId, locale, version, path }) => ({
    collection,
    document_id: documentId,
    locale,
    version,
    path,
  }))
  await db.execute(sql`
    with given as (
      select ${place}::text as place, * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(collection text, document_id text, locale text, version timestamptz, path text)
    ), gone as (
      delete from hosted_search_sent as sent using given
      where given.version is null and (sent.place, sent.collection, sent.document_id, sent.locale)
        = (given.place, given.collection, given.document_id, given.locale)
    )
    insert into hosted_search_sent (place, collection, document_id, locale, version, path)
    select * from given where version is not null
    on conflict (place, collection, document_id, locale) do update
      set version = excluded.version, path = excluded.path
  `)
}
