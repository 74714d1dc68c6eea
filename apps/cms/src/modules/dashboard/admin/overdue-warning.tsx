import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import type { OverdueJob } from '../../../jobs/overdue-jobs.ts'

/** Scheduled work that is late: without this nobody would know that a publication did not happen. */
export function OverdueWarning({ jobs, req }: { jobs: OverdueJob[]; req: PayloadRequest }) {
  if (jobs.length === 0) return null
  const locale = req.i18n?.language === ('kk' as string) ? 'kk' : 'ru'
  return (
    <div className="estu-warning" role="alert">
      <h2>{translate(req, 'Запланированное не выполнено', 'Жоспарланған жұмыс орындалмады')}</h2>
      <p>
        {translate(
          req,
          'Срок прошёл, а задание ещё ждёт. Проверьте, что фоновый процесс (worker) запущен, или опубликуйте вручную.',
          'Мерзімі өтті, ал тапсырма әлі күтіп тұр. Фондық процестің (worker) іске қосылғанын тексеріңіз немесе қолмен жариялаңыз.',
        )}
      </p>
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            {formatDate(job.due, locale, 'dayTime')} · {job.task}
            {job.failed && ` · ${translate(req, 'ошибка', 'қате')}: ${job.error ?? ''}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
