import type { SearchQuery } from '../queries/search-query.ts'
import { brands } from './brands.ts'
import { brandsInCyrillic } from './brands-in-cyrillic.ts'
import { inflected } from './inflected.ts'
import { kazakhWithoutLetters } from './kazakh-without-letters.ts'
import { layWords } from './lay-words.ts'
import { misspelt } from './misspelt.ts'
import { models } from './models.ts'
import { placesAndPeople } from './places-and-people.ts'
import { prefixes } from './prefixes.ts'
import { priceWords } from './price-words.ts'
import { questions } from './questions.ts'
import { tasks } from './tasks.ts'
import { transliterated } from './transliterated.ts'
import { wrongLayout } from './wrong-layout.ts'

export { nonsense } from './nonsense.ts'

/** Queries that were written before the ranking they judge, and that no synonym was added for. */
const byKind = {
  tasks,
  questions,
  models,
  brands,
  'brands-in-cyrillic': brandsInCyrillic,
  misspelt,
  'kazakh-without-letters': kazakhWithoutLetters,
  'wrong-layout': wrongLayout,
  transliterated,
  inflected,
  'price-words': priceWords,
  'lay-words': layWords,
  prefixes,
  'places-and-people': placesAndPeople,
} as const satisfies Record<string, readonly SearchQuery[]>

export type HeldOutKind = keyof typeof byKind

export const heldOutKinds = Object.keys(byKind) as HeldOutKind[]

export const heldOutQueries: readonly (SearchQuery & { kind: HeldOutKind })[] = heldOutKinds.flatMap((kind) =>
  byKind[kind].map((query) => ({ kind, ...query })),
)
