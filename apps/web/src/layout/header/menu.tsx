import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { MenuSheet } from '@estu/ui/layout/menu-sheet'
import { whatsappLink } from '@/components/contact-links'
import { Link } from '@/components/link'
import { StaticMarkup } from '@/components/static-markup'
import type { SiteBrand } from '@/content/brand/get-site-brand'
import type { Organisation } from '@/content/types'
import { translator } from '@/i18n/translator'
import { catalogueSections, drawingOf } from './catalogue-sections'
import type { MenuSection } from './menu-sections'

type Props = { locale: Locale; organisation: Organisation; brand: SiteBrand; sections: MenuSection[] }

/** The menu of narrow screens: the sections, and what the header has no room for. */
export function Menu({ locale, organisation, brand, sections }: Props) {
  const t = translator(locale)
  const to = (href: string) => localisePath(locale, href)
  const main = catalogueSections.map(({ key, path }) => ({
    label: t(`catalogue.${key}`),
    href: to(path),
    drawing: drawingOf(key),
  }))
  const others = sections.filter(({ href }) => !main.some((section) => section.href === href))
  const own = [
    { label: t('site.compare'), path: routes.compare.path },
    { label: t('site.favourites'), path: routes.favourites.path },
    { label: t('feedback.title'), path: routes.feedback.path },
    { label: t('account.title'), path: routes.account.path },
  ]
  return (
    <MenuSheet
      name={brand.name}
      logos={brand.logos}
      homeHref={to('/')}
      words={{
        menu: t('site.menu'),
        close: t('site.close'),
        book: t('site.bookLong'),
        write: t('site.write'),
      }}
      main={main}
      more={[...others, ...own.map(({ label, path }) => ({ label, href: to(path) }))]}
      bookHref={to(routes.appointment.path)}
      whatsappHref={whatsappLink(organisation)?.href ?? null}
      linkAs={Link}
      stillAs={StaticMarkup}
    />
  )
}
