import { type Locale, locales } from '@estu/domain/locale/locales'
import { searchKinds } from '@estu/domain/search/search-result'
import { sql } from '@payloadcms/db-postgres'
import { algoliasearch } from 'algoliasearch'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { databaseOf } from '../../../database/of-request.ts'
import { cutBody, type HostedRecord, never, objectId } from '../hosted-record.ts'
import { clientOptions, type HostedSearch, indexOf } from '../hosted-settings.ts'

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
  const differences = await readDifferences(db)
  for (const locale of locales) await send(settings, locale, differences)
  await note(db, differences)
  return differences.length
}

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

async function readDifferences(db: Database): Promise<Difference[]> {
  const found = await db.execute(sql`
    with findable as (
      select * from search_documents
      where generation = coalesce((select active from search_state where name = 'documents'), 0)
    )
    select collection, document_id as "documentId", locale, findable.updated_at::text as version, kind,
      case when collection = 'faq' then coalesce((
        select page.path from findable as page
        where page.collection = 'pages' and page.locale = findable.locale and page.names && findable.names
        order by page.id limit 1
      ), '/') || path else path end as path,
      title, body, boost, extract(epoch from ends_at)::float8 as "endsAt"
    from findable full join hosted_search_sent as sent using (collection, document_id, locale)
    where findable.updated_at is distinct from sent.version
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

async function note(db: Database, differences: readonly Difference[]): Promise<void> {
  const rows = differences.map(({ collection, documentId, locale, version }) => ({
    collection,
    document_id: documentId,
    locale,
    version,
  }))
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(collection text, document_id text, locale text, version timestamptz)
    ), gone as (
      delete from hosted_search_sent as sent using given
      where given.version is null and (sent.collection, sent.document_id, sent.locale)
        = (given.collection, given.document_id, given.locale)
    )
    insert into hosted_search_sent (collection, document_id, locale, version)
    select * from given where version is not null
    on conflict (collection, document_id, locale) do update set version = excluded.version
  `)
}
