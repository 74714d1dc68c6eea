import { formatDate } from '@estu/domain/dates'
import type { PayloadRequest } from 'payload'
import { say } from '../admin-language/say.ts'
import type { OverdueJob } from '../operations/overdue-jobs.ts'

/** Scheduled work that is late: without this nobody would know that a publication did not happen. */
export function OverdueWarning({ jobs, req }: { jobs: OverdueJob[]; req: PayloadRequest }) {
  if (jobs.length === 0) return null
  const locale = req.i18n?.language === ('kk' as string) ? 'kk' : 'ru'
  return (
    <div className="estu-warning" role="alert">
      <h2>{say(req, 'Запланированное не выполнено', 'Жоспарланған жұмыс орындалмады')}</h2>
      <p>
        {say(
          req,
          'Срок прошёл, а задание ещё ждёт. Проверьте, что фоновый процесс (worker) запущен, или опубликуйте вручную.',
          'Мерзімі өтті, ал тапсырма әлі күтіп тұр. Фондық процестің (worker) іске қосылғанын тексеріңіз немесе қолмен жариялаңыз.',
        )}
      </p>
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            {formatDate(job.due, locale, 'dayTime')} · {job.task}
            {job.failed && ` · ${say(req, 'ошибка', 'қате')}: ${job.error ?? ''}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
