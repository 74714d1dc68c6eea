import { routes } from '../routing/routes.ts'
import { type SearchKind, searchKinds } from './results/search-result.ts'

/** What the address of the results says. @property typed nothing but the words as they were typed is looked for */
export type SearchAddress = { query: string; kind: SearchKind | null; page: number; typed: boolean }

type Given = Record<string, string | readonly string[] | undefined>

/** Longer than any question; what was pasted by mistake is cut. */
export const longestQuery = 200
const lastPage = 250

/** Line ends, the character NUL, and what turns the direction of letters around: nobody types them to find something. */
const unseen = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu

/** A query as it is looked for and shown again: one line of visible letters. */
export function cleanQuery(typed: string): string {
  const line = typed
    .slice(0, 10 * longestQuery)
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, longestQuery).join('').trim()
}

/** Reads any address of the results; what makes no sense counts as not said, of a repeated parameter the first counts. */
export function readSearchAddress(given: Given): SearchAddress {
  const [query, kind, page, typed] = ['q', 'kind', 'page', 'typed'].map((name) => firstOf(given[name]))
  return {
    query: cleanQuery(query ?? ''),
    kind: searchKinds.find((known) => known === kind) ?? null,
    page: readPage(page ?? ''),
    typed: typed === '1',
  }
}

/** The path of results, as in Russian. */
export function searchPath({ query, kind = null, page = 1, typed = false }: Partial<SearchAddress>): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (kind) params.set('kind', kind)
  if (page > 1) params.set('page', String(page))
  if (typed) params.set('typed', '1')
  return params.size > 0 ? `${routes.search.path}?${params}` : routes.search.path
}

const firstOf = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0]

function readPage(value: string): number {
  const page = /^\d{1,4}$/.test(value) ? Number(value) : 1
  return Math.min(Math.max(page, 1), lastPage)
}
