import { localisePath } from '@estu/domain/locale/locales'
import type { Endpoint, PayloadHandler } from 'payload'
import { z } from 'zod'
import { isEditor } from '../../access/roles.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { linkedCollections, makePreviewLink } from './operations/make-link.ts'
import { revokePreviewLink } from './operations/revoke-link.ts'

const making = z.object({
  collection: z.enum(linkedCollections),
  id: z.uuid(),
  locale: z.enum(['ru', 'kk']),
  days: z.number().int().min(1).max(30).default(7),
})
const revoking = z.object({ id: z.uuid() })

const make: PayloadHandler = async (req) => {
  if (!isEditor(req)) return refuse()
  const { success, data } = making.safeParse(await req.json?.().catch(() => null))
  if (!success) return wrong()
  const { collection, id, locale, days } = data
  const found = await req.payload.findByID({
    collection,
    id,
    draft: collection !== 'releases',
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!found) return refuse()
  const made = await makePreviewLink(req, { collection, id, locale }, days)
  if (made === 'too-many') return wrong(made)
  const { webUrl } = req.payload.config.custom as { webUrl: string }
  const url = `${webUrl}${localisePath(locale, `/preview/${made.token}`)}`
  return Response.json({ url, expiresAt: made.expiresAt }, { headers: { 'cache-control': 'no-store' } })
}

const revoke: PayloadHandler = async (req) => {
  if (!isEditor(req)) return refuse()
  const { success, data } = revoking.safeParse(await req.json?.().catch(() => null))
  if (!success) return wrong()
  return (await revokePreviewLink(req, data.id)) ? Response.json({}) : refuse()
}

/**
 * `POST /api/preview-links` `{ collection, id, locale, days? }` answers the link, once; `POST /api/preview-links/revoke`
 * `{ id }` ends one.
 */
export const previewLinkEndpoints: Endpoint[] = [
  { path: '/preview-links', method: 'post', handler: make },
  { path: '/preview-links/revoke', method: 'post', handler: revoke },
]
