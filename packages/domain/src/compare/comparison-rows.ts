import type { MonthlyOffer } from '../orders/instalments/monthly-offer.ts'
import type { Availability } from '../vocabulary/availability.ts'
import type { FormFactor } from '../vocabulary/form-factors.ts'
import type { LossDegree } from '../vocabulary/loss-degrees.ts'
import type { PowerClass, PowerSource } from '../vocabulary/power.ts'

/** What of a hearing aid is compared. Lists that are empty say nothing: what is not known is never guessed. */
export type ComparedDevice = {
  priceKzt: number | null
  /** What it comes to a month; null where no plan covers it. */
  monthly: MonthlyOffer | null
  lossDegrees: readonly LossDegree[]
  formFactor: FormFactor | null
  power: PowerClass | null
  powerSource: PowerSource | null
  batteryLifeHours: number | null
  channels: number | null
  programs: number | null
  features: readonly string[]
  connectivity: readonly string[]
  ipRating: string | null
  audience: readonly string[]
  warrantyMonths: number | null
  trialDays: number | null
  inTheBox: readonly string[]
  availability: Availability | null
}

/** A cell before it is put into words. */
export type ComparedValue =
  | { kind: 'unknown' }
  | { kind: 'price'; kzt: number }
  | { kind: 'monthly'; kzt: number; months: number }
  | { kind: 'degrees'; degrees: readonly LossDegree[] }
  | { kind: 'form'; code: FormFactor }
  | { kind: 'power'; code: PowerClass }
  | { kind: 'source'; code: PowerSource }
  | { kind: 'availability'; code: Availability }
  | { kind: 'hours' | 'count' | 'months' | 'days'; count: number }
  | { kind: 'has'; has: boolean }
  | { kind: 'phone'; how: 'hands_free' | 'bluetooth' | 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'items'; items: readonly string[] }

export type RowGroup = 'price' | 'hearing' | 'sound' | 'connection' | 'body' | 'terms'

type Row = {
  key: string
  group: RowGroup
  read: (device: ComparedDevice) => ComparedValue
  /** A larger figure does not suit a person better by itself: the page says so beside it. */
  moreIsNoJudgement?: true
}

const unknown: ComparedValue = { kind: 'unknown' }

const known = <T>(value: T | null, say: (value: T) => ComparedValue): ComparedValue =>
  value === null ? unknown : say(value)

/** Whether a list names something; a list without any entry was never filled in. */
const has = (list: readonly string[], name: string): ComparedValue =>
  list.length === 0 ? unknown : { kind: 'has', has: list.includes(name) }

const count = (value: number | null): ComparedValue => known(value, (figure) => ({ kind: 'count', count: figure }))

function phone({ connectivity }: ComparedDevice): ComparedValue {
  if (connectivity.length === 0) return unknown
  const how = (['hands_free', 'bluetooth'] as const).find((way) => connectivity.includes(way))
  return { kind: 'phone', how: how ?? 'none' }
}

/** The rows of a comparison in the order people decide by. */
export const comparisonRows = [
  { key: 'price', group: 'price', read: ({ priceKzt }) => known(priceKzt, (kzt) => ({ kind: 'price', kzt })) },
  {
    key: 'monthly',
    group: 'price',
    read: ({ monthly }) => known(monthly, ({ monthlyKzt, months }) => ({ kind: 'monthly', kzt: monthlyKzt, months })),
  },
  {
    key: 'loss',
    group: 'hearing',
    read: ({ lossDegrees }) => (lossDegrees.length > 0 ? { kind: 'degrees', degrees: lossDegrees } : unknown),
    moreIsNoJudgement: true,
  },
  {
    key: 'power',
    group: 'hearing',
    read: ({ power }) => known(power, (code) => ({ kind: 'power', code })),
    moreIsNoJudgement: true,
  },
  { key: 'children', group: 'hearing', read: ({ audience }) => has(audience, 'child') },
  { key: 'channels', group: 'sound', read: ({ channels }) => count(channels), moreIsNoJudgement: true },
  { key: 'programs', group: 'sound', read: ({ programs }) => count(programs), moreIsNoJudgement: true },
  { key: 'noise', group: 'sound', read: ({ features }) => has(features, 'noise_reduction') },
  { key: 'tinnitus', group: 'sound', read: ({ features }) => has(features, 'tinnitus_masker') },
  { key: 'phone', group: 'connection', read: phone },
  { key: 'tv', group: 'connection', read: ({ connectivity }) => has(connectivity, 'tv_streaming') },
  { key: 'app', group: 'connection', read: ({ connectivity }) => has(connectivity, 'app') },
  { key: 'form', group: 'body', read: ({ formFactor }) => known(formFactor, (code) => ({ kind: 'form', code })) },
  {
    key: 'source',
    group: 'body',
    read: ({ powerSource }) => known(powerSource, (code) => ({ kind: 'source', code })),
  },
  {
    key: 'life',
    group: 'body',
    read: ({ batteryLifeHours }) => known(batteryLifeHours, (hours) => ({ kind: 'hours', count: hours })),
  },
  { key: 'ip', group: 'body', read: ({ ipRating }) => known(ipRating, (text) => ({ kind: 'text', text })) },
  {
    key: 'warranty',
    group: 'terms',
    read: ({ warrantyMonths }) => known(warrantyMonths, (months) => ({ kind: 'months', count: months })),
  },
  {
    key: 'trial',
    group: 'terms',
    read: ({ trialDays }) => known(trialDays, (days) => ({ kind: 'days', count: days })),
  },
  {
    key: 'box',
    group: 'terms',
    read: ({ inTheBox }) => (inTheBox.length > 0 ? { kind: 'items', items: inTheBox } : unknown),
  },
  {
    key: 'availability',
    group: 'terms',
    read: ({ availability }) => known(availability, (code) => ({ kind: 'availability', code })),
  },
] as const satisfies readonly Row[]

export type ComparisonRowKey = (typeof comparisonRows)[number]['key']

export type ComparedRow = {
  key: ComparisonRowKey
  group: RowGroup
  moreIsNoJudgement: boolean
  /** One a device, in their order. */
  values: readonly ComparedValue[]
  /** Whether all devices say the same. */
  isSame: boolean
}

/** Devices side by side: every row with its values. A single device differs from nothing. */
export function compareDevices(devices: readonly ComparedDevice[]): ComparedRow[] {
  return comparisonRows.map((row: Row & { key: ComparisonRowKey }) => {
    const values = devices.map(row.read)
    return {
      key: row.key,
      group: row.group,
      moreIsNoJudgement: row.moreIsNoJudgement ?? false,
      values,
      isSame: devices.length > 1 && new Set(values.map(identityOf)).size === 1,
    }
  })
}

/** Lists are the same in any order. */
function identityOf(value: ComparedValue): string {
  if (value.kind === 'degrees') return JSON.stringify(value.degrees.toSorted())
  if (value.kind === 'items') return JSON.stringify(value.items.toSorted())
  return JSON.stringify(value)
}
