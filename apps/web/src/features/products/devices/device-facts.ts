import { degreesLabel } from '@estu/domain/catalogue/loss-degrees'
import { dotted } from '@estu/domain/text/typography/dotted'
import type { DeviceCard } from '@/content/types'
import type { Translate } from '@/i18n/translator'

export { degreesLabel }

/** Form, power source and degree of loss in one line. */
export function deviceFacts(device: DeviceCard, t: Translate): string {
  const degrees = degreesLabel(device.lossDegrees)
  return dotted([
    device.formFactor && t(`formFactor.${device.formFactor}`),
    device.powerSource ? t(`powerSource.${device.powerSource}`) : '',
    degrees ? t('devices.degrees', { degrees, count: device.lossDegrees.length }) : '',
  ])
}
