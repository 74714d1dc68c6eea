'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { Icon } from '@estu/ui/components/icon'
import { useState } from 'react'
import type { Suggestions } from '@/lib/suggestions'
import { type Option, ProductRow, TextRow } from './suggestion-rows'
import { useCombobox } from './use-combobox'
import { useSuggestions } from './use-suggestions'

const listId = 'suggestions'
const idOf = (index: number) => `suggestion-${index}`

/** The list under the search field: chosen by arrows, opened by Enter, put away by Esc. */
export function SuggestionList({ input, locale }: { input: HTMLInputElement; locale: Locale }) {
  const [answer, putAway] = useSuggestions(input, locale)
  // A choice belongs to the answer it was made in: put back by an effect it could undo a key pressed meanwhile.
  const [choice, setChoice] = useState({ answer, index: -1 })
  const chosen = choice.answer === answer ? choice.index : -1
  const setChosen = (index: number) => setChoice({ answer, index })
  const count = answer ? countRows(answer) : 0
  useCombobox(input, { listId, idOf, count, chosen, setChosen, putAway })
  return (
    <>
      <p className="sr" role="status">
        {answer?.announcement}
      </p>
      {answer && <List answer={answer} chosen={chosen} />}
    </>
  )
}

const countRows = ({ groups }: Suggestions) => groups.reduce((sum, { rows }) => sum + rows.length, 0) + 1

function List({ answer, chosen }: { answer: Suggestions; chosen: number }) {
  const rowsBefore = (index: number) => answer.groups.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0)
  const last = countRows(answer) - 1
  const option = (index: number): Option => ({
    role: 'option',
    id: idOf(index),
    'aria-selected': index === chosen,
    tabIndex: -1,
  })
  return (
    <div className="suggest" role="listbox" id={listId} aria-label={answer.label}>
      {answer.groups.map(({ title, wide, rows }, group) => (
        <div
          key={title}
          className={wide ? 'suggest__group suggest__group--wide' : 'suggest__group'}
          role="group"
          aria-label={title}
        >
          <p aria-hidden="true">{title}</p>
          {rows.map((row, index) => {
            const Row = row.product ? ProductRow : TextRow
            return <Row key={row.href} row={row} option={option(rowsBefore(group) + index)} />
          })}
        </div>
      ))}
      <div className="suggest__all" role="presentation">
        <a href={answer.all.href} {...option(last)}>
          <span>{answer.all.label}</span>
          <Icon name="arrow" small />
        </a>
      </div>
    </div>
  )
}
