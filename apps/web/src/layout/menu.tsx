import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { MenuSheet } from '@estu/ui/layout/menu-sheet'
import { whatsappLink } from '@/components/contact-links'
import { Link } from '@/components/link'
import type { Organisation } from '@/content/types'
import { translator } from '@/i18n/translator'
import type { MenuSection } from './menu-sections'

type Props = { locale: Locale; organisation: Organisation; sections: MenuSection[] }

/** The menu of narrow screens: the sections, and what the header has no room for. */
export function Menu({ locale, organisation, sections }: Props) {
  const t = translator(locale)
  const to = (href: string) => localisePath(locale, href)
  return (
    <MenuSheet
      name={organisation.name}
      homeHref={to('/')}
      words={{
        menu: t('site.menu'),
        close: t('site.close'),
        book: t('site.bookLong'),
        write: t('site.write'),
      }}
      main={sections}
      more={[
        { label: t('branches.title'), href: to(routes.branches.path) },
        { label: t('site.favourites'), href: to(routes.favourites.path) },
        { label: t('feedback.title'), href: to(routes.feedback.path) },
        { label: t('account.title'), href: to(routes.account.path) },
      ]}
      bookHref={to(routes.appointment.path)}
      whatsappHref={whatsappLink(organisation)?.href ?? null}
      linkAs={Link}
    />
  )
}
