import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import { translator } from '@/i18n/translator'
import type { NoDraft } from './read-draft'

const why = {
  'link-expired': 'preview.linkExpired',
  'link-revoked': 'preview.linkRevoked',
  'link-unknown': 'preview.linkUnknown',
} as const

/** Why a link shows nothing. Who got it may read either language, whatever it was made in. */
export function NoPreview({ locale, reason }: { locale: Locale; reason: NoDraft }) {
  if (reason === 'editor-link') return <p className="page page-head lead">{translator(locale)('preview.expired')}</p>
  return (
    <main id="main" className="page">
      {[locale, otherLocale(locale)].map((language) => {
        const t = translator(language)
        const Heading = language === locale ? 'h1' : 'h2'
        return (
          <section key={language} className="page-head" lang={language}>
            <Heading>{t('preview.linkTitle')}</Heading>
            <p className="lead">{t(why[reason])}</p>
          </section>
        )
      })}
    </main>
  )
}
