import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { normalise } from '@estu/domain/search/normalise'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeValidateHook, PayloadRequest, TextField } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { label } from '../../../fields/labels.ts'

export const longestTag = 40

export const tags: TextField = {
  name: 'tags',
  type: 'text',
  hasMany: true,
  maxLength: longestTag,
  label: label('Метки', 'Белгілер'),
  admin: {
    components: { Cell: '/modules/media/admin/tags-cell.tsx#TagsCell' },
    description: label(
      'Одно-два слова, по которым изображение найдут коллеги: «портрет», «филиал». После каждой — Enter.',
      'Әріптестеріңіз суретті табатын бір-екі сөз: «портрет», «филиал». Әрқайсысынан кейін Enter басыңыз.',
    ),
  },
}

/** What two ways to write one tag have in common. */
export const tagKey = (tag: string): string => foldKazakh(normalise(tag))

const spaced = (tag: string): string => tag.replace(/\s+/g, ' ').trim()

/** Each tag once, in the spelling that the library has of it already. */
export async function tidyTags(req: PayloadRequest, given: readonly string[]): Promise<string[]> {
  const wanted = new Map(
    given
      .map(spaced)
      .flatMap((tag) => (tag ? [[tagKey(tag), tag] as const] : []))
      .toReversed(),
  )
  if (wanted.size === 0) return []
  const db = await databaseOf(req)
  const keys = sql.join(
    [...wanted.keys()].map((key) => sql`${key}`),
    sql`, `,
  )
  const found = await db.execute(sql`
    select distinct on (folded_title(text)) text from media_texts
    where path = 'tags' and folded_title(text) in (${keys}) order by folded_title(text), id
  `)
  for (const { text } of found.rows) wanted.set(tagKey(String(text)), String(text))
  return [...wanted.values()].toReversed()
}

export const keepTagsTidy: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (!Array.isArray(data?.tags)) return data
  return { ...data, tags: await tidyTags(req, data.tags.map(String)) }
}
