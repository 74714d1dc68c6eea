import type { Locale } from '@estu/domain/locale/locales'
import { aboutPath, deliveryTermsPath, instalmentTermsPath, pagePath } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { listBranches } from '@/content/clinic/list-branches'
import type { InformationPage as Page } from '@/content/editorial/get-page'
import { getTermsLead, type Terms } from '@/content/editorial/get-terms-lead'
import { listFaq } from '@/content/editorial/list-faq'
import { listPromotions } from '@/content/editorial/promotions/list-promotions'
import { getListedLanguages } from '@/content/search-engines/get-listed-languages'
import { BranchCards } from '@/features/branches/branch-cards'
import { FaqAnswers } from '@/features/faq/faq-answers'
import { PageView } from '@/features/pages/page-view'
import { ProductCards } from '@/features/products/product-cards'
import { PromotionTiles } from '@/features/promotions/promotion-tiles'
import { SiteFrame } from '@/layout/site-frame'
import { pageMetadata } from '@/lib/metadata/page-metadata'
import { aboutParts } from './about-parts'

export async function informationMetadata(locale: Locale, page: Page): Promise<Metadata> {
  const path = pagePath(page.slug)
  const { languages, seo, updatedAt } = page
  const listed = (await getListedLanguages(path)) ?? languages
  const { name: siteName } = await getSiteBrand(locale)
  return pageMetadata({ locale, path, languages, listed, seo, updatedAt, siteName })
}

/** Pages that explain what a single document holds. */
const termsAt: Partial<Record<string, Terms>> = {
  [deliveryTermsPath]: 'delivery',
  [instalmentTermsPath]: 'instalments',
}

export async function InformationPage({ locale, page, path }: { locale: Locale; page: Page; path: string }) {
  const terms = termsAt[path]
  const [branches, promotions, questions, termsLead] = await Promise.all([
    listBranches(locale),
    listPromotions(locale),
    listFaq(locale),
    terms ? getTermsLead(locale, terms) : '',
  ])
  const parts = path === aboutPath ? await aboutParts(locale, branches) : null
  return (
    <SiteFrame locale={locale} path={path} languages={page.languages}>
      <PageView
        locale={locale}
        page={page}
        termsLead={termsLead}
        parts={parts}
        lists={{
          devices: (block) => <ProductCards locale={locale} products={block.devices} />,
          products: ({ devices, supplies }) => (
            <div className="stack">
              {devices.length > 0 && <ProductCards locale={locale} products={devices} />}
              {supplies.length > 0 && <ProductCards locale={locale} products={supplies} />}
            </div>
          ),
          faq: (group) => (
            <FaqAnswers locale={locale} entries={questions.filter((question) => question.group === group)} />
          ),
          branches: () => <BranchCards locale={locale} branches={branches} />,
          promotions: () => (
            <div className="duo">
              <PromotionTiles locale={locale} promotions={promotions} />
            </div>
          ),
        }}
      />
    </SiteFrame>
  )
}
