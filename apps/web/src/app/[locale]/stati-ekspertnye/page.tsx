import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { ArticleSection } from '@/features/articles/article-section'
import { translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'
import { pageMetadata } from '@/lib/page-metadata'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.expertArticles

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const t = translator(locale)
  const seo = { title: `${t('articles.expertTitle')} · ${t('site.name')}`, description: t('articles.expertLead') }
  return pageMetadata({ locale, path, languages: locales, seo })
}

export default async function ArticlesPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <ArticleSection locale={locale} kind="expert" />
    </SiteFrame>
  )
}
