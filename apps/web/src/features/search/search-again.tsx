import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { longestQuery } from '@estu/domain/search/search-address'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; query: string }

/** The field once more, where the page is about nothing else. */
export function SearchAgain({ locale, query }: Props) {
  const t = translator(locale)
  return (
    <form
      className="search-again"
      role="search"
      aria-label={t(query ? 'search.again' : 'search.emptyTitle')}
      action={localisePath(locale, routes.search.path)}
    >
      <input
        className="input"
        type="search"
        name="q"
        aria-label={t('search.title')}
        defaultValue={query}
        maxLength={longestQuery}
        enterKeyHint="search"
      />
      <button type="submit" className="btn btn--primary">
        {t(query ? 'search.again' : 'search.title')}
      </button>
    </form>
  )
}
