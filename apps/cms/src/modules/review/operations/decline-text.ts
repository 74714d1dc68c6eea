import { err, ok, type Result } from '@estu/domain/result'
import type { GlobalSlug, PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../../database/in-own-transaction.ts'
import { lockDocument } from '../../../database/lock-row.ts'
import { dataOf } from '../../../fields/walk/document-data.ts'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import { pathOf, rowPathOf } from '../../../fields/walk/place.ts'
import { walkValues } from '../../../fields/walk/walk-values.ts'
import { markDeclined, readGlobalStates, readWaitingTexts, revisionOf } from '../../translation/index.ts'
import type { LanguageOf } from '../review-address.ts'
import { insertComment } from './insert-comment.ts'

/** `seen`: the revision of the waiting text that whoever decides has read. */
export type DeclinedWaitingText = Omit<LanguageOf, 'collection'> & { path: string; seen: string; comment: string }

/**
 * Sends a translator's text of a single document back, with what is to be done about it. The words stay with the
 * translator, who is named in the comment and gets a letter.
 */
export const declineText = (
  req: PayloadRequest,
  { id, locale, path, seen, comment }: DeclinedWaitingText,
): Promise<Result<null, 'no-waiting-text' | 'text-changed'>> =>
  inOwnTransaction<null, 'no-waiting-text' | 'text-changed'>(req, async () => {
    await lockDocument(req, 'globals', id)
    const waiting = (await readWaitingTexts(req, { id, locale })).get(path)
    if (!waiting || waiting.declined) return err('no-waiting-text')
    if (revisionOf(waiting.value) !== seen) return err('text-changed')
    const about = { collection: 'globals', id, locale, path: await commentedPath(req, { id, locale }, path) }
    const commentId = await insertComment(req, { ...about, threadId: null, body: comment, named: [waiting.authorId] })
    await markDeclined(req, { id, locale }, path, commentId)
    return ok(null)
  })

/** Under which path the form's comments know a text; null, the whole document, where its row is gone. */
async function commentedPath(
  req: PayloadRequest,
  { id, locale }: Pick<LanguageOf, 'id' | 'locale'>,
  path: string,
): Promise<string | null> {
  const { newest } = await readGlobalStates(req, id as GlobalSlug)
  for (const { place } of walkValues(fieldsOf(req.payload, 'globals', id), dataOf(newest), locale))
    if (pathOf(place) === path) return rowPathOf(place)
  return null
}
