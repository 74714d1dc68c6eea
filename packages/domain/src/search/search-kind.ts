import type { SearchKind } from './results/search-result.ts'

const kinds = {
  brands: 'pages',
  devices: 'products',
  implants: 'products',
  consumables: 'products',
  accessories: 'products',
  services: 'services',
  pages: 'pages',
  landings: 'pages',
  branches: 'branches',
  specialists: 'branches',
  faq: 'questions',
  articles: 'articles',
  promotions: 'pages',
} as const satisfies Record<string, SearchKind>

export type SearchableCollection = keyof typeof kinds

/** Everything that can be found; what others name comes first. */
export const searchableCollections = Object.keys(kinds) as readonly SearchableCollection[]

export const isSearchable = (collection: string): collection is SearchableCollection => collection in kinds

/** Under which heading shoppers find a collection's documents. */
export const searchKindOf = (collection: SearchableCollection): SearchKind => kinds[collection]
