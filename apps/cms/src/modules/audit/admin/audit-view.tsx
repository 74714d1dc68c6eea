import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isAdmin } from '../../../access/staff.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { pageTitle } from '../../../admin/page-titles.ts'
import { translate } from '../../../i18n/translate.ts'
import { type AuditField, type AuditQuery, parseAuditQuery } from '../operations/audit-query.ts'
import { nameDocuments, nameStaff } from '../operations/name-documents.ts'
import { searchAudit } from '../operations/search-audit.ts'
import { AuditForm } from './audit-form.tsx'
import { AuditTable } from './audit-table.tsx'

/** Who was shown or changed which of people's documents. */
export async function AuditView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'audit')
  if (!isAdmin(req)) {
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  }
  const { query, wrong } = parseAuditQuery(view.searchParams ?? {})
  const { lines, next, isUnknownDocument } = await searchAudit(req, query)
  const shown = lines.flatMap(({ entries }) => entries.flatMap(({ ids }) => ids))
  const [staff, documents] = await Promise.all([nameStaff(req), nameDocuments(req, [...new Set(shown)])])
  return (
    <AdminPage view={view} title={title}>
      <p>
        {translate(
          req,
          'Кто открывал, менял или выгружал заказы, записи, обращения, отзывы и личные кабинеты. Строки нельзя изменить или удалить. Этот поиск тоже записан.',
          'Тапсырыстарды, жазылуларды, өтініштерді, пікірлерді және жеке кабинеттерді кім ашты, өзгертті не көшіріп алды. Жолдарды өзгертуге де, жоюға да болмайды. Осы іздеудің өзі де жазылды.',
        )}
      </p>
      <AuditForm req={req} query={query} typed={view.searchParams ?? {}} wrong={wrong} staff={staff} />
      <Problems req={req} wrong={wrong} isUnknownDocument={isUnknownDocument} />
      <AuditTable req={req} lines={lines} staff={staff} documents={documents} />
      {next && (
        <p className="estu-pages">
          <a href={addressOf(query, next)}>{translate(req, 'Более ранние', 'Ертеректері')}</a>
        </p>
      )}
    </AdminPage>
  )
}

const addressOf = (query: AuditQuery, after: string): string => {
  const asked = Object.entries({ ...query, after }).filter((pair): pair is [string, string] => pair[1] !== null)
  return `/admin/audit?${new URLSearchParams(asked)}`
}

type ProblemProps = { req: PayloadRequest; wrong: readonly AuditField[]; isUnknownDocument: boolean }

const sentences: Partial<Record<AuditField, [string, string]>> = {
  document: [
    'Документ ищут по номеру (например, E-7K2M-94QD) или по его коду из адреса страницы. Имя и телефон здесь не ищут.',
    'Құжат нөмірі (мысалы, E-7K2M-94QD) не бет мекенжайындағы коды бойынша ізделеді. Аты мен телефоны бойынша мұнда іздеуге болмайды.',
  ],
  from: ['Дата начала непонятна и не учтена.', 'Басталу күні түсініксіз, ескерілмеді.'],
  to: ['Дата конца непонятна и не учтена.', 'Аяқталу күні түсініксіз, ескерілмеді.'],
}

function Problems({ req, wrong, isUnknownDocument }: ProblemProps) {
  const said = wrong.flatMap((field) => (sentences[field] ? [translate(req, ...sentences[field])] : []))
  if (said.length === 0 && !isUnknownDocument) return null
  return (
    <div className="estu-warning" role="alert">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isUnknownDocument && (
        <p>
          {translate(
            req,
            'Документа с таким номером сейчас нет. Если его удалили, найдите по коду.',
            'Мұндай нөмірлі құжат қазір жоқ. Жойылған болса, коды бойынша іздеңіз.',
          )}
        </p>
      )}
    </div>
  )
}
