import type { Payload } from 'payload'
import { plantTogether } from './batch.ts'
import { branches } from './content/branches/index.ts'
import { brands } from './content/brands/index.ts'
import { konaev } from './content/clinic/konaev.ts'
import { services } from './content/clinic/services.ts'
import { devices as danavoxAndBernafon } from './content/danavox-bernafon-devices/index.ts'
import { articles as expertArticles } from './content/expert-articles/index.ts'
import { usualFaq } from './content/faq/usual.ts'
import { articles as generalArticles } from './content/general-articles/index.ts'
import { announcement } from './content/globals/announcement.ts'
import { delivery } from './content/globals/delivery.ts'
import { holidays } from './content/globals/holidays.ts'
import { home } from './content/globals/home.ts'
import { instalments } from './content/globals/instalments.ts'
import { legal } from './content/globals/legal.ts'
import { navigation } from './content/globals/navigation.ts'
import { organisation } from './content/globals/organisation.ts'
import { articles as hearingArticles } from './content/hearing-articles/index.ts'
import { devices as moreDevices } from './content/more-devices-b/index.ts'
import { articles as moreGeneralArticles } from './content/more-general-articles/index.ts'
import { pages } from './content/pages/index.ts'
import { devices as phonak } from './content/phonak-devices/index.ts'
import { promotions } from './content/promotions/index.ts'
import { accessories } from './content/shop/accessories.ts'
import { consumables } from './content/shop/consumables.ts'
import { devices as shopDevices } from './content/shop/devices.ts'
import { moreFaq } from './content/shop/faq.ts'
import { implants } from './content/shop/implants.ts'
import { reviews } from './content/shop/reviews.ts'
import { specialists } from './content/specialists/index.ts'
import {
  connectBranch,
  coverOfService,
  plantBranch,
  plantService,
  plantSpecialist,
  plantStock,
} from './documents/clinic.ts'
import { picturesOfDevice, plantDevice } from './documents/devices.ts'
import {
  plantAnnouncement,
  plantDelivery,
  plantHolidays,
  plantHome,
  plantInstalments,
  plantLegal,
  plantNavigation,
  plantOrganisation,
} from './documents/globals.ts'
import { pictureOfGoods, plantAccessory, plantConsumable, plantImplant } from './documents/goods.ts'
import {
  coverOfArticle,
  coverOfPromotion,
  plantArticle,
  plantBrand,
  plantFaq,
  plantPromotion,
  plantReview,
} from './documents/materials.ts'
import { plantPage } from './documents/pages.ts'
import { type Garden, openGarden } from './garden.ts'
import { renderAhead } from './picture.ts'

const allBranches = [...branches, konaev]
const allDevices = [...phonak, ...danavoxAndBernafon, ...moreDevices, ...shopDevices]
const allArticles = [...expertArticles, ...hearingArticles, ...generalArticles, ...moreGeneralArticles]

/**
 * Plants the demo content, each piece once; what refers to another piece comes after it. A power cut costs the part
 * under way: the next start goes on with it.
 */
export async function seed(payload: Payload): Promise<void> {
  const garden = await openGarden(payload)
  renderAhead(garden, [
    ...services.map(coverOfService),
    ...allDevices.flatMap(picturesOfDevice),
    ...[...implants, ...consumables, ...accessories].map(pictureOfGoods),
    ...allArticles.map(coverOfArticle),
    ...promotions.map(coverOfPromotion),
  ])
  for (const part of [plantClinic, plantCatalogue, plantMaterials, plantSite]) {
    await plantTogether(garden, () => part(garden))
  }
}

async function plantClinic(garden: Garden): Promise<void> {
  for (const branch of allBranches) await plantBranch(garden, branch)
  for (const specialist of specialists) await plantSpecialist(garden, specialist)
  for (const service of services) await plantService(garden, service)
  for (const branch of allBranches) await connectBranch(garden, branch)
}

async function plantCatalogue(garden: Garden): Promise<void> {
  for (const brand of brands) await plantBrand(garden, brand)
  for (const device of allDevices) await plantDevice(garden, device)
  for (const implant of implants) await plantImplant(garden, implant)
  for (const consumable of consumables) await plantConsumable(garden, consumable)
  for (const accessory of accessories) await plantAccessory(garden, accessory)
  await plantStock(garden)
}

async function plantMaterials(garden: Garden): Promise<void> {
  for (const article of allArticles) await plantArticle(garden, article)
  for (const promotion of promotions) await plantPromotion(garden, promotion)
  for (const [index, entry] of [...usualFaq, ...moreFaq].entries()) await plantFaq(garden, entry, (index + 1) * 10)
  for (const review of reviews) await plantReview(garden, review)
}

async function plantSite(garden: Garden): Promise<void> {
  for (const page of pages) await plantPage(garden, page)
  await plantOrganisation(garden, organisation)
  await plantNavigation(garden, navigation)
  await plantHome(garden, home)
  await plantInstalments(garden, instalments)
  await plantDelivery(garden, delivery)
  await plantHolidays(garden, holidays)
  await plantLegal(garden, legal)
  await plantAnnouncement(garden, announcement)
}
