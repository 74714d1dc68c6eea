import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { Metadata } from 'next'
import { Suspense } from 'react'
import { readWebEnv } from '@/env'
import { ArticleView } from '@/features/articles/article-view'
import { BranchView } from '@/features/branches/branch-view'
import { BrandView } from '@/features/brands/brand-view'
import { LandingView } from '@/features/landings/landing-view'
import { PageView } from '@/features/pages/page-view'
import { DeviceView } from '@/features/products/devices/device-view'
import { SupplyView } from '@/features/products/supplies/supply-view'
import { PromotionView } from '@/features/promotions/promotion-view'
import { ServiceView } from '@/features/services/service-view'
import { translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { type Draft, readDraft } from '@/preview/read-draft'
import { RefreshOnSave } from '@/preview/refresh-on-save'

type Query = Promise<{ token?: string | string[] }>
type Props = { params: Promise<{ locale: string }>; searchParams: Query }

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** A draft as visitors would see it, for the editor who holds a fresh signed link. Never cached, never indexed. */
export default async function PreviewPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <Suspense fallback={<p className="page">…</p>}>
      <Preview locale={locale} query={searchParams} />
    </Suspense>
  )
}

async function Preview({ locale, query }: { locale: Locale; query: Query }) {
  const { token } = await query
  const t = translator(locale)
  const draft = await readDraft(typeof token === 'string' ? token : '')
  if (!draft) return <p className="page page-head lead">{t('preview.expired')}</p>
  return (
    <>
      <RefreshOnSave cmsUrl={readWebEnv().cmsUrl} />
      <div className="preview-bar">
        <div className="page">
          <span>{t('preview.bar')}</span>
          <a className="link tap" href={localisePath(draft.locale, draft.kind === 'other' ? draft.path : '/')}>
            {t('preview.exit')}
          </a>
        </div>
      </div>
      <SiteFrame locale={draft.locale} path="/" languages={[draft.locale]}>
        <DraftView draft={draft} />
      </SiteFrame>
    </>
  )
}

/** A draft is seen without what the shop says around it. */
const nothingAround = { plans: [], branches: [], zones: [], writeHref: '#main', rating: '', reviews: null }

function DraftView({ draft }: { draft: Draft }) {
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
    case 'other':
      return null
  }
}
