import { type Locale, locales } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { statusIn, type TwoStates } from '../../translation/index.ts'
import { judgeLinks, type Verdict } from '../judge/judge-links.ts'
import { keyOfDocument } from '../judge/read-standings.ts'
import type { InternalTarget, LinkTarget, Reader } from '../link-target.ts'
import { linksIn } from '../links-in.ts'

/** A document by where its links are kept, with those that visitors see. */
export type Source = { collection: string; id: string; links: readonly SourceLink[] }

export type SourceLink = { locale: Reader; field: string; address: string | null; target: LinkTarget }

type Row = {
  collection: string
  id: string
  locale: Reader
  place: number
  field: string
  kind: 'internal' | 'external'
  address: string | null
  target: string | null
} & Pick<StoredVerdict, 'problem' | 'document' | 'askedOf'>

export type StoredVerdict = { problem: string | null; document: string | null; askedOf: string[] }

export const storedVerdict = ({ problem, document, askedOf }: Verdict): StoredVerdict => ({
  problem,
  document: document && keyOfDocument(document),
  askedOf,
})

/** The links of a document that visitors follow, in each language in which it is public. */
export function sourceOf(req: PayloadRequest, { collection, id, fields, live, withoutDrafts }: TwoStates): Source {
  const { webUrl } = req.payload.config.custom as { webUrl: string }
  // Of a file, the address that Payload keeps of it is no link.
  const isFile = Boolean(req.payload.collections[collection as CollectionSlug]?.config.upload)
  const isPublic = (locale: Locale) =>
    live !== null && !isFile && (withoutDrafts || statusIn(live, locale) === 'published')
  const links = locales.filter(isPublic).flatMap((locale) =>
    [...linksIn(fields, live, locale, webUrl)].map(({ at, address, target }) => ({
      locale,
      field: at.ownList ?? at.formPath,
      address,
      target,
    })),
  )
  return { collection, id, links }
}

/** Keeps the links of documents, and how each stands; what is as it was costs no write. */
export async function writeLinks(req: PayloadRequest, sources: readonly Source[]): Promise<void> {
  const wanted = await rowsOf(req, sources)
  const db = await databaseOf(req)
  const documents = JSON.stringify(sources.map(({ collection, id }) => ({ collection, id })))
  await db.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as row(collection text, id text, locale text,
        place integer, field text, kind text, address text, target text, problem text, document text, "askedOf" text[])
    ), gone as (
      delete from content_links as link using jsonb_to_recordset(${documents}::jsonb) as source(collection text, id text)
      where link.collection = source.collection and link.document_id = source.id and not exists (
        select from wanted where wanted.collection = link.collection and wanted.id = link.document_id
          and wanted.locale = link.locale and wanted.place = link.place)
    )
    insert into content_links
      (collection, document_id, locale, place, field, kind, address, target, problem, document, asked_of)
    select collection, id, locale, place, field, kind, address, target, coalesce(problem, outcome), document, "askedOf"
    from wanted left join external_links on kind = 'external' and url = address
    on conflict (collection, document_id, locale, place) do update
      set field = excluded.field, kind = excluded.kind, address = excluded.address, target = excluded.target,
          problem = excluded.problem, document = excluded.document, asked_of = excluded.asked_of
      where (content_links.field, content_links.kind, content_links.address, content_links.target,
          content_links.problem, content_links.document, content_links.asked_of) is distinct from
        (excluded.field, excluded.kind, excluded.address, excluded.target,
          excluded.problem, excluded.document, excluded.asked_of)
  `)
}

async function rowsOf(req: PayloadRequest, sources: readonly Source[]): Promise<Row[]> {
  const links = sources.flatMap(({ collection, id, links: own }) =>
    own.map((link, place) => ({ collection, id, place, ...link })),
  )
  const internal = links.flatMap(({ target, locale }) => ('url' in target ? [] : [{ target, reader: locale }]))
  const verdicts = (await judgeLinks(req, internal)).values()
  return links.map(({ target, address, ...link }) => {
    if ('url' in target)
      return {
        ...link,
        kind: 'external',
        address: target.url,
        target: null,
        problem: null,
        document: null,
        askedOf: [],
      }
    const verdict = verdicts.next().value
    if (!verdict) throw new Error('a link was left without a verdict')
    return { ...link, kind: 'internal', address, target: targetKey(target), ...storedVerdict(verdict) }
  })
}

/** As `articles:{id}`; null for a path, which is its own address. */
const targetKey = (target: InternalTarget): string | null => ('path' in target ? null : keyOfDocument(target))
