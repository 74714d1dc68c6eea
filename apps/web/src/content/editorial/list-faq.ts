import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { richText, words } from '@/content/map-shared'
import { readList } from '@/content/read'
import type { FaqEntry } from '@/content/types'

/** More than anybody reads on one page. */
const mostQuestions = 200

/** The published questions with its answer, in the editors' order. */
export async function listFaq(locale: Locale): Promise<FaqEntry[]> {
  'use cache'
  const found = await readList(locale, 'faq', { sort: ['position', 'createdAt'], limit: mostQuestions, depth: 1 })
  return found.flatMap((stored) => {
    const answer = richText(stored.answer)
    const question = words(stored.title)
    return answer && question ? [{ id: stored.id, group: stored.group, question, answer }] : []
  })
}
