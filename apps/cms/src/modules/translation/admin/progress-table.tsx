import type { PayloadRequest } from 'payload'
import { collectionLabel, languageLabel } from '../../../admin/document-labels.ts'
import { translate } from '../../../i18n/translate.ts'
import type { TranslationSummary } from '../operations/translation-status.ts'
import { statusLabel } from './status-labels.ts'

type Props = { summaries: TranslationSummary[]; req: PayloadRequest }

/** How far each collection is in each language, as bars with figures. */
export function ProgressTable({ summaries, req }: Props) {
  const collections = [...new Set(summaries.map(({ collection }) => collection))]
  return (
    <table className="estu-table">
      <thead>
        <tr>
          <th scope="col">{translate(req, 'Раздел', 'Бөлім')}</th>
          <th scope="col">{languageLabel('ru', req)}</th>
          <th scope="col">{languageLabel('kk', req)}</th>
        </tr>
      </thead>
      <tbody>
        {collections.map((collection) => (
          <tr key={collection}>
            <th scope="row">
              <a href={`/admin/translations?collection=${collection}`}>{collectionLabel(collection, req)}</a>
            </th>
            {(['ru', 'kk'] as const).map((locale) => (
              <td key={locale}>
                <Progress
                  summary={summaries.find((known) => known.collection === collection && known.locale === locale)}
                  req={req}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Progress({ summary, req }: { summary: TranslationSummary | undefined; req: PayloadRequest }) {
  if (!summary) return null
  const { states, documents, collection, locale } = summary
  const ready = states.published + states.changed
  const open = (['outdated', 'missing', 'draft'] as const).filter((state) => states[state] > 0)
  return (
    <div className="estu-progress">
      <progress value={ready} max={documents} aria-label={`${ready} / ${documents}`} />
      <span>
        {ready} / {documents}
      </span>
      {open.map((state) => (
        <a key={state} href={`/admin/translations?collection=${collection}&locale=${locale}&state=${state}`}>
          {statusLabel(state, req)}: {states[state]}
        </a>
      ))}
    </div>
  )
}
