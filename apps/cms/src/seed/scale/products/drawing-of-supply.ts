import type { ThingDrawing } from '@estu/domain/media/thing-drawings'

const drawings: Record<string, ThingDrawing> = {
  dome: 'domes-open',
  wax_filter: 'wax-filter-wheel',
  earmould: 'ear-mould-silicone',
  tube: 'tube-thick',
  hook: 'hook-adult',
  receiver: 'receiver-m',
  cleaning: 'wipes',
  drying_capsule: 'drying-capsules',
  headpiece_cable: 'headpiece-cable',
  remote_mic: 'mic-clip',
  tv_connector: 'tv-connector',
  streamer: 'phone-clip',
  remote_control: 'remote',
  charger: 'charger-desk',
  dryer: 'dryer-electric',
  case: 'case-hard',
  ear_clip: 'kids-clip',
  alerting: 'doorbell-flash',
  amplified_phone: 'amplified-phone',
  earplug: 'earplugs-swim',
  system: 'implant-system',
  internal_implant: 'implant-internal',
  sound_processor: 'implant-processor',
  headpiece: 'implant-headpiece',
  cable: 'headpiece-cable',
  microphone: 'implant-remote',
}
const batteries: Record<string, ThingDrawing> = {
  '10': 'battery-pack-10',
  '312': 'battery-pack-312',
  '13': 'battery-pack-13',
  '675': 'battery-pack-675',
}
const domes: Record<string, ThingDrawing> = {
  open: 'domes-open',
  closed: 'domes-closed',
  power: 'domes-power',
  semi: 'domes-double',
}

/** What shows an item of a kind, a battery of a size, a dome of a kind of vent. */
export const drawingOfSupply = (kind: string, { size, vent }: { size?: string | null; vent?: string | null } = {}) =>
  kind === 'battery' ? (batteries[size ?? ''] ?? 'battery-675') : (domes[vent ?? ''] ?? drawings[kind] ?? null)
