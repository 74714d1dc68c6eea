import type { MarkedText } from '@estu/domain/search/search-result'

/** A text in which the words that were searched for are marked. */
export function Marked({ text }: { text: MarkedText }) {
  // Pieces have no names of their own, and a text never changes its pieces' places.
  return text.map((piece, index) => (piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text))
}
