import { locales, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { Metadata } from 'next'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const { name } = await getSiteBrand(locale)
  return { title: `${translator(locale)('error.title')} · ${name}`, robots: { index: false } }
}

export default async function ErrorPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  return (
    <SiteFrame locale={locale} path={routes.error.path} languages={locales} layout="focus">
      <div className="page form-page">
        <header className="stack stack--tight">
          <h1>{t('error.title')}</h1>
          <p className="lead">{t('error.text')}</p>
        </header>
        <p>
          <ButtonLink href={localisePath(locale, '/')}>{t('error.home')}</ButtonLink>
        </p>
      </div>
    </SiteFrame>
  )
}
