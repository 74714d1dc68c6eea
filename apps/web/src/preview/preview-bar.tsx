import { formatDate } from '@estu/domain/locale/dates'
import { localisePath } from '@estu/domain/locale/locales'
import { translator } from '@/i18n/translator'
import type { Draft } from './read-draft'

/** Says above a draft that it is one, and until when its link shows it. */
export function PreviewBar({ draft }: { draft: Draft }) {
  const { locale, until } = draft
  const t = translator(locale)
  return (
    <div className="preview-bar">
      <div className="page">
        <span>
          {until ? t('preview.sharedBar', { until: formatDate(until, locale, 'dayTime') }) : t('preview.bar')}
        </span>
        <a className="link tap" href={localisePath(locale, draft.kind === 'other' ? draft.path : '/')}>
          {t('preview.exit')}
        </a>
      </div>
    </div>
  )
}
