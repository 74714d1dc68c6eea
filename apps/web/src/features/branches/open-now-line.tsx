import type { Locale } from '@estu/domain/locale/locales'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'
import { openDaysOf } from '@/lib/open-days-of'
import { OpenNow } from './open-now'

/** Whether a branch is open at this moment, with the words the browser needs to say so. */
export function OpenNowLine({ locale, branch }: { locale: Locale; branch: Branch }) {
  const t = translator(locale)
  return (
    <OpenNow
      locale={locale}
      days={openDaysOf(branch)}
      words={{
        openUntil: t.raw('branches.openUntil'),
        opensToday: t.raw('branches.opensToday'),
        opensOn: t.raw('branches.opensOn'),
        closed: t('branches.closed'),
      }}
    />
  )
}
