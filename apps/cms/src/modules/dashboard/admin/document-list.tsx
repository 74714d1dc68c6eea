import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { collectionLabel, documentLabel, languageLabel } from '../../../admin/document-labels.ts'
import { editPath } from '../../../admin/edit-path.ts'
import { translate } from '../../../i18n/translate.ts'
import type { ListedDocument } from '../operations/list-documents.ts'

type Props = { id: string; title: string; rows: readonly ListedDocument[]; req: PayloadRequest }

/** Documents to go on with, each a link to its form. */
export function DocumentList({ id, title, rows, req }: Props) {
  const spoken = req.i18n?.language === ('kk' as string) ? 'kk' : 'ru'
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 && <p>{translate(req, 'Здесь пусто.', 'Мұнда бос.')}</p>}
      <ul className="estu-queue">
        {rows.map((row) => (
          <li key={`${row.collection}/${row.id}/${row.locale}`}>
            <a href={editPath(row.collection, row.id, row.locale)}>{documentLabel(row, req)}</a>
            <span>
              {collectionLabel(row.collection, req)} · {languageLabel(row.locale, req)} ·{' '}
              {formatDate(row.at, spoken, 'dayTime')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
