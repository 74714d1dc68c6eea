import type { Locale } from '@estu/domain/locale/locales'
import type { Field } from 'payload'
import { isData } from '../../../../fields/walk/document-data.ts'
import { textNodes } from '../../../../fields/walk/text-nodes.ts'
import { walkValues } from '../../../../fields/walk/walk-values.ts'
import { type At, placeOf } from '../../../links/index.ts'

/** A picture or a film that a document shows. */
export type FoundFile = { at: At; id: string }

/** The pictures and films of a document in one language, read with `locale: 'all'`, and where in the form each stands. */
export function shownThings(
  fields: readonly Field[],
  data: unknown,
  locale: Locale,
): { pictures: FoundFile[]; films: FoundFile[] } {
  const found = { pictures: [] as FoundFile[], films: [] as FoundFile[] }
  for (const visited of walkValues(fields, data, locale)) {
    const { field, value } = visited
    const at = placeOf(visited)
    if (field.type === 'upload' && field.relationTo === 'media') found.pictures.push(...filesAt(at, value))
    if (field.type === 'upload' && field.relationTo === 'videos') found.films.push(...filesAt(at, value))
    if (field.type !== 'richText') continue
    for (const { type, relationTo, value: picture, fields: block } of textNodes(value)) {
      if (type === 'upload' && relationTo === 'media') found.pictures.push(...filesAt(at, picture))
      if (type === 'block' && isData(block) && isData(block.film)) found.films.push(...filesAt(at, block.film.value))
    }
  }
  return found
}

const filesAt = (at: At, value: unknown): FoundFile[] =>
  (Array.isArray(value) ? value : [value]).flatMap((id) => (typeof id === 'string' && id !== '' ? [{ at, id }] : []))
