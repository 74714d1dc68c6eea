import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import { LanguageWords } from './language-words'

type Props = { locale: Locale; href: string; words: { text: string; action: string; dismiss: string } }

/**
 * One line for a visitor whose browser speaks the other language and who has not chosen yet. It offers; it never
 * redirects. It stands on every page, away: the page's first script brings it out before anything is painted.
 */
export function LanguageOffer({ locale, href, words }: Props) {
  return (
    <aside className="langoffer" lang={otherLocale(locale)} aria-label={words.text}>
      <div className="page">
        <span>{words.text}</span>
        <LanguageWords>
          <a className="go" href={href} data-language={otherLocale(locale)}>
            <span>{words.action}</span>
          </a>
        </LanguageWords>
        <button type="button" className="btn btn--quiet btn--s btn--flush" data-dismiss="language-offer">
          {words.dismiss}
        </button>
      </div>
    </aside>
  )
}
