import type { DeviceSeed, Words } from '../content/contract.ts'
import { createDocument } from '../create-document.ts'
import { createPicture } from '../picture.ts'
import type { Picture } from '../pictures/album.ts'
import { idOf, type SeedContext } from '../seed-context.ts'
import { demoFacts } from './demo-facts.ts'

const drawingOf: Record<DeviceSeed['formFactor'], string> = {
  bte: 'bte',
  mini_bte: 'bte',
  ric: 'ric',
  ite: 'ite',
  itc: 'ite',
  cic: 'cic',
  iic: 'cic',
}

export async function createDevice(context: SeedContext, device: DeviceSeed): Promise<void> {
  const images = await createPictures(context, picturesOfDevice(device))
  const inColours = await createPictures(context, coloursOfDevice(device))
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
      images,
      colours: device.colours.map(({ name, hex, priceKzt }, index) => ({
        name: name[locale],
        hex,
        priceKzt,
        image: inColours[index],
      })),
      inTheBox: device.inTheBox.map((item) => ({ item: item[locale] })),
      faq: device.faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
      priceKzt: device.priceKzt,
      oldPriceKzt: device.oldPriceKzt,
      instalmentMonths: String(device.instalmentMonths),
      availability: device.availability,
      badges: device.badges,
      audience: device.audience,
      warrantyMonths: device.warrantyMonths,
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

async function createPictures(context: SeedContext, pictures: readonly Picture[]): Promise<string[]> {
  const ids: string[] = []
  for (const picture of pictures) {
    const id = await createPicture(context, picture)
    if (id) ids.push(id)
  }
  return ids
}

/** Devices that are shown in each of their colours; of the others the first colour is enough for a demonstration. */
const inEveryColour = new Set(['demo-phonak-ric-90-r', 'demo-phonak-bte-p-13', 'demo-phonak-kids-bte-13'])

/** One picture a colour, in the order of the colours. */
export function coloursOfDevice(device: DeviceSeed): Picture[] {
  if (!inEveryColour.has(device.slug)) return []
  return device.colours.map(({ name, hex }, index) => ({
    drawing: drawingOf[device.formFactor],
    name: index === 0 ? device.slug : `${device.slug}-${index + 1}`,
    alt: alt(device.title, name),
    colour: hex,
  }))
}

/** The device in its first colour, worn on the ear where it is worn behind it, and what keeps it going. */
export function picturesOfDevice(device: DeviceSeed): Picture[] {
  const drawing = drawingOf[device.formFactor]
  const colour = device.colours[0]
  const main = { drawing, name: device.slug, alt: alt(device.title, colour?.name), colour: colour?.hex }
  const power = device.powerSource === 'rechargeable' ? charger : battery
  return [main, power, ...(drawing === 'ric' ? [worn, domes] : drawing === 'bte' ? [worn] : [filter])]
}

function alt(title: Words, colour: Words | undefined): Words {
  return {
    ru: `Рисунок: слуховой аппарат ${title.ru}${colour ? `, цвет: ${colour.ru}` : ''}`,
    kk: `Сурет: ${title.kk} есту аппараты${colour ? `, түсі: ${colour.kk}` : ''}`,
  }
}

const charger = {
  drawing: 'charger',
  name: 'charger',
  alt: { ru: 'Рисунок: зарядное устройство с двумя гнёздами', kk: 'Сурет: екі ұялы зарядтағыш' },
}
const battery = {
  drawing: 'pack',
  name: 'battery-pack',
  alt: { ru: 'Рисунок: блистер с батарейками', kk: 'Сурет: батареялар салынған қаптама' },
}
const worn = {
  drawing: 'worn',
  name: 'worn-on-the-ear',
  alt: { ru: 'Рисунок: аппарат на ухе, вид сбоку', kk: 'Сурет: құлаққа тағылған аппарат, бүйірінен' },
}
const domes = {
  drawing: 'domes',
  name: 'domes',
  alt: { ru: 'Рисунок: мягкие купола трёх размеров', kk: 'Сурет: үш түрлі өлшемдегі жұмсақ күмбезшелер' },
}
const filter = {
  drawing: 'filter',
  name: 'wax-filter',
  alt: { ru: 'Рисунок: палочка со сменным фильтром от серы', kk: 'Сурет: құлық сүзгісін ауыстыратын таяқша' },
}
