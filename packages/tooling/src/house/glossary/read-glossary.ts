import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../env.ts'
import { type Forbidden, forbidden } from './forbidden.ts'

/** Where a forbidden word stands for a reason. @property word null for every word */
export type Exception = { where: string; word: string | null; why: string }
export type Glossary = { forbidden: Forbidden[]; exceptions: Exception[] }

/** The tables of `docs/glossary.md`, which is the only place where words are agreed. */
export const readGlossary = (): Glossary => glossaryOf(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'))

export function glossaryOf(page: string): Glossary {
  const [, words = '', exceptions = ''] = page.split(/^## .*$/m)
  return {
    forbidden: rowsOf(words, 6).flatMap(([what = '', russian = '', kazakh = '', not = '', rightIn = '']) =>
      formsOf(not).map((form) =>
        forbidden(form, { what, instead: `${russian} / ${kazakh}`, rightIn: formsOf(rightIn) }),
      ),
    ),
    exceptions: rowsOf(exceptions, 3).map(([where = '', word = '', why = '']) => {
      if (!where || !why) throw new Error(`An exception of the glossary says neither where nor why: ${where} ${why}`)
      return { where, word: formsOf(word)[0] ?? null, why }
    }),
  }
}

/** The rows of a table below its head; one of another length is a slip of the pen. */
function rowsOf(section: string, columns: number): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  const rows = lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const odd = rows.find((row) => row.length !== columns)
  if (odd || rows.length === 0) throw new Error(`A table of the glossary is broken: ${odd?.join(' | ') ?? 'no rows'}`)
  return rows
}

const formsOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, form = '']) => form)
