import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../../i18n/translate.ts'
import { missingTexts, textLeaves, textsByPath } from '../../../document-texts/index.ts'
import { readDocumentStatus, sourceLanguage, type TwoStates } from '../../../translation/index.ts'
import { type Notice, noticeAt } from './notice.ts'

/**
 * Texts whose source has changed since they were translated.
 * @param newest the document as it will be public, where that is not what is stored: what it says anew was written over
 *   the changed source.
 */
export async function outdatedNotices(
  req: PayloadRequest,
  { collection, id, fields, newest: stored }: Pick<TwoStates, 'collection' | 'id' | 'fields' | 'newest'>,
  locale: Locale,
  newest = stored,
): Promise<Notice[]> {
  const row = (await readDocumentStatus(req, collection, id)).find((one) => one.locale === locale)
  if (!row || row.isSource || row.outdated.length === 0) return []
  const outdated = new Set(row.outdated)
  const [leaves, before] = [textLeaves(fields, newest, locale), textsByPath(textLeaves(fields, stored, locale))]
  const now = textsByPath(leaves)
  const words = translate(
    req,
    'оригинал изменился после этого перевода',
    'осы аударма жазылғаннан кейін түпнұсқа өзгерді',
  )
  return leaves
    .filter(({ ownList, path }) => outdated.has(ownList ?? path))
    .filter(({ ownList, path }) => now.get(ownList ?? path) === before.get(ownList ?? path))
    .map((leaf) => noticeAt(req, 'outdated', leaf, words))
}

/** Texts that a single document would lack; unlike a document with drafts it may be saved without them. */
export function missingNotices(req: PayloadRequest, { fields, newest }: TwoStates, locale: Locale): Notice[] {
  const words = translate(req, 'не заполнено', 'толтырылмаған')
  return missingTexts(fields, newest, locale, sourceLanguage(newest)).map((leaf) =>
    noticeAt(req, 'missing', leaf, words),
  )
}
