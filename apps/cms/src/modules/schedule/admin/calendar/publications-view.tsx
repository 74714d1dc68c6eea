import { almatyDay } from '@estu/domain/appointments/availability'
import { formatDate } from '@estu/domain/locale/dates'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isEditor, isWriter } from '../../../../access/roles.ts'
import { AdminPage } from '../../../../admin/admin-page.tsx'
import { pageTitle } from '../../../../admin/page-titles.ts'
import { translate } from '../../../../i18n/translate.ts'
import { readCalendar } from '../../index.ts'
import { boardDay } from './board-day.ts'
import { CalendarBoard } from './calendar-board.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { calendarPath, type Shown, type Span, shownBy } from './calendar-span.ts'

/** A month's days are small; a day by itself has pages. */
const perDay: Record<Span, number> = { month: 4, week: 30, day: 100 }

/** What goes out, begins and ends, and when. */
export async function PublicationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'publications')
  if (!isWriter(req))
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  const shown = shownBy(view.searchParams)
  const days = await readCalendar(req, {
    first: shown.first,
    days: shown.days,
    perDay: perDay[shown.span],
    skip: (shown.page - 1) * perDay[shown.span],
  })
  const today = almatyDay(new Date())
  return (
    <AdminPage view={view} title={title}>
      <CalendarHead shown={shown} today={today} req={req} />
      <CalendarBoard
        span={shown.span}
        mayMove={isEditor(req)}
        days={days.map((day) => boardDay(req, day, { today, shown }))}
      />
      <Pages shown={shown} more={days[0]?.more ?? 0} req={req} />
    </AdminPage>
  )
}

type PagesProps = { shown: Shown; more: number; req: PayloadRequest }

/** Of a day with more than a page has. */
function Pages({ shown: { span, day, page }, more, req }: PagesProps) {
  if (span !== 'day' || (page === 1 && more <= 0)) return null
  const name = formatDate(
    new Date(`${day}T07:00:00Z`),
    req.i18n.language === ('kk' as string) ? 'kk' : 'ru',
    'dayMonth',
  )
  return (
    <nav className="estu-pages" aria-label={name}>
      {page > 1 && <a href={calendarPath('day', day, page - 1)}>{translate(req, '← Раньше', '← Ертерек')}</a>}
      {more > 0 && <a href={calendarPath('day', day, page + 1)}>{translate(req, 'Ещё →', 'Тағы →')}</a>}
    </nav>
  )
}
