import { shortenSame } from '../shorten-same.ts'
import { wordChanges } from '../word-changes.ts'

type Props = { before: string; after: string; isShortened?: boolean }

/**
 * A text with what was taken out and what was put in since; by marks that are read aloud, not by colour alone.
 * @param isShortened whether of a long text what stands around its changes is enough.
 */
export function ChangedText({ before, after, isShortened = false }: Props) {
  const changes = wordChanges(before, after)
  return (
    <p>
      {(isShortened ? shortenSame(changes) : changes).map(({ kind, text }, index) => {
        const key = `${index}:${text.length}`
        if (kind === 'added') return <ins key={key}>{text}</ins>
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
      })}
    </p>
  )
}
