import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Accordion } from '@estu/ui/components/accordion'
import { Audiogram } from '@estu/ui/components/audiogram'
import { Gallery } from '@estu/ui/components/gallery'
import { KeyFacts } from '@estu/ui/components/key-facts'
import { SpecList } from '@estu/ui/components/spec-list'
import type { ReactNode } from 'react'
import { RichTextView } from '@/components/rich-text'
import type { Device, DeviceCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { BuyPanel } from './buy-panel'
import { DeviceCards } from './device-cards'
import { badgesOf } from './device-labels'
import { deviceSpecs } from './device-specs'
import { keyFactsOf } from './key-facts-of'

type Props = { locale: Locale; device: Device; others: DeviceCard[]; children?: ReactNode }

/** A hearing aid's page: what it looks like, whom it fits, what it costs, what it can do. */
export function DeviceView({ locale, device, others, children }: Props) {
  const t = translator(locale)
  return (
    <>
      <Crumbs
        locale={locale}
        trail={[{ label: t('devices.title'), href: routes.devices.path }, { label: device.title }]}
      />
      <div className="page product">
        <Gallery
          pictures={device.pictures}
          label={t('device.gallery')}
          showLabel={(index) => t('device.picture', { number: index + 1 })}
          badges={
            <div className="card__badges">
              {badgesOf(device, t).map(({ label, tone }) => (
                <span key={label} className={tone === 'plain' ? 'badge' : `badge badge--${tone}`}>
                  {label}
                </span>
              ))}
            </div>
          }
        />
        <BuyPanel locale={locale} device={device} />
        <KeyFacts facts={keyFactsOf(device, t)} />
      </div>
      <Fit locale={locale} device={device} />
      {device.description && (
        <section className="section">
          <div className="page">
            <h2 className="gap-below">{t('device.description')}</h2>
            <RichTextView text={device.description} locale={locale} />
          </div>
        </section>
      )}
      <section className="section">
        <div className="page">
          <h2 className="gap-below">{t('device.specs')}</h2>
          <SpecList groups={deviceSpecs(device, locale, t)} />
          {device.inTheBox.length > 0 && (
            <div className="prose">
              <h3>{t('device.inTheBox')}</h3>
              <ul>
                {device.inTheBox.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </section>
      {device.faq.length > 0 && (
        <section className="section">
          <div className="page narrow">
            <h2 className="gap-below">{t('device.faq')}</h2>
            <Accordion
              openFirst
              items={device.faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))}
            />
          </div>
        </section>
      )}
      {children}
      {others.length > 0 && (
        <section className="section">
          <div className="page">
            <h2 className="gap-below">{t('device.other')}</h2>
            <DeviceCards locale={locale} devices={others} />
          </div>
        </section>
      )}
    </>
  )
}

function Fit({ locale, device }: { locale: Locale; device: Device }) {
  const t = translator(locale)
  if (device.fittingRange.length < 2) return null
  return (
    <section className="section section--first">
      <div className="page split split--middle">
        <Audiogram
          range={device.fittingRange}
          words={{
            unit: t('device.rangeUnit'),
            label: t('device.rangeLabel'),
            quiet: t('device.quiet'),
            speech: t('device.speech'),
            loud: t('device.loud'),
            range: t('device.range'),
            table: t('device.rangeTable'),
            from: t('device.from'),
            to: t('device.to'),
          }}
        />
        <div className="stack">
          <h2>{t('device.fit')}</h2>
          <p>{t('device.fitText')}</p>
        </div>
      </div>
    </section>
  )
}
