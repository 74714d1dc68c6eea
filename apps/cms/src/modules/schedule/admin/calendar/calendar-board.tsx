'use client'

import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { PlanNotices } from '../plan-notices.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import type { BoardDay, BoardEntry } from './board-day.ts'
import { CalendarCell } from './calendar-cell.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { type Moved, useMoves } from './use-moves.ts'

type Props = { days: readonly BoardDay[]; span: 'day' | 'week' | 'month'; mayMove: boolean }

/** The days with their entries, which are moved by dragging them to another day, or by a form with a day and a time. */
export function CalendarBoard({ days, span, mayMove }: Props) {
  const say = useTranslate()
  const { busy, moved, move, forget } = useMoves()
  const [dragged, setDragged] = useState<BoardEntry | null>(null)
  const [chosen, setChosen] = useState<BoardEntry | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isEmpty = days.every(({ entries }) => entries.length === 0)
  return (
    <>
      <div id="publications-moved" ref={notice} tabIndex={-1}>
        {chosen === null && <MoveNotice moved={moved} />}
      </div>
      {isEmpty && <p>{say('В эти дни ничего не запланировано.', 'Бұл күндерге ештеңе жоспарланбаған.')}</p>}
      <ol className="estu-plans" data-span={span} aria-labelledby="publications-shown" aria-busy={busy}>
        {days.map((day) => (
          <CalendarCell
            key={day.day}
            day={day}
            mayMove={mayMove && !busy}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={(entry) => void move(entry, `${day.day}${entry.at.slice(10)}`)}
            onChoose={(entry) => {
              forget()
              setChosen(entry)
            }}
          />
        ))}
      </ol>
      {chosen && (
        <MoveDialog
          entry={chosen}
          busy={busy}
          outcome={moved?.outcome ?? null}
          onMove={async (to) => {
            if (!(await move(chosen, to))) return
            setChosen(null)
            notice.current?.focus()
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

/** What became of a move, for whoever sees and for whoever listens. */
function MoveNotice({ moved }: { moved: Moved | null }) {
  const say = useTranslate()
  const language = say('ru', 'kk') === 'kk' ? 'kk' : 'ru'
  const when = moved && fromAlmaty(moved.to)
  return (
    <>
      <p role="status">
        {moved?.outcome.ok &&
          when &&
          `${say('Перенесено', 'Ауыстырылды')}: «${moved.entry.title}», ${formatDate(when, language, 'dayTime')}`}
      </p>
      <ProblemNotice outcome={moved?.outcome ?? null} />
      <PlanNotices outcome={moved?.outcome ?? null} href={moved?.entry.href} />
    </>
  )
}
