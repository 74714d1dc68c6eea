import { splitWords } from '@estu/domain/text/split-words'
import { diffArrays } from 'diff'

export type WordChange = { kind: 'same' | 'added' | 'removed'; text: string }

/** Texts that differ in more pieces than this have too little in common, and would keep a browser busy for minutes. */
const maxEditLength = 2000

/** What was taken out of a text and put into it, by whole words; a space alone does not part two changes. */
export function wordChanges(before: string, after: string): WordChange[] {
  const changes: WordChange[] = []
  let [removed, added] = ['', '']
  const put = (kind: WordChange['kind'], text: string) => text && changes.push({ kind, text })
  const flush = () => {
    const space = removed && added ? commonEnd(removed, added) : ''
    put('removed', removed.slice(0, removed.length - space.length))
    put('added', added.slice(0, added.length - space.length))
    ;[removed, added] = ['', '']
    return space
  }
  const parts = diffArrays(splitWords(before), splitWords(after), { maxEditLength })
  if (!parts) {
    put('removed', before)
    put('added', after)
    return changes
  }
  for (const part of parts) {
    const text = part.value.join('')
    if (part.removed) removed += text
    else if (part.added) added += text
    else if (isSpace(text) && (removed || added)) {
      removed += text
      added += text
    } else put('same', flush() + text)
  }
  put('same', flush())
  return changes
}

const isSpace = (text: string) => /^[^\S\n]+$/u.test(text)

/** The space that both texts end with. */
function commonEnd(one: string, other: string): string {
  const space = /\s*$/u.exec(one)?.[0] ?? ''
  return other.endsWith(space) ? space : ''
}
