import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { terms } from '../../../../domain/src/text/terms.ts'
import { root } from '../../env.ts'

const rows = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('## Exceptions')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, , ru = '', kk = '']) => ({ ru, kk }))

/** Rows of the glossary that are no word to be translated: marks, spellings, ways to write a number, a promise. */
const noTerms = /^(Демо|WhatsApp|5 из 5|размер 10|помогает слышать)$/

it('translators are offered the words of the glossary, all of them and no other', () => {
  const strange = terms.filter(({ ru, kk }) => !rows?.some((row) => row.ru.includes(ru) && row.kk.includes(kk)))
  expect(strange).toEqual([])
  const left = rows?.filter((row) => !noTerms.test(row.ru) && !terms.some(({ ru }) => row.ru.includes(ru)))
  expect(left).toEqual([])
})
