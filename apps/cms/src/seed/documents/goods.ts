import type { Locale } from '@estu/domain/locale/locales'
import type { AccessorySeed, ConsumableSeed, Fits, GoodsSeed, ImplantSeed } from '../content/contract.ts'
import { type Garden, idOf, idsOf } from '../garden.ts'
import { plantPicture } from '../picture.ts'
import type { Picture } from '../pictures/album.ts'
import { plant } from '../plant.ts'

export const pictureOfGoods = ({ drawing, slug, drawingAlt }: GoodsSeed): Picture => ({
  drawing,
  name: slug,
  alt: drawingAlt,
})

async function sharedFields(garden: Garden, goods: GoodsSeed): Promise<(locale: Locale) => Record<string, unknown>> {
  const image = await plantPicture(garden, pictureOfGoods(goods))
  return (locale) => ({
    isDemo: true,
    title: goods.title[locale],
    brand: goods.brand ? idOf(garden, 'brands', goods.brand) : null,
    summary: goods.summary[locale],
    description: garden.rich(goods.description[locale]),
    images: image ? [image] : [],
    priceKzt: goods.priceKzt,
    availability: goods.availability,
    warrantyMonths: goods.warrantyMonths,
    inTheBox: goods.inTheBox.map((item) => ({ item: item[locale] })),
    faq: goods.faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
    meta: { title: goods.seo.title[locale], description: goods.seo.description[locale] },
  })
}

const fitsFields = (garden: Garden, fits: Fits) => ({
  fitsDevices: idsOf(garden, 'devices', fits.devices),
  fitsImplants: idsOf(garden, 'implants', fits.implants),
})

export async function plantImplant(garden: Garden, implant: ImplantSeed): Promise<void> {
  const shared = await sharedFields(garden, implant)
  await plant(garden, {
    collection: 'implants',
    slug: implant.slug,
    fields: (locale) => ({
      ...shared(locale),
      salesMode: implant.priceKzt ? 'shop' : 'consultation',
      component: implant.component,
      wearing: implant.wearing,
      audience: implant.audience,
      ipRating: implant.ipRating,
      connectivity: implant.connectivity,
      candidacy: implant.candidacy[locale],
      mriNote: implant.mriNote[locale],
      // Those planted before: an item cannot name one that does not exist yet.
      worksWith: idsOf(garden, 'implants', implant.worksWith),
    }),
  })
}

export async function plantConsumable(garden: Garden, consumable: ConsumableSeed): Promise<void> {
  const shared = await sharedFields(garden, consumable)
  await plant(garden, {
    collection: 'consumables',
    slug: consumable.slug,
    fields: (locale) => ({
      ...shared(locale),
      ...fitsFields(garden, consumable.fits),
      kind: consumable.kind,
      packQty: consumable.packQty,
      size: consumable.size,
      vent: consumable.vent,
      shelfLifeMonths: consumable.shelfLifeMonths,
      returnPolicy: consumable.returnPolicy,
    }),
  })
}

export async function plantAccessory(garden: Garden, accessory: AccessorySeed): Promise<void> {
  const shared = await sharedFields(garden, accessory)
  await plant(garden, {
    collection: 'accessories',
    slug: accessory.slug,
    fields: (locale) => ({
      ...shared(locale),
      ...fitsFields(garden, accessory.fits),
      kind: accessory.kind,
      wireless: accessory.wireless,
      rangeM: accessory.rangeM,
      returnPolicy: accessory.returnPolicy,
    }),
  })
}
