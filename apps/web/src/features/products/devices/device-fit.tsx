import { frequencies, levelLimits } from '@estu/domain/catalogue/hearing-levels/hearing-levels'
import { frequencyAt, levelAt } from '@estu/domain/catalogue/hearing-levels/plot'
import type { Locale } from '@estu/domain/locale/locales'
import { Audiogram } from '@estu/ui/components/audiogram'
import { GoLink } from '@estu/ui/components/go-link'
import type { Device } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { OwnLevels } from './own-levels'

type Props = { locale: Locale; device: Device; writeHref: string }

/** Whose hearing a device can be set for, upon an audiogram, with room for the reader's own. */
export function DeviceFit({ locale, device, writeHref }: Props) {
  if (device.fittingRange.length < 2) return null
  const t = translator(locale)
  return (
    <section className="section section--first" data-fit={JSON.stringify(device.fittingRange)}>
      <div className="page half">
        <div className="half__in">
          <Audiogram range={device.fittingRange} plot={{ frequencies, frequencyAt, levelAt }} words={plotWords(t)} />
          <div className="stack">
            <h2>{t('device.fit')}</h2>
            <p>{t('device.fitText')}</p>
            <OwnLevels locale={locale} limits={levelLimits} frequencies={frequencies} />
            <GoLink href={writeHref} label={t('product.sendAudiogram')} />
          </div>
        </div>
      </div>
    </section>
  )
}

const plotWords = (t: Translate) => ({
  unit: t('device.rangeUnit'),
  label: t('device.rangeLabel'),
  quiet: t('device.quiet'),
  speech: t('device.speech'),
  loud: t('device.loud'),
  range: t('device.range'),
  right: t('product.right'),
  left: t('product.left'),
  table: t('device.rangeTable'),
  hertz: t('product.hertz'),
  bounds: t('product.bounds'),
})
