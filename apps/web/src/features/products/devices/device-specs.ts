import type { Locale } from '@estu/domain/locale/locales'
import { formatNumber } from '@estu/domain/locale/numbers'
import type { SpecGroup } from '@estu/ui/components/spec-list'
import type { Device } from '@/content/types'
import type { Messages, Translate } from '@/i18n/translator'
import { degreesLabel } from './device-facts'

type Row = { name: string; value: string; say?: string | undefined }

/** All characteristics in groups; what is not known is left out, never guessed. */
export function deviceSpecs(device: Device, locale: Locale, t: Translate): SpecGroup[] {
  const groups = [
    { title: t('device.specMain'), rows: mainRows(device, locale, t) },
    { title: t('device.specPower'), rows: powerRows(device, t) },
    { title: t('device.specConnection'), rows: connectionRows(device, t) },
    { title: t('device.specSound'), rows: soundRows(device, locale, t) },
  ]
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => row.value) }))
    .filter(({ rows }) => rows.length)
}

const when = <T>(value: T | null | undefined, say: (value: T) => string): string =>
  value === null || value === undefined ? '' : say(value)

function mainRows(device: Device, locale: Locale, t: Translate): Row[] {
  return [
    { name: t('device.form'), value: when(device.formFactor, (form) => t(`formFactor.${form}`)) },
    { name: t('device.lossDegrees'), value: degreesLabel(device.lossDegrees), say: t('explain.lossDegrees') },
    {
      name: t('device.powerClass'),
      value: when(device.power, (power) => t(`power.${power}`)),
      say: t('explain.power'),
    },
    {
      name: t('device.techLevel'),
      value: when(device.techLevel, (level) => t('device.techLevelValue', { level })),
      say: t('explain.techLevel'),
    },
    { name: t('device.colours'), value: device.colours.map(({ name }) => name).join(', ') },
    {
      name: t('device.weight'),
      value: when(device.weightG, (grams) =>
        t('device.grams', { value: formatNumber(grams, locale, { fractionDigits: 1 }) }),
      ),
    },
    {
      name: t('device.controls'),
      value: when(device.controls, (controls) => t(`controls.${controls as keyof Messages['controls']}`)),
    },
  ]
}

function powerRows(device: Device, t: Translate): Row[] {
  return [
    { name: t('device.source'), value: when(device.powerSource, (source) => t(`powerSource.${source}`)) },
    {
      name: t('device.life'),
      value: when(device.batteryLifeHours, (count) => t('device.lifeHours', { count })),
      say: t('explain.life'),
    },
    { name: t('device.charge'), value: when(device.chargeHours, (count) => t('device.hours', { count })) },
  ]
}

function connectionRows(device: Device, t: Translate): Row[] {
  const names = device.connectivity.map((name) => t(`connectivity.${name as keyof Messages['connectivity']}`))
  return [{ name: t('device.connection'), value: names.join(', '), say: connectionSay(device, t) }]
}

/** The one term of a connection that sounds like nothing. */
const connectionSay = ({ connectivity }: Device, t: Translate): string | undefined =>
  connectivity.includes('telecoil') ? t('explain.telecoil') : undefined

function soundRows(device: Device, locale: Locale, t: Translate): Row[] {
  const { frequencyMinHz: from, frequencyMaxHz: to } = device
  const names = device.features.map((name) => t(`features.${name as keyof Messages['features']}`))
  return [
    { name: t('device.channels'), value: when(device.channels, String), say: t('explain.channels') },
    { name: t('device.programs'), value: when(device.programs, String), say: t('explain.programs') },
    {
      name: t('device.frequencies'),
      value:
        from !== null && to !== null
          ? t('device.frequencyRange', { from: formatNumber(from, locale), to: formatNumber(to, locale) })
          : '',
      say: t('explain.frequencies'),
    },
    { name: t('device.features'), value: names.join(', ') },
    { name: t('device.protection'), value: device.ipRating ?? '', say: t('explain.protection') },
  ]
}
