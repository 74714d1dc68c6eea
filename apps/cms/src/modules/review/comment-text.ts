import { err, ok, type Result } from '@estu/domain/result'
import { storable } from '@estu/domain/text/storable'
import { commentSigns } from './review-words.ts'

/** What somebody has written, as it is kept; too much of it is refused whole and never cut. */
export function commentText(typed: string): Result<string, 'no-words' | 'too-long'> {
  const text = storable(typed).replace(/\r\n?/g, '\n').trim()
  if (text === '') return err('no-words')
  return [...text].length > commentSigns ? err('too-long') : ok(text)
}
