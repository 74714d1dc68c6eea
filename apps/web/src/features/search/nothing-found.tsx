import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { MarkedText } from '@estu/domain/search/results/search-result'
import { searchPath } from '@estu/domain/search/search-address'
import { SoundLine } from '@estu/ui/components/sound-line'
import { Link } from '@/components/link'
import type { Organisation } from '@/content/types'
import { translator } from '@/i18n/translator'
import { drawings } from '@/lib/drawings/drawings'
import { OtherWays } from './other-ways'
import { SearchAgain } from './search-again'
import { SearchTips } from './search-tips'

type Props = {
  locale: Locale
  query: string
  /** Queries of others that look like this one and find something. */
  similar: readonly MarkedText[]
  organisation: Organisation
}

/** Says why nothing was found, and how to go on. */
export function NothingFound({ locale, query, similar, organisation }: Props) {
  const t = translator(locale)
  return (
    <div className="page results">
      <div className="results__hush">
        <SoundLine line="lost" drawings={drawings} />
      </div>
      <div className="results__columns">
        <div className="results__head">
          <h1>{t('search.nothing', { query })}</h1>
          <p className="lead" role="status">
            {t('search.why')}
          </p>
          <SearchAgain locale={locale} query={query} />
        </div>
        <SearchTips locale={locale} />
      </div>
      {similar.length > 0 && (
        <section>
          <h2 className="results__title">{t('search.similar')}</h2>
          <nav className="kinds" aria-label={t('search.similar')}>
            {similar.map(plainText).map((words) => (
              <Link key={words} href={localisePath(locale, searchPath({ query: words }))}>
                {words}
              </Link>
            ))}
          </nav>
        </section>
      )}
      <OtherWays locale={locale} organisation={organisation} />
    </div>
  )
}

const plainText = (text: MarkedText): string => text.map((piece) => piece.text).join('')
