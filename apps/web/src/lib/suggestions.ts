import type { MarkedText } from '@estu/domain/search/results/search-result'
import type { PictureData } from '@estu/ui/components/pictures/picture'

/** What the row of a product shows beside its name and price: its picture, and what sort of thing it is. */
export type SuggestedProduct = { picture: PictureData | null; kind: string }

/** A row of the list under the search field. @property note what stands at its end, a price or a kind */
export type SuggestionRow = {
  href: string
  icon: 'search' | 'document' | 'cart'
  text: MarkedText
  note: string
  product?: SuggestedProduct
}
export type SuggestionGroup = { title: string; wide: boolean; rows: readonly SuggestionRow[] }

/** What `/api/suggest` answers: ready words, so that no page carries them for those who never search. */
export type Suggestions = {
  label: string
  /** How many there are, for those who do not see them. */
  announcement: string
  groups: readonly SuggestionGroup[]
  all: { href: string; label: string }
}
