import { landingSelection } from '@estu/domain/catalogue/listing/landing-filters'
import { landingPath } from '@estu/domain/routing/routes'
import { type DocumentParams, documentMetadata, loadDocument } from '@/app/documents/load-document'
import { ListedCards, listedLinks } from '@/app/listed-cards'
import { listFacetDocuments } from '@/content/catalogue/lists/facet-labels'
import { getLanding } from '@/content/landings/get-landing'
import { listLandingItems } from '@/content/landings/list-landing-items'
import { LandingView } from '@/features/landings/landing-view'
import { itemList } from '@/features/listing/item-list'
import { hrefOf } from '@/features/listing/listing'
import { SiteFrame } from '@/layout/site-frame'
import { placeholderSlug } from '@/lib/params'

type Props = { params: DocumentParams }

export const generateStaticParams = placeholderSlug

export const generateMetadata = ({ params }: Props) =>
  documentMetadata(params, getLanding, ({ slug }) => ({ path: landingPath(slug) }))

export default async function LandingPage({ params }: Props) {
  const found = await loadDocument(params, getLanding, landingPath)
  if (!found) return null
  const { locale, document: landing } = found
  const [{ items }, documents] = await Promise.all([listLandingItems(locale, landing), listFacetDocuments(locale)])
  const { section } = landing
  const isEmpty = items.cards.length === 0
  return (
    <SiteFrame locale={locale} path={landingPath(landing.slug)} languages={landing.languages}>
      <LandingView
        locale={locale}
        landing={landing}
        listHref={hrefOf({ locale, documents }, landingSelection(landing))}
        about={isEmpty ? undefined : itemList(listedLinks(locale, section, items), 1)}
      >
        {isEmpty ? null : <ListedCards locale={locale} section={section} items={items} />}
      </LandingView>
    </SiteFrame>
  )
}
