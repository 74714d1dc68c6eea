import type { Locale } from '@estu/domain/locale/locales'
import {
  hitsOnPage,
  type SearchAnswer,
  type SearchHit,
  type SearchKind,
  type SearchQuestion,
  type SuggestAnswer,
  searchKinds,
} from '@estu/domain/search/results/search-result'
import { z } from 'zod'
import type { HostedSearch } from '../../../env.ts'
import { hostedRecord } from '../hosted-record.ts'
import { indexOf } from '../hosted-settings.ts'
import { markBegins, markEnds, markedValue } from '../marked-value.ts'
import { openReader } from '../open-reader.ts'

/** The service refuses longer ones, in bytes. */
const longestQuery = 512
const mostCounted = 5000
const shownSuggestions = 6

const highlighted = z.object({ value: z.string(), matchLevel: z.string() })
const hit = hostedRecord.pick({ collection: true, documentId: true, kind: true, path: true, title: true }).extend({
  _highlightResult: z.object({ title: highlighted.optional() }).optional(),
  _snippetResult: z.object({ body: highlighted.optional() }).optional(),
})
const answered = z.object({
  hits: z.array(hit),
  nbHits: z.number(),
  exhaustiveNbHits: z.boolean().optional(),
  facets: z.object({ kind: z.record(z.string(), z.number()).optional() }).optional(),
})

type Query = { locale: Locale; query: string; kind: SearchKind | null; page: number; hits: number }

/** One page of results from the hosted service. @throws when it does not answer in time. */
export async function searchHosted(settings: HostedSearch, question: SearchQuestion): Promise<SearchAnswer> {
  const { locale, query, kind, page } = question
  // The counts of all kinds come with a question about all kinds.
  const questions = [
    queryOf(settings, { locale, query, kind, page, hits: hitsOnPage }),
    ...(kind ? [queryOf(settings, { locale, query, kind: null, page: 1, hits: 0 })] : []),
  ]
  const answers = await ask(settings, questions)
  const [asked] = answers
  const whole = answers.at(-1)
  if (!asked || !whole) throw new Error('The hosted search answered fewer questions than it was asked.')
  const counts = Object.fromEntries(searchKinds.map((one) => [one, whole.facets?.kind?.[one] ?? 0]))
  return {
    hits: asked.hits.map(hitOf),
    counts: counts as SearchAnswer['counts'],
    total: Math.min(whole.nbHits, mostCounted),
    more: whole.nbHits > mostCounted || whole.exhaustiveNbHits === false,
    readAs: null,
    // The service knows no prices.
    price: null,
    similar: [],
  }
}

/** What begins so, by the hosted service; it keeps no queries of others for us. */
export async function suggestHosted(
  settings: HostedSearch,
  { locale, query }: { locale: Locale; query: string },
): Promise<SuggestAnswer> {
  const asked = { locale, query, kind: null, page: 1, hits: shownSuggestions }
  const [found] = await ask(settings, [queryOf(settings, asked)])
  return { queries: [], hits: (found?.hits ?? []).map(hitOf).map((one) => ({ ...one, excerpt: [] })) }
}

function queryOf(settings: HostedSearch, { locale, query, kind, page, hits }: Query) {
  const now = Math.floor(Date.now() / 1000)
  return {
    indexName: indexOf(settings, locale),
    query: cutBytes(query),
    page: page - 1,
    hitsPerPage: hits,
    filters: [`endsAt > ${now}`, ...(kind ? [`kind:${kind}`] : [])].join(' AND '),
    facets: ['kind'],
    attributesToRetrieve: ['collection', 'documentId', 'kind', 'path', 'title'],
    attributesToHighlight: ['title'],
    attributesToSnippet: ['body:30'],
    highlightPreTag: markBegins,
    highlightPostTag: markEnds,
    // Visitors are nobody else's to count.
    analytics: false,
    clickAnalytics: false,
  }
}

async function ask(settings: HostedSearch, requests: ReturnType<typeof queryOf>[]) {
  const { results } = await openReader(settings).search({ requests })
  return z.array(answered).parse(results)
}

function hitOf({ _highlightResult, _snippetResult, title, ...row }: z.output<typeof hit>): SearchHit {
  const snippet = _snippetResult?.body
  return {
    ...row,
    title: markedValue(_highlightResult?.title?.value ?? title),
    excerpt: snippet && snippet.matchLevel !== 'none' ? markedValue(snippet.value) : [],
  }
}

function cutBytes(query: string): string {
  const bytes = Buffer.from(query)
  return bytes.length <= longestQuery
    ? query
    : bytes
        .subarray(0, longestQuery)
        .toString()
        .replace(/\ufffd+$/, '')
}
