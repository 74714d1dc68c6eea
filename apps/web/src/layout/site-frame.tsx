import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { isOpen, pagePath, routes, sectionOf } from '@estu/domain/routing/routes'
import { AccessibilityPanel } from '@estu/ui/layout/accessibility-panel'
import { MenuSheet } from '@estu/ui/layout/menu-sheet'
import { SiteFooter } from '@estu/ui/layout/site-footer'
import { SiteHeader } from '@estu/ui/layout/site-header'
import { SkipLink } from '@estu/ui/layout/skip-link'
import type { ReactNode } from 'react'
import { whatsappLink } from '@/components/contact-links'
import { Link } from '@/components/link'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { getAnnouncement } from '@/content/editorial/get-announcement'
import { getNavigation } from '@/content/editorial/get-navigation'
import { translator } from '@/i18n/translator'
import { Analytics } from './analytics'
import { AnnouncementBar } from './announcement-bar'
import { CartCount } from './cart-count'
import { FavouritesCount } from './favourites-count'
import { LanguageLinks } from './language-links'
import { LanguageOffer } from './language-offer'
import { LoadingBar } from './loading-bar'

type Props = {
  locale: Locale
  /** As in Russian. */
  path: string
  /** In which languages this page is published. */
  languages: readonly Locale[]
  layout?: 'default' | 'focus'
  children: ReactNode
}

/** Everything around a page's own words. `focus` leaves the menus out, where a task is to be finished. */
export async function SiteFrame({ locale, path, languages, layout = 'default', children }: Props) {
  const [navigation, organisation, announcement] = await Promise.all([
    getNavigation(locale),
    getOrganisation(locale),
    getAnnouncement(locale),
  ])
  const t = translator(locale)
  const to = (href: string) => localisePath(locale, href)
  const whatsapp = whatsappLink(organisation)
  const sections = navigation.sections
    .filter(({ href }) => isOpen(href))
    .map((link) => ({
      label: link.label,
      href: to(link.href),
      current: sectionOf(link.href) === sectionOf(path),
    }))
  const bookHref = to(routes.appointment.path)
  return (
    <>
      <SkipLink label={t('site.skip')} />
      <LoadingBar label={t('site.loading')} />
      {announcement && layout === 'default' && <AnnouncementBar locale={locale} announcement={announcement} />}
      <LanguageOffer
        locale={locale}
        href={languages.length > 1 ? localisePath(locale === 'ru' ? 'kk' : 'ru', path) : null}
        words={{
          text: t('languageOffer.text'),
          action: t('languageOffer.action'),
          dismiss: t('languageOffer.dismiss'),
        }}
      />
      <SiteHeader
        variant={layout}
        name={organisation.name}
        homeHref={to('/')}
        whatsapp={whatsapp}
        hours={organisation.hoursNote}
        words={{
          accessibility: t('accessibility.title'),
          accessibilityShort: t('accessibility.short'),
          favourites: t('site.favourites'),
          cart: t('cart.title'),
          account: t('account.short'),
          book: t('site.book'),
          menu: t('site.menu'),
          sections: t('site.sections'),
        }}
        languages={<LanguageLinks locale={locale} path={path} languages={languages} />}
        favourites={{ href: to(routes.favourites.path), count: <FavouritesCount /> }}
        cart={{ href: to(routes.cart.path), count: <CartCount /> }}
        account={{ href: to(routes.account.path) }}
        bookHref={bookHref}
        sections={sections}
        linkAs={Link}
      />
      <AccessibilityPanel words={accessibilityWords(t)} />
      {layout === 'default' && (
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
          bookHref={bookHref}
          whatsappHref={whatsapp?.href ?? null}
          linkAs={Link}
        />
      )}
      <main id="main">{children}</main>
      <Analytics locale={locale} />
      <Footer locale={locale} />
    </>
  )
}

async function Footer({ locale }: { locale: Locale }) {
  const [navigation, organisation] = await Promise.all([getNavigation(locale), getOrganisation(locale)])
  const t = translator(locale)
  const whatsapp = whatsappLink(organisation)
  return (
    <SiteFooter
      name={organisation.name}
      homeHref={localisePath(locale, '/')}
      invitation={t('site.invitation')}
      phone={whatsapp}
      hours={organisation.hoursNote}
      place={[organisation.locality, organisation.street, organisation.postalCode].filter(Boolean).join(', ')}
      columns={navigation.footer.map((column) => ({
        title: column.title,
        links: column.links
          .filter(({ href }) => isOpen(href))
          .map(({ label, href }) => ({ label, href: localisePath(locale, href) })),
      }))}
      warning={organisation.contraindications}
      notes={[organisation.returnNote, organisation.demoNote]}
      legal={t('site.rights', { year: '2026', name: organisation.name })}
      legalLinks={[
        { label: t('feedback.title'), href: localisePath(locale, routes.feedback.path) },
        { label: t('account.title'), href: localisePath(locale, routes.account.path) },
        { label: t('site.agreement'), href: localisePath(locale, pagePath('user_agreement')) },
      ]}
      linkAs={Link}
    />
  )
}

const accessibilityWords = (t: ReturnType<typeof translator>) => ({
  title: t('accessibility.title'),
  close: t('site.close'),
  size: t('accessibility.size'),
  colours: t('accessibility.colours'),
  light: t('accessibility.light'),
  dark: t('accessibility.dark'),
  contrast: t('accessibility.contrast'),
  spacing: t('accessibility.spacing'),
  usual: t('accessibility.usual'),
  wide: t('accessibility.wide'),
  images: t('accessibility.images'),
  motion: t('accessibility.motion'),
  note: t('accessibility.note'),
})
