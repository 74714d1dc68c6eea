import type { AdminViewServerProps } from 'payload'
import { isAdmin } from '../../../../access/staff.ts'
import { AdminPage } from '../../../../admin/admin-page.tsx'
import { pageTitle } from '../../../../admin/page-titles.ts'
import { translate } from '../../../../i18n/translate.ts'
import { listStaffEvents } from '../../operations/list-staff-events.ts'
import { EventsTable } from './events-table.tsx'

const wholeNumber = /^[1-9]\d{0,17}$/

/** Who changed whose account or way of signing in, and when. */
export async function StaffEventsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'staff-events')
  if (!isAdmin(req)) {
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  }
  const { before } = view.searchParams ?? {}
  const { events, next } = await listStaffEvents(req, wholeNumber.test(String(before)) ? String(before) : null)
  return (
    <AdminPage view={view} title={title}>
      <p>
        {translate(
          req,
          'Учётные записи, роли, пароли, второй шаг входа и приглашения сотрудников: кто, кому и когда.',
          'Қызметкерлердің есептік жазбалары, рөлдері, құпиясөздері, кірудің екінші қадамы және шақырулары: кім, кімге, қашан.',
        )}
      </p>
      <EventsTable req={req} events={events} />
      {next && (
        <p className="estu-pages">
          <a href={`/admin/staff-events?before=${next}`}>{translate(req, 'Более ранние', 'Ертеректері')}</a>
        </p>
      )}
    </AdminPage>
  )
}
