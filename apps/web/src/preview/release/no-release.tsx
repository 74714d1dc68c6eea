import { type Locale, localisePath, otherLocale } from '@estu/domain/locale/locales'
import { translator } from '@/i18n/translator'
import type { OpenedRelease } from './read-release'

type Props = { locale: Locale; release: Exclude<OpenedRelease, { kind: 'open' }>; path: string }

/** Why there is no release to look at, in both languages: who got a link to it may read either. */
export function NoRelease({ locale, release, path }: Props) {
  return (
    <main id="main" className="page">
      {[locale, otherLocale(locale)].map((language) => {
        const t = translator(language)
        const Heading = language === locale ? 'h1' : 'h2'
        return (
          <section key={language} className="page-head" lang={language}>
            <Heading>{t('preview.release.noneTitle')}</Heading>
            <p className="lead">
              {release.kind === 'published'
                ? t('preview.release.published', { title: release.title })
                : t('preview.release.gone')}
            </p>
            <p>
              <a className="link tap" href={localisePath(language, path)}>
                {t('preview.exit')}
              </a>
            </p>
          </section>
        )
      })}
    </main>
  )
}
