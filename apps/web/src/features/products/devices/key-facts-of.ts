import type { Device } from '@/content/types'
import type { Translate } from '@/i18n/translator'
import { degreesLabel } from './device-facts'

/** Up to four figures that decide. */
export function keyFactsOf(device: Device, t: Translate): { value: string; label: string }[] {
  const { batteryLifeHours, powerSource, channels, ipRating } = device
  return [
    {
      value: batteryLifeHours ? t('device.hours', { count: batteryLifeHours }) : '',
      label: powerSource === 'rechargeable' ? t('device.keyLife') : t('device.keyBattery'),
    },
    { value: degreesLabel(device.lossDegrees), label: t('device.keyDegrees') },
    { value: channels ? String(channels) : '', label: t('device.keyChannels') },
    { value: ipRating ?? '', label: t('device.keyProtection') },
  ].filter(({ value }) => value)
}
