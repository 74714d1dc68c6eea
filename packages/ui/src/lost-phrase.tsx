/**
 * A phrase as it is heard when high sounds are gone: each `_` is a consonant that is not heard. A screen reader
 * says what was spoken and what is shown.
 */
export function LostPhrase({ text, spoken }: { text: string; spoken: string }) {
  return (
    <p className="phrase" role="img" aria-label={spoken}>
      {text.split(' ').map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words of a fixed sentence never change places
        <span key={index}>{letters(word)} </span>
      ))}
    </p>
  )
}

const letters = (word: string) =>
  word.split(/(_)/).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: letters of a fixed word never change places
    if (part === '_') return <i key={index} />
    return part
  })
