import type { Rule } from './rule.ts'

export const ellipsis: Rule = { slip: 'ellipsis', mend: (text) => text.replace(/(?<!\.)\.{3}(?!\.)/g, '…') }

/** One space between words, none before a mark, one after a comma. */
export const spaces: Rule = {
  slip: 'spaces',
  mend: (text) =>
    text
      .replace(/(?<=\S) {2,}(?=\S)/g, ' ')
      .replace(/(?<=[\p{L}\p{N}»“)])[ \u00a0]+(?=[,;:!?.](?:\s|$))/gu, '')
      .replace(/(?<=[«„(])[ \u00a0]+|(?<=\S)[ \u00a0]+(?=[»“)])/g, '')
      .replace(/(?<=\p{L}),(?=\p{L})/gu, ', '),
}
