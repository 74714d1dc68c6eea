import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { SiteHeader } from '@estu/ui/layout/site-header'
import { whatsappLink } from '@/components/contact-links'
import { Link } from '@/components/link'
import type { SiteBrand } from '@/content/brand/get-site-brand'
import type { Organisation } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { CartCount } from './cart-count'
import { catalogueSections } from './catalogue-sections'
import { CompareCount } from './compare-count'
import { FavouritesCount } from './favourites-count'
import { LanguageLinks } from './language-links'
import type { MenuSection } from './menu-sections'
import { SearchSuggestions } from './search-suggestions'

type Props = {
  locale: Locale
  path: string
  search: string
  languages: readonly Locale[]
  layout: 'default' | 'focus'
  /** What was searched for on this page. */
  query: string
  organisation: Organisation
  brand: SiteBrand
  sections: MenuSection[]
}

/** Pages where people look for something: phones show them the search field itself. */
const withField: readonly string[] = [
  routes.home.path,
  routes.search.path,
  ...catalogueSections.map(({ path }) => path),
]

/** The site's name, its sections, the search, and where the visitor's own things are. */
export function Header({ locale, path, search, languages, layout, query, organisation, brand, sections }: Props) {
  const to = (href: string) => localisePath(locale, href)
  return (
    <SiteHeader
      variant={layout}
      withField={withField.includes(path)}
      name={brand.name}
      logos={brand.logos}
      homeHref={to('/')}
      whatsapp={whatsappLink(organisation)}
      hours={organisation.hoursNote}
      words={headerWords(translator(locale))}
      languages={<LanguageLinks locale={locale} path={path + search} languages={languages} />}
      search={{ action: to(routes.search.path), query, suggestions: <SearchSuggestions locale={locale} /> }}
      compare={{ href: to(routes.compare.path), count: <CompareCount /> }}
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
  accessibility: t('accessibility.short'),
  accessibilityShort: t('accessibility.larger'),
  catalogue: t('site.catalogue'),
  compare: t('site.compare'),
  favourites: t('site.favourites'),
  cart: t('cart.title'),
  account: t('account.short'),
  book: t('site.book'),
  menu: t('site.menu'),
  sections: t('site.sections'),
  search: { label: t('search.label'), placeholder: t('search.placeholder') },
})
