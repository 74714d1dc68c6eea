import type { Locale } from '@estu/domain/locale/locales'
import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'

export type LanguageOfDocument = { collection: string; id: string; locale: Locale }

/** `lacks`: labels of what the language still needs before it can be public; null where it failed otherwise. */
export type PublishOutcome = LanguageOfDocument & ({ ok: true } | { ok: false; lacks: string[] | null })

/**
 * Publishes one language each of several documents, each for itself: what cannot be public yet says why and stays as it
 * was, and the others go out.
 */
export async function publishLanguages(
  req: PayloadRequest,
  documents: readonly LanguageOfDocument[],
): Promise<PublishOutcome[]> {
  const outcomes: PublishOutcome[] = []
  for (const document of documents) outcomes.push(await publishOne(req, document))
  return outcomes
}

async function publishOne(req: PayloadRequest, document: LanguageOfDocument): Promise<PublishOutcome> {
  const { collection, id, locale } = document
  try {
    await req.payload.update({
      collection: collection as CollectionSlug,
      id,
      locale,
      fallbackLocale: false,
      publishSpecificLocale: locale,
      data: { _status: 'published' },
      depth: 0,
      user: req.user,
      overrideAccess: false,
      req: nestedRequest(req),
    })
    return { ...document, ok: true }
  } catch (error) {
    if (error instanceof ValidationError)
      return { ...document, ok: false, lacks: error.data.errors.map((one) => String(one.label ?? one.path)) }
    req.payload.logger.error({ err: error, msg: `${collection}/${id} was not published` })
    return { ...document, ok: false, lacks: null }
  }
}
