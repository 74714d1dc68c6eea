import type { Locale } from '@estu/domain/locale/locales'
import { GoLink } from '@estu/ui/components/go-link'
import { Picture } from '@estu/ui/components/pictures/picture'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import { RichTextView } from '@/components/text/rich-text'
import type { Brand } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'

type Props = {
  locale: Locale
  brand: Brand
  devices: ReactNode
  /** Where all its devices are listed; null where all are here. */
  allHref: string | null
}

/** A brand: who it is and which of its devices are here. */
export function BrandView({ locale, brand, devices, allHref }: Props) {
  const t = translator(locale)
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: brand.name }]} />
      <div className="page">
        <header className="page-head">
          {brand.logo && (
            <div className="brand-logo">
              <Picture picture={brand.logo} sizes="240px" eager />
            </div>
          )}
          <h1>{brand.name}</h1>
          {brand.tagline && <p className="lead">{brand.tagline}</p>}
          {brand.country && (
            <p className="muted">
              {t('brand.country')}: {brand.country}
            </p>
          )}
        </header>
        {brand.story && (
          <section>
            <h2 className="sr">{t('brand.story')}</h2>
            <RichTextView text={brand.story} locale={locale} />
          </section>
        )}
      </div>
      <section className="section section--first">
        <div className="page">
          <h2 className="gap-below">{t('brand.devices', { brand: brand.name })}</h2>
          {devices ?? <p>{t('brand.noDevices')}</p>}
          {allHref && <GoLink href={allHref} label={t('brand.allDevices', { brand: brand.name })} linkAs={Link} />}
        </div>
      </section>
    </>
  )
}
