import type { Locale } from '@estu/domain/locale/locales'
import { getAnalyticsText } from '@/content/editorial/get-consent'
import { readWebEnv } from '@/env'
import { translator } from '@/i18n/translator'
import { AnalyticsConsent } from './analytics-consent'

/** The question about counting visits; nothing at all, no byte of script, where no service is configured. */
export async function Analytics({ locale }: { locale: Locale }) {
  const { tagManagerId: tagManager, analyticsId: analytics } = readWebEnv()
  if (!tagManager && !analytics) return null
  const t = translator(locale)
  return (
    <div className="page">
      <AnalyticsConsent
        counters={{ tagManager, analytics }}
        words={{
          title: t('counting.title'),
          text: await getAnalyticsText(locale),
          agree: t('counting.agree'),
          refuse: t('counting.refuse'),
          change: t('counting.change'),
        }}
      />
    </div>
  )
}
