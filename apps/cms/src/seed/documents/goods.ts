import type { Locale } from '@estu/domain/locale/locales'
import type { AccessorySeed, ConsumableSeed, Fits, GoodsSeed, ImplantSeed } from '../content/contract.ts'
import { createDocument } from '../create-document.ts'
import { createPicture } from '../picture.ts'
import type { Picture } from '../pictures/album.ts'
import { idOf, idsOf, type SeedContext } from '../seed-context.ts'

export const pictureOfGoods = ({ drawing, slug, drawingAlt }: GoodsSeed): Picture => ({
  drawing,
  name: slug,
  alt: drawingAlt,
})

async function sharedFields(
  context: SeedContext,
  goods: GoodsSeed,
): Promise<(locale: Locale) => Record<string, unknown>> {
  const image = await createPicture(context, pictureOfGoods(goods))
  return (locale) => ({
    isDemo: true,
    title: goods.title[locale],
    brand: goods.brand ? idOf(context, 'brands', goods.brand) : null,
    summary: goods.summary[locale],
    description: context.rich(goods.description[locale]),
    images: image ? [image] : [],
    priceKzt: goods.priceKzt,
    availability: goods.availability,
    warrantyMonths: goods.warrantyMonths,
    inTheBox: goods.inTheBox.map((item) => ({ item: item[locale] })),
    faq: goods.faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
    meta: { title: goods.seo.title[locale], description: goods.seo.description[locale] },
  })
}

const fitsFields = (context: SeedContext, fits: Fits) => ({
  fitsDevices: idsOf(context, 'devices', fits.devices),
  fitsImplants: idsOf(context, 'implants', fits.implants),
})

export async function createImplant(context: SeedContext, implant: ImplantSeed): Promise<void> {
  const shared = await sharedFields(context, implant)
  await createDocument(context, {
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
      // Those created before: an item cannot name one that does not exist yet.
      worksWith: idsOf(context, 'implants', implant.worksWith),
    }),
  })
}

export async function createConsumable(context: SeedContext, consumable: ConsumableSeed): Promise<void> {
  const shared = await sharedFields(context, consumable)
  await createDocument(context, {
    collection: 'consumables',
    slug: consumable.slug,
    fields: (locale) => ({
      ...shared(locale),
      ...fitsFields(context, consumable.fits),
      kind: consumable.kind,
      packQty: consumable.packQty,
      size: consumable.size,
      vent: consumable.vent,
      shelfLifeMonths: consumable.shelfLifeMonths,
      returnPolicy: consumable.returnPolicy,
    }),
  })
}

export async function createAccessory(context: SeedContext, accessory: AccessorySeed): Promise<void> {
  const shared = await sharedFields(context, accessory)
  await createDocument(context, {
    collection: 'accessories',
    slug: accessory.slug,
    fields: (locale) => ({
      ...shared(locale),
      ...fitsFields(context, accessory.fits),
      kind: accessory.kind,
      wireless: accessory.wireless,
      rangeM: accessory.rangeM,
      returnPolicy: accessory.returnPolicy,
    }),
  })
}
