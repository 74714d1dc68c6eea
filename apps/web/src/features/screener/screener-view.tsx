import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { pagePath, routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { GoLink } from '@estu/ui/components/go-link'
import { Link } from '@/components/link'
import { messagesOf, translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { ScreenerBegin } from './screener-begin'
import type { ScreenerLinks } from './screener-links'

/** The screener, and what of it can be read without a script. */
export function ScreenerView({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const to = (path: string) => localisePath(locale, path)
  const links: ScreenerLinks = {
    home: to(routes.home.path),
    book: to(routes.appointment.path),
    selfCheck: to(routes.selfCheck.path),
    write: to(routes.feedback.path),
    children: to(pagePath('mama-surdopedagog')),
  }
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: t('screener.title') }]} />
      <ScreenerBegin locale={locale} words={messagesOf(locale).screener} links={links}>
        <section className="page scr-doctor" aria-labelledby="doctor-first">
          <h2 id="doctor-first">{t('screener.doctorFirst.title')}</h2>
          <ul>
            <li>{t('screener.doctorFirst.sudden')}</li>
            <li>{t('screener.doctorFirst.signs')}</li>
            <li>
              {t('screener.doctorFirst.child')}{' '}
              <GoLink href={links.children} label={t('screener.refused.childPage')} linkAs={Link} />
            </li>
          </ul>
          <p className="btns">
            <ButtonLink tone="secondary" href={links.book}>
              {t('screener.bookWithout')}
            </ButtonLink>
          </p>
        </section>
      </ScreenerBegin>
    </>
  )
}
