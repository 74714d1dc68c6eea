import { inflected } from './inflected.ts'
import { latinBrandsInCyrillic } from './latin-brands-in-cyrillic.ts'
import { layWords } from './lay-words.ts'
import { misspelt } from './misspelt.ts'
import { numbersAndModels } from './numbers-and-models.ts'
import { prefixes } from './prefixes.ts'
import { questions } from './questions.ts'
import { russianLettersForKazakh } from './russian-letters-for-kazakh.ts'
import type { SearchQuery } from './search-query.ts'
import { transliterated } from './transliterated.ts'
import { wrongLayout } from './wrong-layout.ts'

export { negatives } from './negatives.ts'
export type { NegativeQuery, SearchQuery } from './search-query.ts'

/** Every way of asking; each is judged for itself, so that a good one cannot hide a bad one. */
const byKind = {
  inflected,
  misspelt,
  'russian-letters-for-kazakh': russianLettersForKazakh,
  'wrong-layout': wrongLayout,
  transliterated,
  'latin-brands-in-cyrillic': latinBrandsInCyrillic,
  'lay-words': layWords,
  questions,
  prefixes,
  'numbers-and-models': numbersAndModels,
} as const satisfies Record<string, readonly SearchQuery[]>

export type QueryKind = keyof typeof byKind

export const queryKinds = Object.keys(byKind) as QueryKind[]

export const searchQueries: readonly (SearchQuery & { kind: QueryKind })[] = queryKinds.flatMap((kind) =>
  byKind[kind].map((query) => ({ kind, ...query })),
)
