import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import type { StoppedRelease } from '../../releases/index.ts'

/** Releases that could not go out at their time: nothing of them is public. */
export function StoppedReleases({ releases, req }: { releases: readonly StoppedRelease[]; req: PayloadRequest }) {
  if (releases.length === 0) return null
  const language = req.i18n.language === 'kk' ? 'kk' : 'ru'
  return (
    <section className="estu-warning">
      <h2>{translate(req, 'Выпуски, которые не вышли в срок', 'Мерзімінде шықпаған шығарылымдар')}</h2>
      <ul>
        {releases.map(({ id, title, plannedFor }) => (
          <li key={id}>
            <a href={`/admin/collections/releases/${id}`}>{title}</a>, {formatDate(plannedFor, language, 'dayTime')}
          </li>
        ))}
      </ul>
    </section>
  )
}
