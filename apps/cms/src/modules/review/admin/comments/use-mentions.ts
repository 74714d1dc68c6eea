'use client'

import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Colleague } from '../../operations/people-of.ts'
import type { LanguageOf } from '../../review-address.ts'
import { askReview } from '../post-review.ts'
import { queryOf } from '../use-review-place.ts'
import { type Sought, soughtAt, withName } from './sought-name.ts'

type Box = {
  place: LanguageOf
  input: RefObject<HTMLTextAreaElement | null>
  text: string
  setText: (text: string) => void
}

const mostShown = 8

export type Mentions = ReturnType<typeof useMentions>

/** Colleagues for the name that is being typed after an `@`, chosen by arrows and Enter, or by a tap. */
export function useMentions({ place, input, text, setText }: Box) {
  const id = useId()
  const [sought, setSought] = useState<Sought | null>(null)
  const [colleagues, setColleagues] = useState<Colleague[]>([])
  const [active, setActive] = useState(0)
  const chosen = useRef(new Map<string, string>())
  const people = sought ? colleagues.filter(({ name }) => isMeant(name, sought.query)).slice(0, mostShown) : []
  const isOpen = people.length > 0
  const isSeeking = sought !== null

  // Asked once for a name: the letters choose among those who came.
  useEffect(() => {
    if (!isSeeking) return
    const leaving = new AbortController()
    void askReview<{ people: Colleague[] }>(`people?${queryOf(place)}`, { signal: leaving.signal }).then((answer) => {
      if (answer.ok && !leaving.signal.aborted) setColleagues(answer.data.people)
    })
    return () => leaving.abort()
  }, [place, isSeeking])

  const take = (person: Colleague) => {
    if (!sought) return
    chosen.current.set(person.id, person.name)
    const { text: named, caret } = withName(text, sought, person.name)
    setText(named)
    setSought(null)
    input.current?.focus()
    // After React has put the text there, which moves the cursor to its end.
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret))
  }

  /** @returns whether the key was meant for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.ctrlKey || event.metaKey) return false
    const person = people[active]
    if (event.key === 'ArrowDown') setActive((active + 1) % people.length)
    else if (event.key === 'ArrowUp') setActive((active + people.length - 1) % people.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) take(person)
    else if (event.key === 'Escape') setSought(null)
    else return false
    event.preventDefault()
    return true
  }

  const optionId = (index: number) => `${id}-${index}`
  return {
    isOpen,
    people,
    active,
    listId: `${id}-list`,
    optionId,
    take,
    onKey,
    look: ({ value, selectionStart }: HTMLTextAreaElement) => {
      setSought(soughtAt(value, selectionStart))
      setActive(0)
    },
    /** Who was chosen and is still named. */
    picked: () => [...chosen.current].filter(([, name]) => text.includes(`@${name}`)).map(([person]) => person),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': isOpen ? optionId(active) : undefined,
    } as const,
  }
}

const isMeant = (name: string, query: string) => name.toLowerCase().includes(query.toLowerCase())
