import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { KeyFacts } from '@estu/ui/components/key-facts'
import type { Promotion } from '@/content/types'
import { translator } from '@/i18n/translator'
import { DaysLeftLine } from './days-left-line'

/** Until when a promotion runs, for whom and for how many models; what is not known is left out. */
export function PromotionFacts({ locale, promotion }: { locale: Locale; promotion: Promotion }) {
  const { startsAt, endsAt, ended, audience, devices } = promotion
  const t = translator(locale)
  const day = (iso: string) => formatDate(new Date(iso), locale, 'day')
  const until = (
    <>
      {t('promotion.until', { date: day(endsAt) })}
      {!ended && (
        <small>
          <DaysLeftLine endsAt={endsAt} t={t} />
        </small>
      )}
    </>
  )
  const facts = [{ value: until, label: t('promotion.since', { date: day(startsAt) }) }]
  if (audience) facts.push({ value: <>{audience}</>, label: t('promotion.forWhom') })
  if (devices.length > 0)
    facts.push({ value: <>{t('promotion.models', { count: devices.length })}</>, label: t('promotion.takePart') })
  return <KeyFacts facts={facts} />
}
