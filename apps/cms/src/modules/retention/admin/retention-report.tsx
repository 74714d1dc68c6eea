import { formatDate } from '@estu/domain/locale/dates'
import { isAdmin } from '../../../access/staff.ts'
import { requestOf, type ServerProps } from '../../../admin/request-of.ts'
import { languageOf, translate } from '../../../i18n/translate.ts'
import { readRuns } from '../operations/read-runs.ts'
import { retentionKinds } from '../retention-kinds.ts'

/** What the worker has taken out. */
export async function RetentionReport(props: ServerProps) {
  const req = await requestOf(props)
  if (!isAdmin(req)) return null
  const runs = await readRuns(req)
  const language = languageOf(req)
  return (
    <section className="estu-desk" id="retention-report">
      <h2>{translate(req, 'Что стёрто по срокам', 'Мерзімі бойынша не өшірілді')}</h2>
      {runs.length === 0 ? (
        <p>{translate(req, 'Пока ничего: всё моложе сроков.', 'Әзірге ештеңе: бәрінің мерзімі жетпеген.')}</p>
      ) : (
        <table className="estu-table">
          <thead>
            <tr>
              <th scope="col">{translate(req, 'Когда', 'Қашан')}</th>
              <th scope="col">{translate(req, 'Что', 'Не')}</th>
              <th scope="col">{translate(req, 'Сколько', 'Қанша')}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(({ kind, removed, lastAt }) => (
              <tr key={`${kind} ${lastAt.getTime()}`}>
                <td>{formatDate(lastAt, language, 'dayTime')}</td>
                <th scope="row">{translate(req, ...retentionKinds[kind].label)}</th>
                <td>{removed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
