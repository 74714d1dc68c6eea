import type { Locale } from '@estu/domain/locale/locales'
import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { nestedRequest } from '../../../database/nested-request.ts'
import type { Missing } from './missing-of.ts'

class Rehearsed extends Error {}

/**
 * What publishing refuses although each field is right by itself, in the words of the refusal: an address that another
 * document has, or a rule of the whole document, whose `field` is empty. One language is published and taken back.
 */
export async function rehearsePublishing(
  asked: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  locale: Locale,
): Promise<Missing[]> {
  try {
    await inTransaction(asked.payload, locale, async (own) => {
      const req = nestedRequest(Object.assign(own, { user: asked.user, i18n: asked.i18n, t: asked.t }))
      const shared = { locale, fallbackLocale: false, publishSpecificLocale: locale, depth: 0, req } as const
      const data = { _status: 'published' } as const
      await req.payload.update({ ...shared, collection, id, data, overrideAccess: true, overrideLock: true })
      throw new Rehearsed()
    })
    return []
  } catch (error) {
    if (error instanceof Rehearsed) return []
    if (error instanceof ValidationError)
      return error.data.errors.map(({ label, message, path }) => ({
        ...{ label: String(label ?? path), field: path, words: message },
      }))
    if (error instanceof Error && 'status' in error && Number(error.status) < 500)
      return [{ label: '', field: '', words: error.message }]
    throw error
  }
}
