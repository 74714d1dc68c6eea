import { type Locale, localisePath } from '@estu/domain/locale'
import { pagePath, routes } from '@estu/domain/routes'
import type { Metadata } from 'next'
import { getOrganisation } from '@/content/get-organisation'
import type { InformationPage as Page } from '@/content/get-page'
import { listBranches } from '@/content/list-branches'
import { listFaq } from '@/content/list-faq'
import { listPromotions } from '@/content/list-promotions'
import { BranchCards } from '@/features/branches/branch-cards'
import { DeviceCards } from '@/features/devices/device-cards'
import { FaqAnswers } from '@/features/faq/faq-answers'
import { GoodsCards } from '@/features/goods/goods-cards'
import { PageView } from '@/features/pages/page-view'
import { PromotionTiles } from '@/features/promotions/promotion-tiles'
import { pageMetadata } from '@/lib/page-metadata'
import { whatsappLink } from '@/shell/contact-links'
import { SiteFrame } from '@/shell/site-frame'

export const informationMetadata = (locale: Locale, page: Page): Metadata =>
  pageMetadata({ locale, path: pagePath(page.slug), languages: page.languages, seo: page.seo })

export async function InformationPage({ locale, page, path }: { locale: Locale; page: Page; path: string }) {
  const [branches, promotions, organisation, questions] = await Promise.all([
    listBranches(locale),
    listPromotions(locale),
    getOrganisation(locale),
    listFaq(locale),
  ])
  return (
    <SiteFrame locale={locale} path={path} languages={page.languages}>
      <PageView
        locale={locale}
        page={page}
        lists={{
          devices: (block) => <DeviceCards locale={locale} devices={block.devices} />,
          products: ({ devices, goods }) => (
            <div className="stack">
              {devices.length > 0 && <DeviceCards locale={locale} devices={devices} />}
              {goods.length > 0 && <GoodsCards locale={locale} goods={goods} />}
            </div>
          ),
          faq: (group) => (
            <FaqAnswers locale={locale} entries={questions.filter((question) => question.group === group)} />
          ),
          branches: () => <BranchCards locale={locale} branches={branches} />,
          writeHref: whatsappLink(organisation)?.href ?? localisePath(locale, routes.branches.path),
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
