import type { Locale } from '@estu/domain/locale/locales'
import type { AccessorySeed, ConsumableSeed, Fits, ImplantSeed, ProductSeed } from '../content/contract.ts'
import { createDocument } from '../create-document.ts'
import { createPicture } from '../picture.ts'
import type { Picture } from '../pictures/album.ts'
import { idOf, idsOf, type SeedContext } from '../seed-context.ts'
import { demoFacts } from './demo-facts.ts'

export const photographsOf = ({ photograph }: ProductSeed): Picture[] =>
  photograph ? [{ ...photograph, name: photograph.drawing }] : []

async function sharedFields(
  context: SeedContext,
  product: ProductSeed,
): Promise<(locale: Locale) => Record<string, unknown>> {
  const [photograph] = photographsOf(product)
  const image = photograph && (await createPicture(context, photograph))
  const more = await demoFacts(context, product)
  return (locale) => ({
    isDemo: true,
    title: product.title[locale],
    brand: product.brand ? idOf(context, 'brands', product.brand) : null,
    summary: product.summary[locale],
    description: context.rich(product.description[locale]),
    images: image ? [image] : [],
    drawing: product.drawing,
    priceKzt: product.priceKzt,
    availability: product.availability,
    warrantyMonths: product.warrantyMonths,
    inTheBox: product.inTheBox.map((item) => ({ item: item[locale] })),
    faq: product.faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
    ...more(locale),
    meta: { title: product.seo.title[locale], description: product.seo.description[locale] },
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
