import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'

export type SearchWords = { label: string; placeholder: string }

type Props = {
  className: string
  words: SearchWords
  /** Where the query is sent, as `?q=`. */
  action: string
  query: string
  suggestions: ReactNode
}

/** Longer than any question; the rest of a text pasted by mistake finds nothing. */
const longestQuery = 200

/** The search field: a plain form, to which the browser may add suggestions. */
export function SearchForm({ className, words, action, query, suggestions }: Props) {
  return (
    <form className={`search ${className}`} role="search" action={action}>
      <input
        type="search"
        name="q"
        aria-label={words.label}
        placeholder={words.placeholder}
        defaultValue={query}
        maxLength={longestQuery}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="iconbtn" aria-label={words.label}>
        <Icon name="search" />
      </button>
      {suggestions}
    </form>
  )
}
