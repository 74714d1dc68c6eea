import { documentPath } from '@estu/domain/routing/document-path'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { nestedRequest } from '../../database/nested-request.ts'
import { dataOf } from '../../fields/walk/document-data.ts'
import { inLanguage } from '../../i18n/in-language.ts'
import { inSomeLanguage } from '../../i18n/in-some-language.ts'
import { languageOf, translate } from '../../i18n/translate.ts'
import { groupBy } from './group-by.ts'

/** `path`: where it stands on the site, as in Russian; null for what has no page of its own. */
export type Named = { entity: string; id: string; title: string; path: string | null }

/**
 * What documents are called, in the editor's language or else the other one, as far as whoever asks may read them:
 * of the rest, the orders of people above all, nothing is told.
 */
export async function titlesOf(
  req: PayloadRequest,
  documents: readonly { entity: string; id: string }[],
): Promise<Map<string, Named>> {
  const titles = new Map<string, Named>()
  for (const [entity, own] of groupBy(documents, (document) => document.entity)) {
    const ids = own.map(({ id }) => id)
    const found =
      entity in req.payload.collections
        ? await readTitles(req, entity, ids)
        : ids.map((id) => globalTitle(req, entity, id))
    for (const named of found) titles.set(keyOf(named), named)
  }
  return titles
}

export const keyOf = ({ entity, id }: { entity: string; id: string }): string => `${entity}:${id}`

function globalTitle(req: PayloadRequest, slug: string, id: string): Named {
  const label = req.payload.config.globals.find((global) => global.slug === slug)?.label
  return { entity: slug, id, title: inLanguage(label, req), path: slug === 'home' ? '/' : null }
}

async function readTitles(req: PayloadRequest, entity: string, ids: string[]): Promise<Named[]> {
  const { config } = req.payload.collections[entity as CollectionSlug]
  if ((await config.access.read({ req })) !== true) return []
  const name = config.admin.useAsTitle ?? 'id'
  const found = await req.payload.find({
    collection: entity as 'articles',
    where: { id: { in: ids } },
    limit: ids.length,
    depth: 0,
    draft: Boolean(config.versions?.drafts),
    trash: true,
    locale: 'all',
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return found.docs.map((doc) => {
    const title = inSomeLanguage(dataOf(doc)[name], languageOf(req))
    const path = documentPath(entity, doc as { slug?: string | null })
    return { entity, id: String(doc.id), title: title || translate(req, 'без названия', 'атауы жоқ'), path }
  })
}
