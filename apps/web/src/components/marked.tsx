import type { MarkedText } from '@estu/domain/search/results/search-result'
import { ModelName } from '@estu/ui/components/model-name'
import { Fragment } from 'react'

/** A text in which the words that were searched for are marked. */
export function Marked({ text }: { text: MarkedText }) {
  // Pieces have no names of their own, and a text never changes its pieces' places.
  return text.map(({ text: words, marked }, index) => {
    const Piece = marked ? 'mark' : Fragment
    return (
      <Piece key={index}>
        <ModelName name={words} />
      </Piece>
    )
  })
}
