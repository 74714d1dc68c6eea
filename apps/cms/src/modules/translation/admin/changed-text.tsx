import { diffWordsWithSpace } from 'diff'

/** A text with what was taken out and what was put in since; by marks that are read aloud, not by colour alone. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  if (before === after) return <p>{after}</p>
  return (
    <p>
      {diffWordsWithSpace(before, after).map((part, index) => {
        const key = `${index}:${part.value.length}`
        if (part.added) return <ins key={key}>{part.value}</ins>
        return part.removed ? <del key={key}>{part.value}</del> : <span key={key}>{part.value}</span>
      })}
    </p>
  )
}
