import type { WordChange } from './word-changes.ts'

/** Letters that are left beside a change. */
const kept = 120

/** Changes with what stands around them: of a long stretch that stays as it is, its ends in whole words. */
export const shortenSame = (changes: readonly WordChange[]): WordChange[] =>
  changes.map((change, index) =>
    change.kind === 'same'
      ? { kind: 'same', text: shortened(change.text, index === 0, index === changes.length - 1) }
      : change,
  )

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= kept * (isFirst || isLast ? 1 : 2)) return text
  const start = isFirst ? '' : text.slice(0, kept).replace(/\S*$/u, '')
  const end = isLast ? '' : text.slice(-kept).replace(/^\S*/u, '')
  return `${start}…${end}`
}
