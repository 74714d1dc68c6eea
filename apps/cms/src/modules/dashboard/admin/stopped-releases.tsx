import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { CallOff } from '../../releases/admin/call-off.tsx'
import { FindingLine, findingKey } from '../../releases/admin/finding-line.tsx'
import type { StoppedRelease } from '../../releases/index.ts'

/** Releases that could not go out at their time, each with the reason: nothing of them is public. */
export function StoppedReleases({ releases, req }: { releases: readonly StoppedRelease[]; req: PayloadRequest }) {
  if (releases.length === 0) return null
  const language = req.i18n.language === 'kk' ? 'kk' : 'ru'
  return (
    <section className="estu-warning estu-stopped">
      <h2>{translate(req, 'Выпуски, которые не вышли в срок', 'Мерзімінде шықпаған шығарылымдар')}</h2>
      <ul>
        {releases.map((release) => (
          <li key={release.id}>
            <p>
              <a href={`/admin/collections/releases/${release.id}`}>{release.title}</a>,{' '}
              {formatDate(release.plannedFor, language, 'dayTime')}
            </p>
            <Reasons release={release} req={req} />
            <CallOff id={release.id} title={release.title} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ReasonsProps = { release: StoppedRelease; req: PayloadRequest }

function Reasons({ release: { stoppedBy, moreReasons }, req }: ReasonsProps) {
  if (stoppedBy.length === 0) return null
  const say = (ru: string, kk: string) => translate(req, ru, kk)
  return (
    <ul>
      {stoppedBy.map((reason) => (
        <FindingLine key={findingKey(reason)} finding={reason} say={say} />
      ))}
      {moreReasons > 0 && <li>{say(`и ещё причин: ${moreReasons}`, `тағы басқа себептер: ${moreReasons}`)}</li>}
    </ul>
  )
}
