import type { AdminViewServerProps } from 'payload'
import { isEditor } from '../../../access/roles.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { collectionLabel } from '../../../admin/document-labels.ts'
import { pageTitle } from '../../../admin/page-titles.ts'
import { translate } from '../../../i18n/translate.ts'
import { tableCollections } from '../operations/table-columns.ts'
import { TableImport } from './table-import.tsx'

/** Product tables out and in: what would change is shown before anything does. */
export function TablesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'tables')
  const collections = tableCollections.map((slug) => ({ slug, name: collectionLabel(slug, req) }))
  return (
    <AdminPage view={view} title={title}>
      {isEditor(req) ? <TableImport collections={collections} /> : translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
    </AdminPage>
  )
}
