import type { BlockOf } from './block-of'

export function QuoteBlock({ block }: { block: BlockOf<'quote'> }) {
  return (
    <blockquote className="pull">
      <p>{block.text}</p>
      {block.source && <footer className="small muted">{block.source}</footer>}
    </blockquote>
  )
}
