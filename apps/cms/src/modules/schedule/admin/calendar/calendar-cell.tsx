'use client'

import { useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { BoardDay, BoardEntry } from './board-day.ts'

type Props = {
  day: BoardDay
  mayMove: boolean
  /** What is being dragged from wherever. */
  dragged: BoardEntry | null
  onDrag: (entry: BoardEntry | null) => void
  onDrop: (entry: BoardEntry) => void
  onChoose: (entry: BoardEntry) => void
}

/** One day; what is dragged here keeps its time. */
export function CalendarCell({ day, mayMove, dragged, onDrag, onDrop, onChoose }: Props) {
  const [isOver, setOver] = useState(false)
  const takes = mayMove && dragged !== null && dragged.at.slice(0, 10) !== day.day
  const label = `${day.weekday}, ${day.date}`
  return (
    <li
      className="estu-plans__day"
      data-day={day.day}
      data-today={day.isToday || undefined}
      data-outside={day.isOutside || undefined}
      data-empty={day.entries.length === 0 || undefined}
      data-over={(takes && isOver) || undefined}
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (takes) onDrop(dragged)
      }}
    >
      <h3 aria-current={day.isToday ? 'date' : undefined}>{label}</h3>
      <ul>
        {day.entries.map((entry) => (
          <Entry key={entry.key} entry={entry} mayMove={mayMove} onDrag={onDrag} onChoose={onChoose} />
        ))}
      </ul>
      {day.more && <a href={day.more.href}>{day.more.words}</a>}
    </li>
  )
}

type EntryProps = { entry: BoardEntry } & Pick<Props, 'mayMove' | 'onDrag' | 'onChoose'>

function Entry({ entry, mayMove, onDrag, onChoose }: EntryProps) {
  const say = useTranslate()
  const canMove = mayMove && entry.isAhead
  return (
    <li
      className="estu-plans__entry"
      data-kind={entry.kind}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', entry.title)
        onDrag(entry)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <p>
        <strong>{entry.time}</strong> {entry.what}
      </p>
      <a href={entry.href} draggable={false}>
        {entry.title}
      </a>
      {entry.unready && <p className="estu-plans__unready">⚠ {entry.unready}</p>}
      {canMove && (
        <button
          type="button"
          className="estu-link"
          aria-label={`${say('Перенести', 'Ауыстыру')}: ${entry.title}, ${entry.what}`}
          onClick={() => onChoose(entry)}
        >
          {say('Перенести', 'Ауыстыру')}
        </button>
      )}
    </li>
  )
}
