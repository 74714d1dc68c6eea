import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { judgeLinks } from '../judge/judge-links.ts'
import type { InternalTarget, Reader } from '../link-target.ts'
import { targetOfAddress } from '../link-target.ts'
import { storedVerdict } from './write-links.ts'

type Distinct = { locale: Reader; address: string | null; target: string | null }

/**
 * Judges anew the links that depend on documents or paths, each kind of link once however many documents have it. Rows
 * that another transaction is changing are left to it: whoever changes anything notes it, and the worker looks again.
 * @param withOwn also the links of the documents themselves
 */
export async function judgeAgain(req: PayloadRequest, keys: readonly string[], withOwn = false): Promise<void> {
  if (keys.length === 0) return
  const db = await databaseOf(req)
  const array = sql`array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`
  const own = sql`
    union select link.collection, link.document_id, link.locale, link.place from content_links as link
    join unnest(${array}) as key on link.collection = split_part(key, ':', 1)
      and link.document_id = substr(key, strpos(key, ':') + 1)
    where link.kind = 'internal'`
  const affected = sql`
    select collection, document_id, locale, place from content_links where asked_of && ${array} ${withOwn ? own : sql``}`
  const { rows } = await db.execute(sql`
    select distinct locale, address, target from content_links
    join (${affected}) as affected using (collection, document_id, locale, place)
  `)
  const links = rows as Distinct[]
  if (links.length === 0) return
  const { webUrl } = req.payload.config.custom as { webUrl: string }
  const verdicts = await judgeLinks(
    req,
    links.map((link) => ({ target: internalTarget(link, webUrl), reader: link.locale })),
  )
  const judged = verdicts.map((verdict, index) => ({ ...links[index], ...storedVerdict(verdict) }))
  await db.execute(sql`
    with judged as (
      select * from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
        as row(locale text, address text, target text, problem text, document text, "askedOf" text[])
    ), changed as (
      select link.collection, link.document_id, link.locale, link.place, judged.problem, judged.document, "askedOf"
      from content_links as link
      join (${affected}) as affected using (collection, document_id, locale, place)
      join judged on judged.locale = link.locale and judged.target is not distinct from link.target
        and judged.address is not distinct from link.address
      where (link.problem, link.document, link.asked_of) is distinct from (judged.problem, judged.document, "askedOf")
      for update of link skip locked
    )
    update content_links as link set problem = changed.problem, document = changed.document, asked_of = changed."askedOf"
    from changed
    where (link.collection, link.document_id, link.locale, link.place) =
      (changed.collection, changed.document_id, changed.locale, changed.place)
  `)
}

/** As it was found in its document. */
function internalTarget({ address, target }: Distinct, webUrl: string): InternalTarget {
  if (target) {
    const [collection = '', id = ''] = target.split(':')
    return { collection, id }
  }
  const found = targetOfAddress(address ?? '', webUrl)
  return found && 'path' in found ? found : { path: address ?? '' }
}
