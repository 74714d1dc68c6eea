import 'server-only'
import type { Device as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { filled, picture, richText, seo, words } from '@/content/map-shared'
import type { Device, DeviceCard } from '@/content/types'

export function mapDeviceCard(stored: Stored): DeviceCard {
  const brand = filled(stored.brand)
  return {
    id: stored.id,
    slug: stored.slug ?? '',
    title: words(stored.title),
    brand: brand?.slug && brand.title ? { slug: brand.slug, name: brand.title } : null,
    summary: words(stored.summary),
    isDemo: stored.isDemo ?? false,
    picture: picture(stored.images?.[0]),
    priceKzt: stored.priceKzt ?? null,
    oldPriceKzt: stored.oldPriceKzt ?? null,
    instalmentMonths: Number(stored.instalmentMonths ?? 12),
    availability: stored.availability,
    badges: stored.badges ?? [],
    audience: stored.audience ?? [],
    formFactor: stored.formFactor,
    powerSource: stored.powerSource ?? null,
    lossDegrees: stored.lossDegrees ?? [],
  }
}

export function mapDevice(stored: Stored, languages: Locale[]): Device {
  const card = mapDeviceCard(stored)
  return {
    ...card,
    languages,
    updatedAt: stored.updatedAt,
    seo: seo(stored.meta, { title: card.title, description: card.summary, image: card.picture }),
    series: stored.series ?? null,
    description: richText(stored.description),
    pictures: (stored.images ?? []).map((image) => picture(image)).filter((image) => image !== null),
    colours: (stored.colours ?? [])
      .map(({ name, hex }) => ({ name: words(name), hex: words(hex) }))
      .filter(({ name }) => name),
    inTheBox: (stored.inTheBox ?? []).map(({ item }) => words(item)).filter(Boolean),
    faq: (stored.faq ?? [])
      .map(({ question, answer }) => ({ question: words(question), answer: words(answer) }))
      .filter(({ question, answer }) => question && answer),
    warrantyMonths: stored.warrantyMonths ?? null,
    power: stored.power ?? null,
    techLevel: stored.techLevel ?? null,
    batteryLifeHours: stored.batteryLifeHours ?? null,
    chargeHours: stored.chargeHours ?? null,
    weightG: stored.weightG ?? null,
    ipRating: stored.ipRating ?? null,
    controls: stored.controls ?? null,
    fittingRange: (stored.fittingRange ?? []).map(({ hz, minDb, maxDb }) => ({ hz: Number(hz), minDb, maxDb })),
    channels: stored.channels ?? null,
    programs: stored.programs ?? null,
    frequencyMinHz: stored.frequencyMinHz ?? null,
    frequencyMaxHz: stored.frequencyMaxHz ?? null,
    connectivity: stored.connectivity ?? [],
    features: stored.features ?? [],
  }
}
