import type { ListingSection } from '@estu/domain/catalogue/listing/facets'
import type { Query } from '@estu/domain/catalogue/listing/read-selection'
import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { pagePath, routes } from '@estu/domain/routing/routes'
import { GoLink } from '@estu/ui/components/go-link'
import type { ReactNode } from 'react'
import { whatsappLink } from '@/components/contact-links'
import { Link } from '@/components/link'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { listLandings } from '@/content/landings/list-landings'
import { LandingLinks } from '@/features/landings/landing-links'
import { EmptyListing } from '@/features/listing/empty-listing'
import { itemList } from '@/features/listing/item-list'
import { pathOf } from '@/features/listing/listing'
import { ListingInsert } from '@/features/listing/listing-insert'
import { ListingView } from '@/features/listing/listing-view'
import { ParentsHelp } from '@/features/listing/parents-help'
import { translator } from '@/i18n/translator'
import { CompareTray } from '@/layout/compare-tray'
import { compareTrayOf } from '@/layout/compare-tray-words'
import { SectionHead } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'
import { ListedCards, listedLinks } from './listed-cards'
import { readListing } from './read-listing'

type Props = { locale: Locale; section: ListingSection; query: Query }

/** The listing of a section: as it is, or narrowed by what its address asks. */
export async function ListingPage({ locale, section, query }: Props) {
  const shown = await readListing(locale, section, query)
  const { listing, items } = shown
  const { selection, firstPage, documents } = listing
  const t = translator(locale)
  const isDevices = section === 'devices' || section === 'children'
  return (
    <SiteFrame locale={locale} path={pathOf(selection, documents)} languages={locales}>
      <SectionHead
        locale={locale}
        title={t(`${section}.title`)}
        lead={t(`${section}.lead`)}
        more={section === 'implants' && <AboutImplantation locale={locale} />}
        about={items.cards.length > 0 ? itemList(listedLinks(locale, section, items), firstPage) : undefined}
      />
      <ListingView listing={listing} empty={items.cards.length > 0 ? null : await nothingFits(shown)}>
        <ListedCards
          locale={locale}
          section={section}
          items={items}
          insert={isDevices && firstPage === 1 && <ListingInsert locale={locale} />}
        />
      </ListingView>
      <Landings locale={locale} section={section} />
      {isDevices && <CompareTray {...compareTrayOf(locale)} />}
      {section === 'children' && (
        <div className="page section section--first">
          <ParentsHelp locale={locale} />
        </div>
      )}
    </SiteFrame>
  )
}

/** Combinations of this section that have a page of their own. */
async function Landings({ locale, section }: { locale: Locale; section: ListingSection }) {
  const landings = (await listLandings(locale)).filter((landing) => landing.section === section)
  if (landings.length === 0) return null
  return (
    <section className="page section section--first section--tight">
      <h2 className="gap-below">{translator(locale)('landings.title')}</h2>
      <LandingLinks locale={locale} landings={landings} />
    </section>
  )
}

async function nothingFits({ listing, drops, nearest }: Awaited<ReturnType<typeof readListing>>): Promise<ReactNode> {
  const { locale, selection, outOf } = listing
  const { section } = selection
  const organisation = await getOrganisation(locale)
  const writeHref = whatsappLink(organisation)?.href ?? localisePath(locale, routes.branches.path)
  // Whoever chose nothing cannot drop anything either.
  if (outOf === 0) return <p>{nothingWords(locale, section)}</p>
  return (
    <EmptyListing
      listing={listing}
      drops={drops}
      nearest={nearest.cards.length > 0 && <ListedCards locale={locale} section={section} items={nearest} />}
      writeHref={writeHref}
    />
  )
}

function nothingWords(locale: Locale, section: ListingSection): string {
  const t = translator(locale)
  if (section === 'services') return t('services.empty')
  return section === 'devices' || section === 'children' ? t('devices.empty') : t('goods.empty')
}

const AboutImplantation = ({ locale }: { locale: Locale }) => (
  <GoLink
    label={translator(locale)('implants.about')}
    href={localisePath(locale, pagePath('kohlearnaya-implantaciya'))}
    linkAs={Link}
  />
)
