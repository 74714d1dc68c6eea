import type { Locale } from '@estu/domain/locale/locales'
import type { Organisation } from '@/content/types'
import { translator } from '@/i18n/translator'
import { OtherWays } from './other-ways'
import { SearchAgain } from './search-again'
import { SearchTips } from './search-tips'

type Props = { locale: Locale; organisation: Organisation }

/** The search before anything was asked. */
export function EmptySearch({ locale, organisation }: Props) {
  const t = translator(locale)
  return (
    <div className="page results">
      <div className="results__columns">
        <div className="results__head">
          <h1>{t('search.emptyTitle')}</h1>
          <p className="lead">{t('search.emptyLead')}</p>
          <SearchAgain locale={locale} query="" />
        </div>
        <SearchTips locale={locale} />
      </div>
      <OtherWays locale={locale} organisation={organisation} />
    </div>
  )
}
