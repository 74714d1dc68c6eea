import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../../i18n/translate.ts'
import type { ListedEvent } from '../../operations/list-staff-events.ts'
import { doerOf, eventWords, nameOf } from './event-words.ts'

type Props = { req: PayloadRequest; events: readonly ListedEvent[] }

export function EventsTable({ req, events }: Props) {
  if (events.length === 0) return <p>{translate(req, 'Пока ничего не было.', 'Әзірге ештеңе болған жоқ.')}</p>
  return (
    <table className="estu-table" id="staff-events">
      <thead>
        <tr>
          <th scope="col">{translate(req, 'Когда (Алматы)', 'Қашан (Алматы)')}</th>
          <th scope="col">{translate(req, 'Кто', 'Кім')}</th>
          <th scope="col">{translate(req, 'Что произошло', 'Не болды')}</th>
          <th scope="col">{translate(req, 'Чья учётная запись', 'Кімнің есептік жазбасы')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <td>{formatDate(event.at, req.i18n.language === 'kk' ? 'kk' : 'ru', 'dayTime')}</td>
            <td>{doerOf(req, event)}</td>
            <td>{eventWords(req, event.action)}</td>
            <td>{nameOf(req, event.subject, event.subjectId)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
