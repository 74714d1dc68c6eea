import 'server-only'
import type { Device as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { colourKey } from '@estu/domain/orders/cart'
import { filledAll, picture, words } from '@/content/map-shared'
import type { Colour, Device, DeviceCard } from '@/content/types'
import { hasCard, mapCardFacts, mapProductFacts } from './map-product'

export const mapDeviceCard = (stored: Stored): DeviceCard => ({
  ...mapCardFacts(stored),
  section: 'devices',
  instalmentMonths: Number(stored.instalmentMonths ?? 0),
  availability: stored.availability ?? null,
  badges: stored.badges ?? [],
  audience: stored.audience ?? [],
  formFactor: stored.formFactor ?? null,
  powerSource: stored.powerSource ?? null,
  lossDegrees: stored.lossDegrees ?? [],
})

/** The devices that an editor chose, those of them that this language has words for. */
export const mapDeviceCards = (chosen: (Stored | string)[] | null | undefined): DeviceCard[] =>
  filledAll(chosen).filter(hasCard).map(mapDeviceCard)

export function mapDevice(stored: Stored, languages: Locale[]): Device {
  const card = mapDeviceCard(stored)
  return {
    ...card,
    ...mapProductFacts(stored, card, languages),
    // A draft need not say it yet: its preview claims no stock that nobody has filled in.
    availability: card.availability ?? 'out_of_stock',
    series: stored.series ?? null,
    colours: mapColours(stored.colours),
    power: stored.power ?? null,
    techLevel: stored.techLevel ?? null,
    batteryLifeHours: stored.batteryLifeHours ?? null,
    chargeHours: stored.chargeHours ?? null,
    weightG: stored.weightG ?? null,
    ipRating: stored.ipRating ?? null,
    controls: stored.controls ?? null,
    trialDays: stored.trialDays ?? null,
    fittingRange: (stored.fittingRange ?? []).map(({ hz, minDb, maxDb }) => ({ hz: Number(hz), minDb, maxDb })),
    channels: stored.channels ?? null,
    programs: stored.programs ?? null,
    frequencyMinHz: stored.frequencyMinHz ?? null,
    frequencyMaxHz: stored.frequencyMaxHz ?? null,
    connectivity: stored.connectivity ?? [],
    features: stored.features ?? [],
  }
}

/** Colours that have a name in this language and a code that a cart can keep. */
function mapColours(stored: Stored['colours']): Colour[] {
  return (stored ?? []).flatMap(({ name, hex, priceKzt, image }) => {
    const key = colourKey(hex)
    if (!key || !words(name)) return []
    return [{ key, name: words(name), hex: `#${key}`, priceKzt: priceKzt ?? null, picture: picture(image) }]
  })
}
