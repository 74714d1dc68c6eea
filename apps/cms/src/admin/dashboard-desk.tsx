import type { PayloadRequest } from 'payload'
import { isClinic } from '../access/clinic.ts'
import { isWriter } from '../access/roles.ts'
import { say } from '../admin-language/say.ts'
import { overdueJobs } from '../operations/overdue-jobs.ts'
import { readDeskSummary } from '../operations/read-desk.ts'
import { OverdueWarning } from './overdue-warning.tsx'
import { ProgressTable } from './progress-table.tsx'
import { requestOf, type ServerProps } from './request-of.ts'

/** What a member of the staff sees first: what did not happen on time, and how far both languages are. */
export async function DashboardDesk(props: ServerProps) {
  const req: PayloadRequest = await requestOf(props)
  if (!isWriter(req) && !isClinic(req)) return null
  const overdue = await overdueJobs(req)
  if (!isWriter(req)) return <OverdueWarning jobs={overdue} req={req} />
  const summaries = await readDeskSummary(req)
  return (
    <section className="estu-desk">
      <OverdueWarning jobs={overdue} req={req} />
      <h2>{say(req, 'Два языка', 'Екі тіл')}</h2>
      <ProgressTable summaries={summaries} req={req} />
      <p>
        <a href="/admin/translations">{say(req, 'Открыть стол переводов', 'Аударма үстелін ашу')}</a>
      </p>
    </section>
  )
}
