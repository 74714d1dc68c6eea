import type { Locale } from '@estu/domain/locale/locales'
import type { Random } from '../random.ts'
import { demoNotice } from '../words/device-words.ts'
import type { Words } from '../words/words.ts'

const paragraph = (text: string) => ({
  type: 'paragraph',
  direction: null,
  format: '',
  indent: 0,
  version: 1,
  textFormat: 0,
  textStyle: '',
  children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
})

/** Running text as the editor stores it. */
const rich = (paragraphs: readonly string[]) => ({
  root: { type: 'root', direction: null, format: '', indent: 0, version: 1, children: paragraphs.map(paragraph) },
})

/** Name, summary, description and words for search engines. */
export function textsOf(
  random: Random,
  { title, summary, sentences }: { title: Words; summary: Words; sentences: readonly Words[] },
): (locale: Locale) => { title: string; summary: string; description: object; meta: object } {
  const chosen = random.some(sentences, 2, Math.min(4, sentences.length))
  return (locale) => ({
    title: title[locale],
    summary: summary[locale],
    description: rich([chosen.map((words) => words[locale]).join(' ')]),
    meta: { title: `${title[locale]} · Есту`, description: `${summary[locale]}. ${demoNotice[locale]}` },
  })
}
