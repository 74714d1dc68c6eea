'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useTranslate } from '../use-translate.ts'
import { firstWords } from './first-words.ts'

/** Names a row of a list by its number and its first words, also while it is folded. */
export function RowLabel() {
  const say = useTranslate()
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const words = firstWords(data ?? {})
  return (
    <span className="row-label" style={{ pointerEvents: 'none' }}>
      {say(`Строка ${rowNumber + 1}`, `${rowNumber + 1}-жол`)}
      {words && ': '}
      {words && <span className="estu-row-words">{words}</span>}
    </span>
  )
}
