import { productCollections } from '@estu/domain/catalogue/collections'
import { type Locale, locales, otherLocale } from '@estu/domain/locale/locales'
import { documentPath } from '@estu/domain/routing/document-path'
import { routes } from '@estu/domain/routing/routes'
import { type SearchableCollection, searchKindOf } from '@estu/domain/search/search-kind'
import { storable } from '@estu/domain/text/storable'
import type { Payload } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import { rowsOf } from '../../../fields/walk/document-data.ts'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import { type IndexRow, indexRow } from './index-row.ts'
import { type FoundTexts, readTexts } from './read-texts.ts'

type Published = Record<string, unknown>
/** A document as visitors of each language see it, read in that language at depth 0; null where it is not public. */
export type PerLocale = Readonly<Record<Locale, Published | null>>

/** Names of brands by `{locale}:{id}`. */
export type BrandNames = ReadonlyMap<string, string>

/** What is booked and where comes before what is bought at equal merit, and what explains them after. */
const boosts: Partial<Record<SearchableCollection, number>> = {
  services: 1.25,
  branches: 1.25,
  articles: 0.9,
  landings: 0.9,
  faq: 1,
  promotions: 0.9,
  specialists: 0.8,
}
const boostOf = (collection: SearchableCollection) => boosts[collection] ?? 1.1

/** Collections whose name is what shoppers look for. */
const named: readonly SearchableCollection[] = [...productCollections, 'services', 'branches', 'promotions', 'brands']

type Described = { collection: SearchableCollection; documentId: string; perLocale: PerLocale; brandNames: BrandNames }

/** The rows of a document, one a language in which it can be found. */
export function describeDocument(
  payload: Payload,
  { collection, documentId, perLocale, brandNames }: Described,
): IndexRow[] {
  const fields = fieldsOf(payload, collection, '')
  const texts = new Map<Locale, FoundTexts>()
  for (const locale of locales) {
    const doc = perLocale[locale]
    if (doc && !isHidden(doc)) texts.set(locale, readTexts(fields, doc, locale))
  }
  return [...texts].flatMap(([locale, found]) => {
    const doc = perLocale[locale] ?? {}
    const path = pathOf(collection, documentId, doc)
    if (path === null || found.title === '') return []
    const brand = idOf(doc.brand)
    const brandName = brand && brandNames.get(`${locale}:${brand}`)
    return [
      indexRow({
        collection,
        documentId,
        locale,
        kind: searchKindOf(collection),
        path,
        boost: boostOf(collection),
        endsAt: collection === 'promotions' && doc.endsAt ? String(doc.endsAt) : null,
        names: [...(brand ? [brandMark(brand)] : []), ...questionGroups(collection, doc)],
        texts: cleaned(withNames(found, brandName, kindNames(payload, collection, locale))),
        size: typeof doc.size === 'string' ? doc.size : '',
        otherTitle: storable(texts.get(otherLocale(locale))?.title ?? ''),
      }),
    ]
  })
}

const withNames = (texts: FoundTexts, brand: string | null | undefined, kinds: readonly string[]): FoundTexts => ({
  ...texts,
  names: [...texts.names, ...kinds],
  summary: brand ? [...texts.summary, brand] : texts.summary,
})

/** What the things of a collection are called: a hearing aid is one, whether its card says so or not. */
function kindNames({ collections }: Payload, collection: SearchableCollection, locale: Locale): string[] {
  if (!named.includes(collection)) return []
  const { singular, plural } = collections[collection].config.labels
  return [singular, plural].flatMap((label) =>
    typeof label === 'object' && label !== null && locale in label
      ? [String((label as Record<string, string>)[locale])]
      : [],
  )
}

const cleaned = ({ title, names, summary, facts, body }: FoundTexts): FoundTexts => ({
  title: storable(title),
  names: names.map(storable),
  summary: summary.map(storable),
  facts: facts.map(storable),
  body: body.map(storable),
})

/** An editor asked for a page not to be found. */
const isHidden = ({ meta }: Published) =>
  typeof meta === 'object' && meta !== null && 'noindex' in meta && meta.noindex === true

/** How a row says that it names a brand. */
export const brandMark = (id: string): string => `brands:${id}`

/** Groups of questions: the one a question is of, or those that a page shows. */
function questionGroups(collection: SearchableCollection, doc: Published): string[] {
  const groups = collection === 'faq' ? [doc] : rowsOf(doc.layout).filter(({ blockType }) => blockType === 'faqGroup')
  return groups.flatMap(({ group }) => (typeof group === 'string' ? [`questions:${group}`] : []))
}

/** Documents that share a page are found by a fragment of it; which page shows a question is known when it is found. */
function pathOf(collection: SearchableCollection, documentId: string, doc: Published): string | null {
  const slug = typeof doc.slug === 'string' ? doc.slug : null
  if (collection === 'faq') return `#faq-${documentId}`
  if (collection === 'specialists' && !slug) return routes.branches.path
  return documentPath(collection, { slug, kind: typeof doc.kind === 'string' ? doc.kind : null })
}
