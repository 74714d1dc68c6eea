import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import type { FoundEntry, FoundLine } from '../operations/search-audit.ts'
import { entryWords, filterWords, kindWord, mainEntry, roleWord } from './audit-words.ts'

type Names = { staff: ReadonlyMap<string, string>; documents: ReadonlyMap<string, string> }
type Props = Names & { req: PayloadRequest; lines: readonly FoundLine[] }

/** So many documents of a line are named; of more it is said how many. */
const mostNamed = 8

export function AuditTable({ req, lines, staff, documents }: Props) {
  if (lines.length === 0) return <p>{translate(req, 'Таких строк нет.', 'Мұндай жолдар жоқ.')}</p>
  return (
    <table className="estu-table" id="audit-lines">
      <thead>
        <tr>
          <th scope="col">{translate(req, 'Когда (Алматы)', 'Қашан (Алматы)')}</th>
          <th scope="col">{translate(req, 'Кто', 'Кім')}</th>
          <th scope="col">{translate(req, 'Что сделал', 'Не істеді')}</th>
          <th scope="col">{translate(req, 'Документы', 'Құжаттар')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line} id={`line-${line.line}`}>
            <td>{formatDate(line.at, req.i18n.language === 'kk' ? 'kk' : 'ru', 'dayTime')}</td>
            <th scope="row">{actorWords(req, line, staff)}</th>
            <td>
              <What req={req} entries={line.entries} />
            </td>
            <td>
              <Documents req={req} entries={line.entries} documents={documents} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function actorWords(req: PayloadRequest, { kind, actorId, role }: FoundLine, staff: Names['staff']): string {
  if (kind !== 'staff') return kindWord(req, kind)
  const name = staff.get(actorId ?? '') ?? `${translate(req, 'бывший сотрудник', 'бұрынғы қызметкер')} ${actorId}`
  return role ? `${name} (${roleWord(req, role)})` : name
}

/** The weightiest first, the rest of the same request after it. */
function What({ req, entries }: { req: PayloadRequest; entries: readonly FoundEntry[] }) {
  const main = mainEntry(entries)
  if (!main) return null
  const others = [...new Set(entries.map((entry) => entryWords(req, entry)))].filter(
    (words) => words !== entryWords(req, main),
  )
  return (
    <>
      <p>{entryWords(req, main)}</p>
      {others.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {main.filter && Object.keys(main.filter).length > 0 && <p>{filterWords(req, main.filter)}</p>}
    </>
  )
}

type DocumentProps = { req: PayloadRequest; entries: readonly FoundEntry[]; documents: Names['documents'] }

function Documents({ req, entries, documents }: DocumentProps) {
  const ids = [...new Set(entries.flatMap((entry) => entry.ids))]
  const counted = entries.reduce((sum, { found }) => Math.max(sum, found ?? 0), 0)
  if (ids.length === 0) return counted > 0 ? translate(req, `найдено: ${counted}`, `табылғаны: ${counted}`) : null
  return (
    <ul className="estu-fields">
      {ids.slice(0, mostNamed).map((id) => (
        <li key={id}>
          <a href={`/admin/audit?${new URLSearchParams({ document: id })}`}>{documents.get(id) ?? id.slice(0, 8)}</a>
        </li>
      ))}
      {ids.length > mostNamed && (
        <li>{translate(req, `и ещё ${ids.length - mostNamed}`, `және тағы ${ids.length - mostNamed}`)}</li>
      )}
    </ul>
  )
}
