import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor, isWriter, translatorLanguage } from '../../access/roles.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { documentAddress, isKnown } from './document-address.ts'
import { confirmTranslation } from './operations/confirm-translation.ts'
import { restoreLanguage } from './operations/restore-language.ts'

const confirmation = documentAddress.extend({
  paths: z.union([z.literal('all'), z.array(z.string().max(300)).max(500)]),
})
const restoring = documentAddress.extend({ version: z.uuid(), locale: z.enum(['ru', 'kk']) })

async function bodyOf<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T | null> {
  const parsed = schema.safeParse(await req.json?.().catch(() => null))
  return parsed.success ? parsed.data : null
}

/** `POST /api/translation/confirm` `{ collection, id, paths }`: the translation was read and is still right. */
const confirm: Endpoint = {
  path: '/translation/confirm',
  method: 'post',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const body = await bodyOf(req, confirmation)
    if (!body || !isKnown(req, body)) return wrong()
    return Response.json(await confirmTranslation(req, body.collection, body.id, body.paths))
  },
}

/** `POST /api/translation/restore` `{ collection, id, version, locale }`: one language as it was, as a draft. */
const restore: Endpoint = {
  path: '/translation/restore',
  method: 'post',
  handler: async (req) => {
    const body = await bodyOf(req, restoring)
    if (!isWriter(req)) return refuse()
    if (!body || !isKnown(req, body) || body.collection === 'globals') return wrong()
    if (!isEditor(req) && translatorLanguage(req) !== body.locale) return refuse()
    const { collection, id, version, locale } = body
    const done = await restoreLanguage(req, collection as CollectionSlug, id, version, locale)
    return done ? Response.json({ ok: true }) : wrong('no-such-version')
  },
}

export const translationEndpoints: Endpoint[] = [confirm, restore]
