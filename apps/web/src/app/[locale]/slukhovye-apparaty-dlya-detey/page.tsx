import { locales } from '@estu/domain/locale/locales'
import { childrensDevicePath, routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { listDevices } from '@/content/catalogue/list-devices'
import { DeviceCards } from '@/features/products/device-cards'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { SiteFrame } from '@/layout/site-frame'
import { pageMetadata } from '@/lib/page-metadata'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.childrensDevices

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const t = translator(locale)
  const seo = { title: `${t('children.title')} · ${t('site.name')}`, description: t('children.lead') }
  return pageMetadata({ locale, path, languages: locales, seo })
}

export default async function ChildrensDevicesPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  const devices = (await listDevices(locale)).filter(({ audience }) => audience.includes('child'))
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <Crumbs locale={locale} trail={[{ label: t('children.title') }]} />
      <div className="page">
        <header className="page-head">
          <h1>{t('children.title')}</h1>
          <p className="lead">{t('children.lead')}</p>
          <p className="muted num">{t('devices.count', { count: devices.length })}</p>
        </header>
        {devices.length > 0 ? (
          <DeviceCards locale={locale} devices={devices} heading="h2" pathOf={childrensDevicePath} eager />
        ) : (
          <p>{t('devices.empty')}</p>
        )}
      </div>
    </SiteFrame>
  )
}
