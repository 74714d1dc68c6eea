import { documentPath } from '@estu/domain/routing/document-path'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { TwoStates } from '../../translation/index.ts'
import { keyOfPath } from '../judge/judge-links.ts'
import { keyOfDocument } from '../judge/read-standings.ts'
import { judgeAgain } from './judge-again.ts'
import { type Source, sourceOf, writeLinks } from './write-links.ts'

/**
 * After documents became other than they were, in their own transaction and after their states and addresses are
 * written: keeps the links that visitors follow from them, and judges anew the links that lead to them.
 */
export async function recordLinks(req: PayloadRequest, documents: readonly TwoStates[]): Promise<void> {
  const sources = documents.map((document) => sourceOf(req, document))
  await followSources(req, sources, documents.flatMap(pathKeys))
}

/** The same for what has no states: its links are given. @param paths as in Russian, at which something changed with it */
export const recordSource = (req: PayloadRequest, source: Source, paths: readonly string[]): Promise<void> =>
  followSources(req, [source], paths.map(keyOfPath))

/** A document went to the trash or is gone: nobody follows a link from it, and those that lead there are broken. */
export const forgetLinks = (req: PayloadRequest, collection: string, id: string): Promise<void> =>
  followSources(req, [{ collection, id, links: [] }], [])

async function followSources(
  req: PayloadRequest,
  sources: readonly Source[],
  pathKeysChanged: readonly string[],
): Promise<void> {
  if (sources.length === 0) return
  await writeLinks(req, sources)
  const keys = [...sources.map(keyOfDocument), ...pathKeysChanged]
  await judgeAgain(req, keys)
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into link_changes (keys) select array_agg(key) from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) key
  `)
}

/** The former address needs no naming: whatever leads there depends on the document already. */
function pathKeys({ collection, live }: TwoStates): string[] {
  const path = live && documentPath(collection, live)
  return path ? [keyOfPath(path)] : []
}
