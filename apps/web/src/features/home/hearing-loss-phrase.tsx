import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { HearingLossDemo } from '@estu/ui/sections/hearing-loss-demo'
import { Link } from '@/components/link'
import type { Home } from '@/content/editorial/get-home'
import { HomeAction } from './home-action'

/** A sentence as it is heard with a loss of hearing, and what to do about it. */
export function HearingLossPhrase({ phrase, locale }: { phrase: Home['phrase']; locale: Locale }) {
  if (!phrase.text) return null
  return (
    <section className="section deep section--deep">
      <div className="page split">
        <div className="stack">
          <HearingLossDemo text={phrase.text} spoken={phrase.spoken} />
          <p className="lead">{phrase.lead}</p>
        </div>
        <div className="stack">
          <p>{phrase.text2}</p>
          <HomeAction link={phrase.primary} tone="light" locale={locale} />
          {phrase.secondary && (
            <Link className="link tap" href={localisePath(locale, phrase.secondary.href)}>
              {phrase.secondary.label}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}
