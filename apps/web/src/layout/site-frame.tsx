import { type Locale, localisePath, otherLocale } from '@estu/domain/locale/locales'
import { accessibilityPath, routes } from '@estu/domain/routing/routes'
import { AccessibilityPanel } from '@estu/ui/layout/accessibility-panel'
import { SkipLink } from '@estu/ui/layout/skip-link'
import type { ReactNode } from 'react'
import { BesidePage } from '@/components/faults/beside-page'
import { Link } from '@/components/link'
import { RememberedMarkup, StaticMarkup } from '@/components/static-markup'
import { getFrameContent } from '@/content/editorial/get-frame-content'
import { translator } from '@/i18n/translator'
import { accessibilityWords } from './accessibility-words'
import { Analytics } from './analytics'
import { AnnouncementBar } from './announcement-bar'
import { BelowFirstScreen } from './below-first-screen'
import { BrandSheet } from './brand/brand-sheet-link'
import { Footer } from './footer'
import { FormQueue } from './form-queue/form-queue'
import { Catalogue } from './header/catalogue'
import { Header } from './header/header'
import { Menu } from './header/menu'
import { menuSections } from './header/menu-sections'
import { LanguageOffer } from './language-offer'
import { LoadingBar } from './loading/loading-bar'
import { heldFrame, type PreviewedFrame } from './previewed-frame'

type Props = {
  locale: Locale
  /** As in Russian. */
  path: string
  /** What of the address the other language's page needs too, `?service=…`. */
  search?: string
  /** In which languages this page is published. */
  languages: readonly Locale[]
  layout?: 'default' | 'focus'
  /** What was searched for on this page. */
  query?: string
  previewed?: PreviewedFrame
  children: ReactNode
}

/** Everything around a page's own words. `focus` leaves the menus out, also the footer's, where a task is to be finished. */
export async function SiteFrame({
  locale,
  path,
  search = '',
  languages,
  layout = 'default',
  query = '',
  previewed = heldFrame(),
  children,
}: Props) {
  const { navigation, organisation, announcement, brand, closed } = { ...(await getFrameContent(locale)), ...previewed }
  const t = translator(locale)
  const sections = menuSections(navigation, locale, path)
  // From the cart one goes back to the shelves.
  const hasColumns = layout === 'default' || path === routes.cart.path
  const statement = closed.includes(accessibilityPath) ? null : localisePath(locale, accessibilityPath)
  const footer = <Footer {...{ locale, navigation, organisation, brand, closed, hasColumns }} />
  return (
    <>
      {previewed.brand && <BrandSheet look={previewed.brand.look} />}
      {/* Before any link that leads away. */}
      <SkipLink label={t('site.skip')} />
      {/* Before what it covers while it is open. */}
      {layout === 'default' && (
        <BelowFirstScreen>
          <Menu {...{ locale, organisation, brand, sections }} />
        </BelowFirstScreen>
      )}
      <LoadingBar label={t('site.loading')} />
      {announcement && layout === 'default' && <AnnouncementBar locale={locale} announcement={announcement} />}
      {languages.length > 1 && (
        <LanguageOffer
          locale={locale}
          href={localisePath(otherLocale(locale), path + search)}
          words={{
            text: t('languageOffer.text'),
            action: t('languageOffer.action'),
            dismiss: t('languageOffer.dismiss'),
          }}
        />
      )}
      <Header
        locale={locale}
        path={path}
        search={search}
        languages={languages}
        layout={layout}
        query={query}
        organisation={organisation}
        brand={brand}
        sections={sections}
      />
      <BelowFirstScreen>
        <RememberedMarkup of={['accessibility panel', locale, statement]}>
          {() => <AccessibilityPanel words={accessibilityWords(t)} statementHref={statement} linkAs={Link} />}
        </RememberedMarkup>
        {layout === 'default' && <Catalogue locale={locale} sections={sections} />}
      </BelowFirstScreen>
      <main id="main">
        <BesidePage>
          <FormQueue locale={locale} />
        </BesidePage>
        {children}
      </main>
      <Analytics locale={locale} />
      <BelowFirstScreen>
        {previewed.navigation || previewed.organisation || previewed.brand ? (
          // What is not public is remembered nowhere.
          <StaticMarkup>{footer}</StaticMarkup>
        ) : (
          <RememberedMarkup of={['footer', locale, navigation, organisation, brand, closed, hasColumns]}>
            {() => footer}
          </RememberedMarkup>
        )}
      </BelowFirstScreen>
    </>
  )
}
