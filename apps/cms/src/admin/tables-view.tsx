import type { AdminViewServerProps } from 'payload'
import { isEditor } from '../access/roles.ts'
import { say } from '../admin-language/say.ts'
import { tableCollections } from '../tables/table-columns.ts'
import { AdminPage } from './admin-page.tsx'
import { collectionInWords } from './desk-words.ts'
import { TableImport } from './table-import.tsx'

/** Product tables out and in: what would change is shown before anything does. */
export function TablesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = say(req, 'Таблицы', 'Кестелер')
  const collections = tableCollections.map((slug) => ({ slug, name: collectionInWords(slug, req) }))
  return (
    <AdminPage view={view} title={title}>
      {isEditor(req) ? <TableImport collections={collections} /> : say(req, 'Нет доступа.', 'Рұқсат жоқ.')}
    </AdminPage>
  )
}
