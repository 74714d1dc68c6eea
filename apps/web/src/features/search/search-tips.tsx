import type { Locale } from '@estu/domain/locale/locales'
import { Icon } from '@estu/ui/components/icon'
import { translator } from '@/i18n/translator'

/** How to ask so that something is found. */
export function SearchTips({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <ul className="search-tips" role="list">
      {[t('search.tipShort'), t('search.tipModel'), t('search.tipLanguage')].map((tip) => (
        <li key={tip}>
          <Icon name="check" />
          <span>{tip}</span>
        </li>
      ))}
    </ul>
  )
}
