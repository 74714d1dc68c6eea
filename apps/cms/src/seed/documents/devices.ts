import type { DeviceSeed } from '../content/contract.ts'
import { trialDays } from '../content/facts/terms.ts'
import { createDocument } from '../create-document.ts'
import { idOf, type SeedContext } from '../seed-context.ts'
import { demoFacts } from './demo-facts.ts'
import { drawingOfDevice } from './drawing-of-device.ts'

export async function createDevice(context: SeedContext, device: DeviceSeed): Promise<void> {
  const more = await demoFacts(context, device)
  await createDocument(context, {
    collection: 'devices',
    slug: device.slug,
    fields: (locale) => ({
      isDemo: true,
      title: device.title[locale],
      brand: idOf(context, 'brands', device.brand),
      series: device.series,
      summary: device.summary[locale],
      description: context.rich(device.description[locale]),
      drawing: drawingOfDevice(device.formFactor, device.powerSource),
      colours: device.colours.map(({ name, hex, priceKzt }) => ({ name: name[locale], hex, priceKzt })),
      inTheBox: device.inTheBox.map((item) => ({ item: item[locale] })),
      faq: device.faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
      priceKzt: device.priceKzt,
      oldPriceKzt: device.oldPriceKzt,
      instalmentMonths: String(device.instalmentMonths),
      availability: device.availability,
      badges: device.badges,
      audience: device.audience,
      warrantyMonths: device.warrantyMonths,
      trialDays: isMadeToEar(device) ? null : trialDays,
      formFactor: device.formFactor,
      power: device.power,
      lossDegrees: device.lossDegrees,
      techLevel: device.techLevel,
      powerSource: device.powerSource,
      batteryLifeHours: device.batteryLifeHours,
      chargeHours: device.chargeHours,
      weightG: device.weightG,
      ipRating: device.ipRating,
      controls: device.controls,
      fittingRange: device.fittingRange.map(({ hz, minDb, maxDb }) => ({ hz: String(hz), minDb, maxDb })),
      channels: device.channels,
      programs: device.programs,
      frequencyMinHz: device.frequencyHz.min,
      frequencyMaxHz: device.frequencyHz.max,
      connectivity: device.connectivity,
      features: device.features,
      ...more(locale),
      meta: { title: device.seo.title[locale], description: device.seo.description[locale] },
    }),
  })
}

/** What is made after the mould of one ear is lent to nobody. */
const isMadeToEar = ({ formFactor }: DeviceSeed): boolean => ['ite', 'itc', 'cic', 'iic'].includes(formFactor)
