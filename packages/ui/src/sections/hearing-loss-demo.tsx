import { Fragment } from 'react'

/**
 * A phrase as it is heard when high sounds are gone: each `_` is a consonant that is not heard. A screen reader
 * says what was spoken and what is shown.
 */
export function HearingLossDemo({ text, spoken }: { text: string; spoken: string }) {
  return (
    <p className="phrase" role="img" aria-label={spoken}>
      {text.split(' ').map((word, index) => (
        <Fragment key={index}>
          <span>{letters(word)}</span>{' '}
        </Fragment>
      ))}
    </p>
  )
}

const letters = (word: string) =>
  word.split(/(_)/).map((part, index) => {
    if (part === '_') return <i key={index} />
    return part
  })
