import type { PayloadRequest } from 'payload'
import { isClinic } from '../../../access/clinic.ts'
import { isWriter } from '../../../access/roles.ts'
import { requestOf, type ServerProps } from '../../../admin/request-of.ts'
import { translate } from '../../../i18n/translate.ts'
import { overdueJobs } from '../../../jobs/overdue-jobs.ts'
import { listUntold } from '../../messages/index.ts'
import { ProgressTable } from '../../translation/admin/progress-table.tsx'
import { readTranslationSummary } from '../../translation/index.ts'
import { OverdueWarning } from './overdue-warning.tsx'
import { UntoldWarning } from './untold-warning.tsx'

/** What a member of the staff sees first: what did not happen on time, and how far both languages are. */
export async function Dashboard(props: ServerProps) {
  const req: PayloadRequest = await requestOf(props)
  if (!isWriter(req) && !isClinic(req)) return null
  const overdue = await overdueJobs(req)
  const untold = isClinic(req) && <UntoldWarning messages={await listUntold(req)} req={req} />
  if (!isWriter(req))
    return (
      <>
        <OverdueWarning jobs={overdue} req={req} />
        {untold}
      </>
    )
  const summaries = await readTranslationSummary(req)
  return (
    <section className="estu-desk">
      <OverdueWarning jobs={overdue} req={req} />
      {untold}
      <h2>{translate(req, 'Два языка', 'Екі тіл')}</h2>
      <ProgressTable summaries={summaries} req={req} />
      <p>
        <a href="/admin/translations">{translate(req, 'Открыть стол переводов', 'Аударма үстелін ашу')}</a>
      </p>
    </section>
  )
}
