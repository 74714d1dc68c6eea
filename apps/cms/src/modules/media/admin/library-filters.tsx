'use client'

import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useTranslate } from '../../../admin/use-translate.ts'

const filters: { where: Where | null; words: [ru: string, kk: string] }[] = [
  { where: null, words: ['Все', 'Барлығы'] },
  { where: { isUsed: { equals: 'false' } }, words: ['Нигде не используются', 'Еш жерде қолданылмайды'] },
  { where: { withoutAltRu: { equals: 'true' } }, words: ['Без описания на русском', 'Орысша сипаттамасы жоқ'] },
  { where: { withoutAltKk: { equals: 'true' } }, words: ['Без описания на казахском', 'Қазақша сипаттамасы жоқ'] },
]

/** As the list's own filters are written, so that it shows them and takes them off; as texts, as an address holds them. */
const written = (where: Where | null): Where => (where ? { or: [{ and: [where] }] } : {})

export function LibraryFilters() {
  const say = useTranslate()
  const { query, handleWhereChange } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  const present = JSON.stringify(query.where ?? {})
  return (
    <fieldset className="estu-library__filters">
      <legend className="estu-library__legend">{say('Показать', 'Көрсету')}</legend>
      {filters.map(({ where, words: [ru, kk] }) => (
        <button
          key={ru}
          type="button"
          className="estu-library__filter"
          aria-pressed={present === JSON.stringify(written(where))}
          onClick={() => void handleWhereChange?.(written(where))}
        >
          {say(ru, kk)}
        </button>
      ))}
    </fieldset>
  )
}
