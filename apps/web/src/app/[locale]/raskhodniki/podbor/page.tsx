import { type Locale, locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { typedQuery } from '@estu/domain/text/typed-query'
import { Notice } from '@estu/ui/components/notice'
import type { ReactNode } from 'react'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { getModel } from '@/content/catalogue/get-model'
import { type FacetDocument, listFacetDocuments } from '@/content/catalogue/lists/facet-labels'
import { listAllFitting } from '@/content/catalogue/lists/list-fitting'
import { type ModelSection, searchModels } from '@/content/catalogue/search-models'
import type { SupplyCard } from '@/content/types'
import { BrandChoice } from '@/features/fitting/brand-choice'
import { FittingSupplies } from '@/features/fitting/fitting-supplies'
import { ModelChoice, mostModels } from '@/features/fitting/model-choice'
import { NotMine } from '@/features/fitting/not-mine'
import { ProductCards } from '@/features/products/product-cards'
import { kindOf } from '@/features/products/supplies/kind-of'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

/** The address holds what was chosen: each step is whole without JavaScript. */
export const instant = false

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

const { path } = routes.fittingSupplies

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, path, (t) => ({ title: t('fitting.title'), lead: t('fitting.lead') }))

export default async function FittingPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <SectionPage locale={locale} title={t('fitting.title')} lead={t('fitting.lead')}>
        <div className="form">
          <div className="gap-below">{await stepOf(locale, await searchParams)}</div>
          <NotMine locale={locale} />
        </div>
      </SectionPage>
    </SiteFrame>
  )
}

/** What fits the model, else the models of the brand, else the brands. */
async function stepOf(locale: Locale, { brand: slug, device, implant, q }: Query): Promise<ReactNode> {
  const section: ModelSection = device === undefined && implant !== undefined ? 'implants' : 'devices'
  const model = await getModel(locale, section, device ?? implant)
  if (model) {
    const supplies = await listAllFitting(locale, model.id)
    return <FittingSupplies locale={locale} model={model} groups={groupsOf(locale, supplies)} />
  }
  const { brands } = await listFacetDocuments(locale)
  const brand = brands.find((known) => known.slug === slug)
  const isUnknown = device !== undefined || implant !== undefined
  return (
    <>
      {isUnknown && <Notice tone="attention" text={translator(locale)('fitting.unknownModel')} />}
      {brand ? await modelsOf(locale, brand, typedQuery(q)) : <BrandChoice locale={locale} brands={brands} />}
    </>
  )
}

async function modelsOf(locale: Locale, brand: FacetDocument, text: string): Promise<ReactNode> {
  const found = await Promise.all(
    (['devices', 'implants'] as const).map(async (section) => {
      const models = await searchModels(locale, { section, text, brandId: brand.id, limit: mostModels })
      return models.map((model) => ({ ...model, section }))
    }),
  )
  return <ModelChoice locale={locale} brand={brand} text={text} models={found.flat()} />
}

function groupsOf(locale: Locale, supplies: readonly SupplyCard[]) {
  const t = translator(locale)
  const groups = Map.groupBy(supplies, (supply) => kindOf(supply, t))
  return [...groups].map(([title, products]) => ({
    title,
    cards: <ProductCards locale={locale} products={products} heading="h3" />,
  }))
}
