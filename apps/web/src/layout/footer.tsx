import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { accessibilityPath, agreementPath, routes } from '@estu/domain/routing/routes'
import { SiteFooter } from '@estu/ui/layout/site-footer'
import { whatsappLink } from '@/components/contact-links'
import { Link } from '@/components/link'
import type { SiteBrand } from '@/content/brand/get-site-brand'
import type { Navigation, Organisation } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  navigation: Navigation
  organisation: Organisation
  brand: SiteBrand
  /** Pages that are not published. */
  closed: readonly string[]
  /** Whether it leads to everything else, as beside a task it must not. */
  hasColumns: boolean
}

/** Where we are, what the law asks to be said, and the way to everything else. */
export function Footer({ locale, navigation, organisation, brand, closed, hasColumns }: Props) {
  const t = translator(locale)
  const to = (href: string) => localisePath(locale, href)
  return (
    <SiteFooter
      name={brand.name}
      logos={brand.logos}
      homeHref={to('/')}
      invitation={t('site.invitation')}
      phone={whatsappLink(organisation)}
      hours={organisation.hoursNote}
      place={[organisation.locality, organisation.street, organisation.postalCode].filter(Boolean).join(', ')}
      columns={(hasColumns ? navigation.footer : []).map(({ title, links }) => ({
        title,
        links: links.map(({ label, href }) => ({ label, href: to(href) })),
      }))}
      warning={organisation.contraindications}
      notes={[organisation.returnNote, organisation.demoNote]}
      legal={t('site.rights', { name: organisation.name || brand.name })}
      legalLinks={[
        { label: t('feedback.title'), path: routes.feedback.path },
        { label: t('findRequest.title'), path: routes.findRequest.path },
        { label: t('accessibility.statement'), path: accessibilityPath },
        { label: t('account.title'), path: routes.account.path },
        { label: t('site.agreement'), path: agreementPath },
      ]
        .filter(({ path }) => !closed.includes(path))
        .map(({ label, path }) => ({ label, href: to(path) }))}
      linkAs={Link}
    />
  )
}
