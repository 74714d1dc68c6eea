import type { Payload } from 'payload'
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
import { connectBranch, plantBranch, plantService, plantSpecialist, plantStock } from './documents/clinic.ts'
import { plantDevice } from './documents/devices.ts'
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
import { plantAccessory, plantConsumable, plantImplant } from './documents/goods.ts'
import { plantArticle, plantBrand, plantFaq, plantPromotion, plantReview } from './documents/materials.ts'
import { plantPage } from './documents/pages.ts'
import { openGarden } from './garden.ts'

/** Plants the demo content, each piece once; what refers to another piece comes after it. */
export async function seed(payload: Payload): Promise<void> {
  const garden = await openGarden(payload)
  const allBranches = [...branches, konaev]
  for (const branch of allBranches) await plantBranch(garden, branch)
  for (const specialist of specialists) await plantSpecialist(garden, specialist)
  for (const brand of brands) await plantBrand(garden, brand)
  for (const device of [...phonak, ...danavoxAndBernafon, ...moreDevices, ...shopDevices])
    await plantDevice(garden, device)
  for (const implant of implants) await plantImplant(garden, implant)
  for (const consumable of consumables) await plantConsumable(garden, consumable)
  for (const accessory of accessories) await plantAccessory(garden, accessory)
  for (const service of services) await plantService(garden, service)
  for (const branch of allBranches) await connectBranch(garden, branch)
  for (const article of [...expertArticles, ...hearingArticles, ...generalArticles, ...moreGeneralArticles])
    await plantArticle(garden, article)
  for (const promotion of promotions) await plantPromotion(garden, promotion)
  for (const [index, entry] of [...usualFaq, ...moreFaq].entries()) await plantFaq(garden, entry, (index + 1) * 10)
  for (const review of reviews) await plantReview(garden, review)
  for (const page of pages) await plantPage(garden, page)
  await plantOrganisation(garden, organisation)
  await plantNavigation(garden, navigation)
  await plantHome(garden, home)
  await plantInstalments(garden, instalments)
  await plantDelivery(garden, delivery)
  await plantStock(garden)
  await plantHolidays(garden, holidays)
  await plantLegal(garden, legal)
  await plantAnnouncement(garden, announcement)
}
