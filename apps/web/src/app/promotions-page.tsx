import { locales, localisePath } from '@estu/domain/locale/locales'
import { instalmentTermsPath, routes } from '@estu/domain/routing/routes'
import { NextStep } from '@estu/ui/sections/next-step'
import type { Metadata } from 'next'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { ListPages } from '@/components/list-pages'
import { listPromotionPage } from '@/content/editorial/promotions/list-promotions'
import { PromotionTiles } from '@/features/promotions/promotion-tiles'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'
import { type ListParams, readPageOf } from '@/lib/sections/list-page'

const { path } = routes.promotions

export const promotionsMetadata = (params: ListParams): Promise<Metadata> =>
  sectionMetadata(params, path, (t) => ({ title: t('promotions.title'), lead: t('promotions.lead') }))

/** The promotions that run now, a page of them. */
export async function PromotionsPage({ params }: { params: ListParams }) {
  const found = await readPageOf(params, listPromotionPage)
  if (!found) return null
  const { locale, list } = found
  const t = translator(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <SectionPage locale={locale} title={t('promotions.title')} lead={t('promotions.lead')}>
        {list.items.length > 0 ? (
          <div className="promos">
            <PromotionTiles locale={locale} promotions={list.items} isList />
          </div>
        ) : (
          <p>{t('promotions.none')}</p>
        )}
        <ListPages locale={locale} path={path} list={list} />
      </SectionPage>
      <NextStep
        title={t('promotions.nextTitle')}
        text={t('promotions.nextText')}
        main={{ label: t('site.bookLong'), href: localisePath(locale, routes.appointment.path) }}
        other={{ label: t('promotions.instalments'), href: localisePath(locale, instalmentTermsPath) }}
      />
    </SiteFrame>
  )
}
