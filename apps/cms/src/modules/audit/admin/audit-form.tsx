import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { auditActionCodes } from '../audit-actions.ts'
import type { AuditField, AuditQuery } from '../operations/audit-query.ts'
import { actionWord, kindWord } from './audit-words.ts'

type Props = {
  req: PayloadRequest
  query: AuditQuery
  /** What was typed, right or wrong: nobody types it again. */
  typed: Record<string, unknown>
  wrong: readonly AuditField[]
  staff: ReadonlyMap<string, string>
}

/** Whose lines, about what and from when. An address of its own, so that a search can be kept or sent on. */
export function AuditForm({ req, query, typed, wrong, staff }: Props) {
  const everybody = translate(req, 'все', 'барлығы')
  const text = (name: AuditField) => (typeof typed[name] === 'string' ? typed[name] : '')
  const invalid = (name: AuditField) => (wrong.includes(name) ? true : undefined)
  return (
    <form className="estu-filters" method="get" action="/admin/audit" role="search">
      <label>
        {translate(req, 'Кто', 'Кім')}
        <select name="person" defaultValue={query.person ?? ''}>
          <option value="">{everybody}</option>
          {(['shopper', 'worker', 'system'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {kindWord(req, kind)}
            </option>
          ))}
          {[...staff].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {query.person && isGone(query.person, staff) && <option value={query.person}>{query.person}</option>}
        </select>
      </label>
      <label>
        {translate(req, 'Что сделал', 'Не істеді')}
        <select name="action" defaultValue={query.action ?? ''}>
          <option value="">{everybody}</option>
          {auditActionCodes.map((action) => (
            <option key={action} value={action}>
              {actionWord(req, action)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {translate(req, 'Номер или код документа', 'Құжаттың нөмірі не коды')}
        <input name="document" defaultValue={text('document')} aria-invalid={invalid('document')} autoComplete="off" />
      </label>
      <label>
        {translate(req, 'С', 'Бастап')}
        <input type="date" name="from" defaultValue={text('from')} aria-invalid={invalid('from')} />
      </label>
      <label>
        {translate(req, 'По', 'Дейін')}
        <input type="date" name="to" defaultValue={text('to')} aria-invalid={invalid('to')} />
      </label>
      <button className="btn btn--style-primary" type="submit">
        {translate(req, 'Найти', 'Іздеу')}
      </button>
    </form>
  )
}

/** Who has left is still found by the id that a line shows. */
const isGone = (person: string, staff: ReadonlyMap<string, string>) =>
  !staff.has(person) && !['shopper', 'worker', 'system'].includes(person)
