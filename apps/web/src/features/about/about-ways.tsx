import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { GoLink } from '@estu/ui/components/go-link'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'

/** How to meet the shop: by booking, or by coming. */
export function AboutActions({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <div className="btns">
      <ButtonLink href={localisePath(locale, routes.appointment.path)}>{t('site.bookLong')}</ButtonLink>
      <ButtonLink href={localisePath(locale, routes.branches.path)} tone="secondary" linkAs={Link}>
        {t('home.allBranches')}
      </ButtonLink>
    </div>
  )
}

/** Where to read on about the shop. */
export function AboutWays({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const ways = [
    { label: t('services.all'), href: routes.services.path },
    { label: t('reviews.all'), href: routes.reviews.path },
    { label: t('promotions.all'), href: routes.promotions.path },
  ]
  return (
    <section className="wide between">
      {ways.map(({ label, href }) => (
        <GoLink key={href} label={label} href={localisePath(locale, href)} linkAs={Link} />
      ))}
    </section>
  )
}
