import { isLocale } from '@estu/domain/locale'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor, isWriter, translatorLanguage } from '../access/roles.ts'
import { confirmTranslation } from '../operations/confirm-translation.ts'
import { restoreLanguage } from '../operations/restore-language.ts'
import { exportDocument, importDocument } from '../xliff-exchange/exchange-document.ts'
import { download, refuse, wrong } from './answers.ts'

const place = z.object({ collection: z.string().max(64), id: z.string().max(64) })
const confirmation = place.extend({ paths: z.union([z.literal('all'), z.array(z.string().max(300)).max(500)]) })
const restoring = place.extend({ version: z.uuid(), locale: z.enum(['ru', 'kk']) })

const isKnown = (req: PayloadRequest, { collection, id }: z.infer<typeof place>) =>
  collection === 'globals'
    ? req.payload.config.globals.some(({ slug }) => slug === id)
    : collection in req.payload.collections && z.uuid().safeParse(id).success

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

/** `GET /api/translation/xliff/:collection/:id?target=kk`: a document's texts for a translator's tool. */
const exporting: Endpoint = {
  path: '/translation/xliff/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const parsed = place.safeParse(req.routeParams)
    const target = req.searchParams.get('target')
    if (!parsed.success || !isKnown(req, parsed.data) || !isLocale(target)) return wrong()
    const { collection, id } = parsed.data
    const xml = await exportDocument(req, collection, id, target)
    return download(xml, `estu-${collection}-${id}-${target}.xlf`, 'application/x-xliff+xml; charset=utf-8')
  },
}

/** `POST /api/translation/xliff` (the file as the body): its targets become a draft. */
const importing: Endpoint = {
  path: '/translation/xliff',
  method: 'post',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const xml = await req.text?.()
    if (!xml) return wrong('not-xliff')
    const result = await importDocument(req, xml)
    return Response.json(result, { status: result.ok ? 200 : 400 })
  },
}

export const translationEndpoints: Endpoint[] = [confirm, restore, exporting, importing]
