import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { collectionLabel, documentLabel, languageLabel } from '../../../admin/document-labels.ts'
import { editPath } from '../../../admin/edit-path.ts'
import { fieldLabel } from '../../../fields/walk/field-label.ts'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import { translate } from '../../../i18n/translate.ts'
import type { BrokenLink } from '../operations/read-report.ts'
import { externalProblem, linkProblem } from '../problem-words.ts'

type Props = { rows: readonly BrokenLink[]; req: PayloadRequest }

/** One line a link: where it stands, where it should lead, and why it does not. */
export function LinksTable({ rows, req }: Props) {
  return (
    <table className="estu-table estu-links" id="links-report">
      <thead>
        <tr>
          <th scope="col">{translate(req, 'Документ', 'Құжат')}</th>
          <th scope="col">{translate(req, 'Поле', 'Өріс')}</th>
          <th scope="col">{translate(req, 'Язык', 'Тіл')}</th>
          <th scope="col">{translate(req, 'Адрес', 'Мекенжай')}</th>
          <th scope="col">{translate(req, 'Что не так', 'Не дұрыс емес')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.collection}:${row.id}:${row.locale}:${row.place}`} row={row} req={req} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, req }: { row: BrokenLink; req: PayloadRequest }) {
  const { collection, id, field, locale, address, leadsTo } = row
  const language = locale === 'both' ? 'ru' : locale
  return (
    <tr data-problem={row.problem}>
      <th scope="row">
        <a href={editPath(collection, id, language, field)}>{documentLabel(row, req)}</a>
        <span>{collectionLabel(collection, req)}</span>
      </th>
      <td>{fieldLabel(field, fieldsOf(req.payload, collection, id), req)}</td>
      <td>{locale === 'both' ? translate(req, 'Оба', 'Екеуі') : languageLabel(locale, req)}</td>
      <td>{address ?? (leadsTo ? `«${leadsTo}»` : translate(req, 'документ', 'құжат'))}</td>
      <td>
        {reasonOf(row, req)}
        {row.kind === 'external' && row.checkedAt && (
          <span>
            {translate(req, 'проверено', 'тексерілді')} {formatDate(row.checkedAt, languageOf(req), 'dayTime')}
          </span>
        )}
      </td>
    </tr>
  )
}

const reasonOf = (row: BrokenLink, req: PayloadRequest): string =>
  row.kind === 'internal'
    ? linkProblem(req, row.problem, row.leadsTo, row.locale)
    : externalProblem(req, row.problem, row.status)

const languageOf = (req: PayloadRequest) => (req.i18n?.language === ('kk' as string) ? 'kk' : 'ru')
