import type { SearchAnswer, SearchQuestion } from '@estu/domain/search/results/search-result'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { searchWith } from '../../search/index.ts'
import { type ListedRow, listedRows } from './listed-rows.ts'

/**
 * What search finds, with the rows of the products among it, read in the same statement. Trap: a row
 * named like one of its columns, `card`, would be that column.
 */
export async function searchWithCards(
  payload: Payload,
  question: SearchQuestion,
): Promise<{ answer: SearchAnswer; rows: ListedRow[] }> {
  const { answer, cards } = await searchWith(payload, question, {
    cards: (hits) => sql`(
      select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (${listedRows(question.locale, productsAmong(hits))}) as listed
    )`,
  })
  return { answer, rows: (cards ?? []) as ListedRow[] }
}

const productsAmong = (hits: ReturnType<typeof sql>) => sql`
  select (hit ->> 'documentId')::uuid as document_id, place
  from jsonb_array_elements(${hits}) with ordinality as found (hit, place) where hit ->> 'kind' = 'products'
`
