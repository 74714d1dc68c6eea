import { Audiogram } from '@estu/ui/components/audiogram'
import type { Device } from '@/content/types'
import type { Translate } from '@/i18n/translator'

/** Whose hearing a device can be set for, upon an audiogram. */
export function DeviceFit({ device, t }: { device: Device; t: Translate }) {
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
