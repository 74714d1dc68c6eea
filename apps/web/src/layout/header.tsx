import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { SiteHeader } from '@estu/ui/layout/site-header'
import { whatsappLink } from '@/components/contact-links'
import { Link } from '@/components/link'
import type { Organisation } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { CartCount } from './cart-count'
import { FavouritesCount } from './favourites-count'
import { LanguageLinks } from './language-links'
import type { MenuSection } from './menu-sections'

type Props = {
  locale: Locale
  path: string
  languages: readonly Locale[]
  layout: 'default' | 'focus'
  organisation: Organisation
  sections: MenuSection[]
}

/** The site's name, its sections, and where the visitor's own things are. */
export function Header({ locale, path, languages, layout, organisation, sections }: Props) {
  const to = (href: string) => localisePath(locale, href)
  return (
    <SiteHeader
      variant={layout}
      name={organisation.name}
      homeHref={to('/')}
      whatsapp={whatsappLink(organisation)}
      hours={organisation.hoursNote}
      words={headerWords(translator(locale))}
      languages={<LanguageLinks locale={locale} path={path} languages={languages} />}
      favourites={{ href: to(routes.favourites.path), count: <FavouritesCount /> }}
      cart={{ href: to(routes.cart.path), count: <CartCount /> }}
      account={{ href: to(routes.account.path) }}
      bookHref={to(routes.appointment.path)}
      sections={sections}
      linkAs={Link}
    />
  )
}

const headerWords = (t: Translate) => ({
  accessibility: t('accessibility.title'),
  accessibilityShort: t('accessibility.short'),
  favourites: t('site.favourites'),
  cart: t('cart.title'),
  account: t('account.short'),
  book: t('site.book'),
  menu: t('site.menu'),
  sections: t('site.sections'),
})
