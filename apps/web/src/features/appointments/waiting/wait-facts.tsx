import { formatDate, weekdayName } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import type { WaitDetails } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'

/** What is waited for, and until when. */
export function WaitFacts({ locale, wait }: { locale: Locale; wait: WaitDetails }) {
  const t = translator(locale)
  return (
    <dl className="sum">
      {rowsOf(wait, locale, t).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function rowsOf({ service, branch, address, days, parts, before, visit }: WaitDetails, locale: Locale, t: Translate) {
  const when = (time: string) => formatDate(new Date(time), locale, 'dayTime')
  return [
    { label: t('visit.service'), text: service },
    { label: t('visit.branch'), text: `${branch}, ${address}` },
    ...(days.length > 0
      ? [{ label: t('wait.days'), text: days.map((day) => weekdayName(Number(day), locale)).join(', ') }]
      : []),
    ...(parts.length > 0 ? [{ label: t('wait.parts'), text: parts.map((part) => t(`visit.${part}`)).join(', ') }] : []),
    { label: t('wait.before'), text: when(before) },
    ...(visit ? [{ label: t('wait.visit'), text: when(visit.startsAt) }] : []),
  ]
}
