import { almatyDay } from '@estu/domain/appointments/availability'
import { noonOf } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { branchesOf, seesVisits } from '../../../access/clinic.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { pageTitle } from '../../../admin/page-titles.ts'
import { translate } from '../../../i18n/translate.ts'
import { type CalendarAppointment, type CalendarDay, readCalendar } from '../operations/read-calendar.ts'
import { appointmentStatusLabel, needLabel } from './appointment-labels.ts'

const shifted = (day: string, by: number) => almatyDay(new Date(noonOf(day).getTime() + by * 24 * 3_600_000))
const languageOf = (req: PayloadRequest) => (req.i18n.language === 'kk' ? 'kk' : 'ru')

/** The clinic's day or week: who comes when, to whom, and what they will need. */
export async function CalendarView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'calendar')
  if (!seesVisits(req)) {
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  }
  const { day, span, branch } = view.searchParams ?? {}
  const first = typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : almatyDay(new Date())
  const count = span === 'day' ? 1 : 7
  const chosen = typeof branch === 'string' && /^[0-9a-f-]{36}$/.test(branch) ? branch : null
  const days = await readCalendar(req, first, count, chosen)
  const href = (to: string, length = count, at = chosen) =>
    `/admin/calendar?${new URLSearchParams({ day: to, span: length === 1 ? 'day' : 'week', ...(at ? { branch: at } : {}) })}`
  return (
    <AdminPage view={view} title={title}>
      <ul className="estu-fields">
        <li>
          <a href={href(shifted(first, -count))}>{translate(req, '← Раньше', '← Ертерек')}</a>
        </li>
        <li>
          <a href={href(almatyDay(new Date()))}>{translate(req, 'Сегодня', 'Бүгін')}</a>
        </li>
        <li>
          <a href={href(shifted(first, count))}>{translate(req, 'Позже →', 'Кейінірек →')}</a>
        </li>
        <li>
          <a href={href(first, count === 1 ? 7 : 1)}>
            {count === 1 ? translate(req, 'Неделя', 'Апта') : translate(req, 'День', 'Күн')}
          </a>
        </li>
      </ul>
      {branchesOf(req)?.length !== 1 && <Branches req={req} hrefOf={(id) => href(first, count, id)} chosen={chosen} />}
      <div className="estu-calendar" data-span={count}>
        {days.map((one) => (
          <Day key={one.day} day={one} req={req} />
        ))}
      </div>
    </AdminPage>
  )
}

/** More than a clinic has. */
const mostBranches = 500

async function Branches(props: { req: PayloadRequest; hrefOf: (id: string | null) => string; chosen: string | null }) {
  const { req, hrefOf, chosen } = props
  const found = await req.payload.find({
    collection: 'branches',
    limit: mostBranches,
    pagination: false,
    depth: 0,
    locale: languageOf(req),
    sort: 'createdAt',
    overrideAccess: false,
    user: req.user,
  })
  return (
    <ul className="estu-fields">
      <li>
        <a href={hrefOf(null)} aria-current={chosen === null ? 'true' : undefined}>
          {translate(req, 'все филиалы', 'барлық филиал')}
        </a>
      </li>
      {found.docs.map(({ id, title }) => (
        <li key={id}>
          <a href={hrefOf(id)} aria-current={chosen === id ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Day({ day, req }: { day: CalendarDay; req: PayloadRequest }) {
  const language = languageOf(req)
  return (
    <section aria-label={formatDate(noonOf(day.day), language, 'weekday')}>
      <h2>
        {formatDate(noonOf(day.day), language, 'weekdayShort')}, {formatDate(noonOf(day.day), language, 'dayMonth')}
      </h2>
      {day.visits.length === 0 && <p>{translate(req, 'Записей нет', 'Жазылу жоқ')}</p>}
      <ul>
        {day.visits.map((visit) => (
          <Visit key={visit.id} visit={visit} req={req} />
        ))}
      </ul>
    </section>
  )
}

function Visit({ visit, req }: { visit: CalendarAppointment; req: PayloadRequest }) {
  const time = (iso: string) => formatDate(new Date(iso), languageOf(req), 'time')
  return (
    <li className={`estu-visit estu-visit--${visit.status}`}>
      <a href={`/admin/collections/appointments/${visit.id}`}>
        {time(visit.startsAt)}–{time(visit.endsAt)} {visit.name}
      </a>
      <span>{visit.service}</span>
      <span>
        {visit.specialist} · {visit.branch}
      </span>
      <span>{appointmentStatusLabel(visit.status, req)}</span>
      {visit.needs.length > 0 && <strong>{visit.needs.map((need) => needLabel(need, req)).join(', ')}</strong>}
    </li>
  )
}
