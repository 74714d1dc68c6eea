import type { DeviceCard, LossDegree } from '@/content/types'
import type { Translate } from '@/i18n/translator'

/** «I–III»: degrees in a row as a range, kept on one line. */
export function degreesLabel(degrees: readonly LossDegree[]): string {
  const order: LossDegree[] = ['I', 'II', 'III', 'IV']
  const sorted = order.filter((degree) => degrees.includes(degree))
  const [first] = sorted
  const last = sorted.at(-1)
  if (!first || !last || first === last) return first ?? ''
  return `${first}\u2060–\u2060${last}`
}

/** Form, power source and degree of loss in one line. */
export function deviceFacts(device: DeviceCard, t: Translate): string {
  const degrees = degreesLabel(device.lossDegrees)
  return [
    t(`formFactor.${device.formFactor}`),
    device.powerSource ? t(`powerSource.${device.powerSource}`) : '',
    degrees ? t('devices.degrees', { degrees, count: device.lossDegrees.length }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
