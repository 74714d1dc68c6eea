import type { PayloadRequest } from 'payload'
import { isClinic } from '../../../access/clinic.ts'
import { translate } from '../../../i18n/translate.ts'
import { mostCounted, type WaitingCounts } from '../operations/count-waiting.ts'

type Props = { counts: WaitingCounts | null; req: PayloadRequest }

const filtered = (collection: string, field: string, value: string, operator = 'equals') =>
  `/admin/collections/${collection}?where[or][0][and][0][${field}][${operator}]=${value}`

const shown: readonly { of: keyof WaitingCounts; href: string; name: [ru: string, kk: string] }[] = [
  { of: 'appointments', href: '/admin/calendar', name: ['Приёмы сегодня', 'Бүгінгі қабылдаулар'] },
  { of: 'orders', href: filtered('orders', 'status', 'new'), name: ['Новые заказы', 'Жаңа тапсырыстар'] },
  {
    of: 'returns',
    href: filtered('orders', 'returns.status', 'asked'),
    name: ['Заявки на возврат', 'Қайтару өтінімдері'],
  },
  { of: 'enquiries', href: filtered('feedback', 'status', 'new'), name: ['Новые обращения', 'Жаңа өтініштер'] },
  { of: 'toCarry', href: '/admin/transfers', name: ['Привезти к выдаче', 'Беруге дейін жеткізу'] },
  {
    of: 'low',
    href: filtered('stock', 'level', 'enough', 'not_equals'),
    name: ['Товары на исходе', 'Таусылып бара жатқан тауарлар'],
  },
]

/** How much waits for the clinic's staff, each number beside the list that it counts. Specialists have visits alone. */
export function WaitingCountsList({ counts, req }: Props) {
  if (!counts) return null
  return (
    <section aria-labelledby="waiting-counts">
      <h2 id="waiting-counts">{translate(req, 'Сегодня в работе', 'Бүгінгі жұмыс')}</h2>
      <ul className="estu-queue">
        {(isClinic(req) ? shown : shown.slice(0, 1)).map(({ of, href, name }) => (
          <li key={of}>
            <a href={href}>
              {translate(req, ...name)}: {counts[of] < mostCounted ? counts[of] : `${mostCounted - 1}+`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
