import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor, isWriter, translatorLanguage } from '../../access/roles.ts'
import { bodyOf } from '../../endpoints/body-of.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { documentAddress, isKnown, isOpen } from './document-address.ts'
import { suggestTranslations } from './memory/suggest-endpoint.ts'
import { confirmTranslation } from './operations/confirm-translation.ts'
import { publishLanguages } from './operations/publish-languages.ts'
import { saveTexts } from './operations/save-texts.ts'
import { readDocumentStatus, translationPageSize } from './operations/translation-status.ts'
import { versionEndpoints } from './version-endpoints.ts'

/** Marks of the source as it was read, by path. */
const seenSources = z.record(z.string().max(300), z.string().max(64))

const confirmation = documentAddress.extend({
  paths: z.union([z.literal('all'), z.array(z.string().max(300)).max(500)]),
  seen: seenSources.optional(),
})
const text = z.object({
  path: z.string().max(300),
  value: z.union([z.string().max(200_000), z.record(z.string(), z.unknown()), z.null()]),
  base: z.string().max(64),
})
const saving = documentAddress.extend({
  locale: z.enum(['ru', 'kk']),
  texts: z.array(text).min(1).max(500),
  seen: seenSources.optional(),
})
const publishing = z.object({
  documents: z
    .array(documentAddress.extend({ locale: z.enum(['ru', 'kk']) }))
    .min(1)
    .max(translationPageSize),
})

/** An editor, or the translator of the language that is the translation. */
async function mayConfirm(req: PayloadRequest, collection: string, id: string): Promise<boolean> {
  if (isEditor(req)) return true
  const translation = (await readDocumentStatus(req, collection, id)).find((row) => !row.isSource)
  return translation?.locale === translatorLanguage(req)
}

/** `POST /api/translation/confirm` `{ collection, id, paths }`: the translation was read and is still right. */
const confirm: Endpoint = {
  path: '/translation/confirm',
  method: 'post',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const body = await bodyOf(req, confirmation)
    if (!body || !isKnown(req, body)) return wrong()
    if (!(await isOpen(req, body))) return refuse()
    if (!(await mayConfirm(req, body.collection, body.id))) return refuse()
    return Response.json(await confirmTranslation(req, body.collection, body.id, body.paths, body.seen))
  },
}

/** `POST /api/translation/save` `{ collection, id, locale, texts }`: texts of one language, each over a revision of it. */
const save: Endpoint = {
  path: '/translation/save',
  method: 'post',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const body = await bodyOf(req, saving)
    if (!body || !isKnown(req, body)) return wrong()
    if (!mayWrite(req, body) || !(await isOpen(req, body))) return refuse()
    const saved = await saveTexts(req, body, body.texts, body.seen)
    return saved ? Response.json(saved, { headers: { 'cache-control': 'no-store' } }) : refuse()
  },
}

/** A translator's drafts, or texts of a single document that wait for an editor. */
const mayWrite = (req: PayloadRequest, { locale }: { locale: string }): boolean =>
  isEditor(req) || translatorLanguage(req) === locale

/** `POST /api/translation/publish` `{ documents: [{ collection, id, locale }] }`: as many as the desk shows at once. */
const publish: Endpoint = {
  path: '/translation/publish',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const body = await bodyOf(req, publishing)
    if (!body?.documents.every((document) => isPublishable(req, document))) return wrong()
    return Response.json({ outcomes: await publishLanguages(req, body.documents) })
  },
}

/** Single documents have no drafts, and some collections neither. */
const isPublishable = (req: PayloadRequest, document: { collection: string; id: string }): boolean =>
  document.collection !== 'globals' &&
  isKnown(req, document) &&
  Boolean(req.payload.collections[document.collection as CollectionSlug].config.versions?.drafts)

export const translationEndpoints: Endpoint[] = [confirm, ...versionEndpoints, save, publish, suggestTranslations]
