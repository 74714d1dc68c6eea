import type { AdminViewServerProps } from 'payload'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { pageTitle } from '../../../admin/page-titles.ts'
import { translate } from '../../../i18n/translate.ts'
import { mayTellPersons } from '../personal-data-endpoints.ts'
import { PersonDesk } from './person-desk.tsx'

/** For somebody without an account who asks what is stored of them, or to be forgotten. */
export async function PersonalDataView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  return (
    <AdminPage view={view} title={pageTitle(req, 'personal-data')}>
      {mayTellPersons(req) ? <PersonDesk /> : translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
    </AdminPage>
  )
}
