import { ArticleView } from '@/features/articles/article-view'
import { BranchView } from '@/features/branches/branch-view'
import { BrandView } from '@/features/brands/brand-view'
import { LandingView } from '@/features/landings/landing-view'
import { PageView } from '@/features/pages/page-view'
import { DeviceView } from '@/features/products/devices/device-view'
import { SupplyView } from '@/features/products/supplies/supply-view'
import { PromotionView } from '@/features/promotions/promotion-view'
import { ServiceView } from '@/features/services/service-view'
import type { Draft } from '@/preview/read-draft'
import { GlobalPage } from './global-page'

/** A draft is seen without what the shop says around it. */
const nothingAround = {
  plans: [],
  branches: [],
  zones: [],
  deliveryLead: '',
  writeHref: '#main',
  rating: '',
  reviews: null,
}

export function DraftView({ draft }: { draft: Draft }) {
  const { locale } = draft
  switch (draft.kind) {
    case 'article':
      return <ArticleView locale={locale} article={draft.article} />
    case 'device':
      return <DeviceView locale={locale} device={draft.device} around={nothingAround} fitting={[]} />
    case 'supply':
      return <SupplyView locale={locale} supply={draft.supply} around={nothingAround} fitting={[]} />
    case 'service':
      return <ServiceView locale={locale} service={draft.service} writeHref="#main" />
    case 'branch':
      return <BranchView locale={locale} branch={draft.branch} team={[]} others={null} />
    case 'promotion':
      return <PromotionView locale={locale} promotion={draft.promotion} />
    case 'page':
      return (
        <PageView
          locale={locale}
          page={draft.page}
          lists={{
            devices: () => null,
            branches: () => null,
            promotions: () => null,
            products: () => null,
            faq: () => null,
          }}
        />
      )
    case 'brand':
      return <BrandView locale={locale} brand={draft.brand} devices={null} allHref={null} />
    case 'landing':
      return <LandingView locale={locale} landing={draft.landing} listHref="#main" />
    case 'global':
      return <GlobalPage locale={locale} view={draft.global} />
    case 'other':
    case 'release':
      return null
  }
}
