import { editPath } from '../../admin/edit-path.ts'
import type { LanguageOf } from './review-address.ts'

type Said = LanguageOf & { threadId: string; path: string | null }

/** Where the form opens at the field that a comment is about, with its thread beside it. */
export function commentPath({ collection, id, locale, threadId, path }: Said): string {
  const [address = '', field] = editPath(collection, id, locale, path ?? undefined).split('#')
  return `${address}&comment=${threadId}${field ? `#${field}` : ''}`
}
