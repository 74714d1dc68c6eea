import { noonOf } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../../i18n/translate.ts'
import { calendarPath, type Shown, type Span, shifted, stepped } from './calendar-span.ts'

type Props = { shown: Shown; today: string; req: PayloadRequest }

/** Which days are shown, and the ways to others. */
export function CalendarHead({ shown, today, req }: Props) {
  const { span, day } = shown
  const spans: [Span, string][] = [
    ['day', translate(req, 'День', 'Күн')],
    ['week', translate(req, 'Неделя', 'Апта')],
    ['month', translate(req, 'Месяц', 'Ай')],
  ]
  return (
    <>
      <nav aria-label={translate(req, 'Дни календаря', 'Күнтізбе күндері')}>
        <ul className="estu-fields estu-plans__steps">
          <li>
            <a href={calendarPath(span, stepped(shown, -1))}>{translate(req, '← Раньше', '← Ертерек')}</a>
          </li>
          <li>
            <a href={calendarPath(span, today)}>{translate(req, 'Сегодня', 'Бүгін')}</a>
          </li>
          <li>
            <a href={calendarPath(span, stepped(shown, 1))}>{translate(req, 'Позже →', 'Кейінірек →')}</a>
          </li>
          {spans.map(([known, words]) => (
            <li key={known}>
              <a href={calendarPath(known, day)} aria-current={known === span ? 'true' : undefined}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h2 id="publications-shown">{titleOf(shown, req)}</h2>
      <p>{translate(req, 'Время Алматы.', 'Алматы уақыты.')}</p>
    </>
  )
}

function titleOf({ span, day, first, days }: Shown, req: PayloadRequest): string {
  const language = req.i18n.language === ('kk' as string) ? 'kk' : 'ru'
  if (span === 'month') return formatDate(noonOf(day), language, 'month')
  if (span === 'day') return formatDate(noonOf(day), language, 'day')
  const last = shifted(first, days - 1)
  return `${formatDate(noonOf(first), language, 'dayMonth')} — ${formatDate(noonOf(last), language, 'day')}`
}
